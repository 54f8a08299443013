import { below, fastStream } from "../stream.ts";
import type { Action } from "../types.ts";
import type { Bot } from "./bot.ts";

/** Any legal action, each as likely as the others. */
export const random: Bot = (rules, { view, events, seat }, seed) => {
  const actions = rules.legalActions(view, seat);
  const stream = fastStream(`${seed}:${seat}:${events.length}`);
  return {
    action: actions[below(stream, actions.length)] as Action,
    why: "one of the legal moves",
  };
};
