/** What a board is: plain data. Everything that differs between the games is written here, once. */

export const colors = [
  "purple",
  "blue",
  "orange",
  "white",
  "green",
  "yellow",
  "black",
  "red",
] as const;

export type Color = (typeof colors)[number];

/** A city, or a neighbouring country, which is a place like a city. */
export interface Place {
  readonly id: string;
  /** As printed on the board; never translated. */
  readonly name: string;
  /** Where it stands, in car spaces; y grows downwards. */
  readonly at: readonly [x: number, y: number];
}

export interface Lane {
  readonly a: string;
  readonly b: string;
  readonly length: number;
  /** The colour of its spaces; null is gray and takes any one colour. */
  readonly color: Color | null;
  /** How many locomotive symbols a ferry shows. */
  readonly ferry?: number;
  readonly tunnel?: true;
}

export interface Ticket {
  readonly a: string;
  readonly b: string;
  readonly points: number;
  readonly long?: true;
}

/** A neighbouring country and its stack of cards, highest on top (R1.4). `id` is its place. */
export interface Country {
  readonly id: string;
  readonly nameEn: string;
  readonly cards: readonly number[];
}

/** How scores that are equal are told apart (R8.4), in the order they are asked. */
export type TieBreak = "ticketsCompleted" | "fewestStations" | "longestPath" | "ticketPoints";

/** The rules a board switches on. The engine asks these, never which map it is. */
export interface BoardRules {
  readonly players: { readonly min: number; readonly max: number };
  readonly trains: number;
  /** 0 where the board has no stations. */
  readonly stations: number;
  /** The first deal of tickets (R2.2-R2.4). */
  readonly setup: {
    readonly tickets: number;
    readonly long: number;
    readonly keep: number;
    /** Tickets not kept: to the bottom at once, out of the game, or shuffled under the deck. */
    readonly returns: "bottom" | "box" | "shuffled";
  };
  /** Tickets drawn during the game (R5.1). */
  readonly draw: { readonly tickets: number; readonly keep: number };
  /** With this many players or fewer, one taken lane of a double closes the other (R4.4). */
  readonly closedDoublesUpTo: number;
  /** Points for the longest continuous path; 0 where the board has no such bonus (R8.3). */
  readonly longestPath: number;
  /** Points for each station not built (R6.4). */
  readonly unbuiltStation: number;
  readonly ties: readonly TieBreak[];
}

export interface Board {
  readonly id: string;
  readonly name: string;
  readonly places: readonly Place[];
  readonly lanes: readonly Lane[];
  readonly tickets: readonly Ticket[];
  /** Empty where the board has no country cards. */
  readonly countries: readonly Country[];
  readonly rules: BoardRules;
}

/** Points for a lane by its length (R1.5); a length that is not here cannot be on a board. */
export const lanePoints: Readonly<Record<number, number>> = {
  1: 1,
  2: 2,
  3: 4,
  4: 7,
  5: 10,
  6: 15,
  8: 21,
};
