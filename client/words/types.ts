/**
 * What a language has to bring. English is the measure: the types below are read off it, so that a
 * text missing in another language does not compile.
 */
import type { about } from "./en/about.ts";
import type { around } from "./en/around.ts";
import type { arrive } from "./en/arrive.ts";
import type { beside } from "./en/beside.ts";
import type { core } from "./en/core.ts";
import type { deeds } from "./en/deeds.ts";
import type { end } from "./en/end.ts";
import type { front } from "./en/front.ts";
import type { guide } from "./en/guide.ts";
import type { refusals } from "./en/refusals.ts";
import type { replay } from "./en/replay.ts";

/** The same shape with any text in it. */
type Widen<T> = T extends string
  ? string
  : T extends (...args: infer A) => string
    ? (...args: A) => string
    : { readonly [K in keyof T]: Widen<T[K]> };

/** Loaded before anything is shown: what the way from a link to the first move needs. */
export type Words = Widen<typeof core>;

/** Loaded with the pages that need them. */
export interface Areas {
  /** By an invitation, for who has no seat yet. */
  readonly arrive: Widen<typeof arrive>;
  /** What happens after the first cards were drawn. */
  readonly deeds: Widen<typeof deeds>;
  /** Around a game, by a tap: its menu, the table screen, watching, options. */
  readonly around: Widen<typeof around>;
  /** Of the table, what the first move does without. */
  readonly beside: Widen<typeof beside>;
  /** The front page and starting a game. */
  readonly front: Widen<typeof front>;
  /** Settings and the privacy note. */
  readonly about: Widen<typeof about>;
  readonly end: Widen<typeof end>;
  readonly replay: Widen<typeof replay>;
  readonly guide: Widen<typeof guide>;
  /** Why something was not done. */
  readonly refusals: Widen<typeof refusals>;
}

export type Area = keyof Areas;

/** One language: what everyone needs, and how each of its areas is fetched. */
export type Shelf = { readonly core: Words } & {
  readonly [A in Area]: () => Promise<{ readonly [Text in A]: Areas[A] }>;
};
