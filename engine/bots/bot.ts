/** What a computer player is: it sees what its seat may know, and says what it does and why. */
import type { Rules } from "../index.ts";
import type { Action, GameEvent, State } from "../types.ts";

/** All that a seat may know: its view of the table and the events as it saw them. */
export interface Sight {
  readonly view: State;
  readonly events: readonly GameEvent[];
  readonly seat: number;
}

export interface Choice {
  readonly action: Action;
  /** One line for a person who wants to know what it was about. */
  readonly why: string;
}

/** The same sight and seed always give the same choice. */
export type Bot = (rules: Rules, sight: Sight, seed: string) => Choice;
