/** The computer players, by name. */
import type { Bot } from "./bot.ts";
import { easyCharacter, hardCharacter, normalCharacter } from "./character.ts";
import { greedy } from "./greedy.ts";
import { player } from "./player.ts";
import { random } from "./random.ts";

export type { Bot, Choice, Sight } from "./bot.ts";

export type BotName = "random" | "greedy" | "easy" | "normal" | "hard";

export const bots: Readonly<Record<BotName, Bot>> = {
  random,
  greedy,
  easy: player(easyCharacter),
  normal: player(normalCharacter),
  hard: player(hardCharacter),
};
