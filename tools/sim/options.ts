/** What was asked on the command line of `sim`, or one sentence about what is wrong with it. */
import { parseArgs } from "node:util";
import { type BotName, bots } from "../../engine/bots/index.ts";
import { boards } from "../../maps/index.ts";

export interface Options {
  readonly map: string;
  readonly seats: number;
  /** Who sits where in game 0, one for each seat. */
  readonly lineup: readonly BotName[];
  readonly games: number;
  readonly seed: string;
  readonly log: string | null;
  readonly jobs: number;
  readonly explain: boolean;
}

export class BadOption extends Error {}

export const usage = `npm run -s sim -- --map ${Object.keys(boards).join("|")} --seats N --bots LIST --games N --seed S [--log FILE] [--jobs N]
npm run -s sim -- --map … --seats N --bots LIST --seed S --explain
  LIST: ${Object.keys(bots).join(", ")}, with commas between; repeated to fill the seats, one seat further each game`;

export function readOptions(args: readonly string[]): Options | "help" {
  const values = parsed(args);
  if (values.help) return "help";
  const map = values.map ?? "usa";
  const board = boards[map];
  if (!board) {
    throw new BadOption(`There is no map "${map}": choose ${Object.keys(boards).join(", ")}.`);
  }
  const list = (values.bots ?? "hard").split(",").map((name) => botName(name.trim()));
  const { min, max } = board.rules.players;
  const seats = whole("seats", values.seats ?? String(Math.max(min, list.length)));
  if (seats < min || seats > max) {
    throw new BadOption(`${board.name} takes ${min} to ${max} players, not ${seats}.`);
  }
  if (list.length > seats) {
    throw new BadOption(`There are ${list.length} computer players for ${seats} seats.`);
  }
  const explain = values.explain ?? false;
  const games = whole("games", values.games ?? (explain ? "1" : "100"));
  if (explain && games > 1) throw new BadOption("--explain shows one game: leave --games out.");
  return {
    map,
    seats,
    lineup: Array.from({ length: seats }, (_, i) => list[i % list.length] as BotName),
    games,
    seed: values.seed ?? "branchline",
    log: values.log ?? null,
    jobs: Math.min(whole("jobs", values.jobs ?? "1"), games),
    explain,
  };
}

function parsed(args: readonly string[]) {
  const text = { type: "string" } as const;
  const flag = { type: "boolean" } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        map: text,
        seats: text,
        bots: text,
        games: text,
        seed: text,
        log: text,
        jobs: text,
        explain: flag,
        help: flag,
      },
    }).values;
  } catch (error) {
    throw new BadOption(error instanceof Error ? error.message : String(error));
  }
}

function botName(name: string): BotName {
  if (Object.hasOwn(bots, name)) return name as BotName;
  throw new BadOption(
    `There is no computer player "${name}": choose ${Object.keys(bots).join(", ")}.`,
  );
}

function whole(option: string, text: string): number {
  const number = Number(text);
  if (/^\d+$/.test(text) && number > 0) return number;
  throw new BadOption(`--${option} is a whole number above 0, not "${text}".`);
}
