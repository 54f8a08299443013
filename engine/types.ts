/** The vocabulary of a game: what is on the table, what a seat may do, what happened. */
import { type Color, colors } from "../maps/board.ts";

export type { Color };

export const cards = [...colors, "locomotive"] as const;

export type Card = Color | "locomotive";

/** How many of each card: a hand, the discards. */
export type Hand = Readonly<Record<Card, number>>;

/** A list that some viewers know only the length of. */
export type Hidden<T> = readonly T[] | number;

/** A seat, or null for someone watching. */
export type Viewer = number | null;

export const playerColors = ["blue", "red", "green", "yellow", "black"] as const;

export type PlayerColor = (typeof playerColors)[number];

export interface CountryCard {
  readonly country: string;
  readonly value: number;
}

/** Tickets a seat has to choose from; nothing else can be done by it until it has (R5.2). */
export interface Offer {
  readonly tickets: Hidden<number>;
  readonly keep: number;
}

/** One player's side of the table. */
export interface Seat {
  /** Null when the viewer may not see it; `cards` is its size, known to all. */
  readonly hand: Hand | null;
  readonly cards: number;
  readonly trains: number;
  /** Points for lanes claimed so far; everything else is counted at the end. */
  readonly points: number;
  /** Cities with a station of this seat, in the order built. */
  readonly stations: readonly string[];
  /** Tickets kept (R2.7). */
  readonly tickets: Hidden<number>;
  readonly offer: Offer | null;
  readonly countries: readonly CountryCard[];
}

/** A tunnel being dug: the cards laid lie beside it until it is claimed or given up. */
export interface Tunnel {
  readonly lane: number;
  readonly laid: readonly Card[];
  readonly revealed: readonly Card[];
  /** Null until the three cards are turned up. */
  readonly extra: number | null;
}

/** Which stream the shuffles come from; "fast" is for simulations, never for a logged game. */
export type Source = "fast";

/** Everything on the table. A view is a state too, in which the unknown is null or a number. */
export interface State {
  readonly map: string;
  readonly seed: string | null;
  readonly source: Source | null;
  readonly first: number;
  /** How often the discards have become the deck. */
  readonly shuffles: number;
  readonly seats: readonly Seat[];
  /** Train cards, top first. */
  readonly deck: Hidden<Card>;
  readonly discards: Hand;
  /** The five open cards; null is a gap. */
  readonly row: readonly (Card | null)[];
  /** The ticket deck, top first. */
  readonly tickets: Hidden<number>;
  /** Long tickets nobody was dealt; they are out of the game. */
  readonly long: Hidden<number>;
  /** Tickets refused in the first choice that did not go back under the deck (yet). */
  readonly aside: Hidden<number>;
  /** The seat that owns each lane, in the board's order. */
  readonly owners: readonly (number | null)[];
  /** Country cards left, in the board's order of countries, top first. */
  readonly stacks: readonly (readonly number[])[];
  /** Whose turn it is; null before the first turn and after the last. */
  readonly turn: number | null;
  /** Train cards drawn in this turn. */
  readonly drawn: number;
  readonly tunnel: Tunnel | null;
  /** Passes in a row (R3.10). */
  readonly passes: number;
  /** The seat that triggered the last round (R8.1). */
  readonly lastRound: number | null;
  readonly result: Result | null;
}

export type Action =
  | { readonly type: "keepTickets"; readonly tickets: readonly number[] }
  | { readonly type: "drawCard"; readonly from: "deck" | number }
  | {
      readonly type: "claimLane";
      readonly lane: number;
      readonly color: Color | null;
      readonly locomotives: number;
    }
  | { readonly type: "payTunnel"; readonly locomotives: number }
  | { readonly type: "abandonTunnel" }
  | { readonly type: "drawTickets" }
  | {
      readonly type: "buildStation";
      readonly city: string;
      readonly color: Color | null;
      readonly locomotives: number;
    }
  | { readonly type: "pass" };

export type GameEvent =
  | {
      readonly type: "started";
      readonly map: string;
      readonly seats: number;
      readonly first: number;
      readonly seed: string | null;
      readonly deck: Hidden<Card>;
      readonly tickets: Hidden<number>;
      readonly long?: Hidden<number>;
      readonly source?: Source;
    }
  | { readonly type: "cardsDealt"; readonly seat: number; readonly cards: Hidden<Card> }
  | { readonly type: "rowFilled"; readonly slot: number; readonly card: Card }
  | { readonly type: "rowFlushed"; readonly discarded: readonly Card[] }
  | { readonly type: "deckShuffled"; readonly deck: Hidden<Card> }
  | {
      readonly type: "ticketsOffered";
      readonly seat: number;
      readonly tickets: Hidden<number>;
      readonly keep: number;
    }
  | {
      readonly type: "ticketsKept";
      readonly seat: number;
      readonly kept: Hidden<number>;
      readonly returned: Hidden<number>;
    }
  | { readonly type: "ticketsShuffled"; readonly tickets: Hidden<number> }
  | { readonly type: "turnStarted"; readonly seat: number }
  | {
      readonly type: "cardDrawn";
      readonly seat: number;
      readonly from: "deck" | number;
      readonly card: Card | null;
    }
  | {
      readonly type: "laneClaimed";
      readonly seat: number;
      readonly lane: number;
      readonly cards: readonly Card[];
      readonly points: number;
    }
  | {
      readonly type: "tunnelDug";
      readonly seat: number;
      readonly lane: number;
      readonly cards: readonly Card[];
    }
  | { readonly type: "cardRevealed"; readonly card: Card }
  | {
      readonly type: "tunnelPriced";
      readonly seat: number;
      readonly lane: number;
      readonly extra: number;
    }
  | { readonly type: "tunnelAbandoned"; readonly seat: number; readonly lane: number }
  | {
      readonly type: "stationBuilt";
      readonly seat: number;
      readonly city: string;
      readonly cards: readonly Card[];
    }
  | {
      readonly type: "countryCardsTaken";
      readonly seat: number;
      readonly cards: readonly CountryCard[];
    }
  | { readonly type: "passed"; readonly seat: number }
  | { readonly type: "lastRound"; readonly seat: number }
  | { readonly type: "finished"; readonly result: Result };

export interface Score {
  readonly total: number;
  readonly lanes: number;
  readonly tickets: number;
  readonly stations: number;
  readonly longest: number;
  readonly countries: number;
  readonly longestLength: number;
  readonly longestLanes: readonly number[];
  readonly completed: readonly number[];
  readonly failed: readonly number[];
  /** For each completed ticket, its lanes in walking order from `a` to `b`. */
  readonly paths: Readonly<Record<number, readonly number[]>>;
  /** For each station built, the lane it borrows. */
  readonly stationLanes: Readonly<Record<string, number | null>>;
}

export interface Result {
  readonly winners: readonly number[];
  readonly scores: readonly Score[];
}

/** Who sat where, for the log. */
export interface LoggedPlayer {
  readonly name: string;
  readonly kind: "person" | "bot";
  readonly level?: string;
}

/** A finished game, complete (contract, section 3). */
export interface GameLog {
  readonly format: 1;
  readonly engine: number;
  readonly map: string;
  readonly seats: number;
  readonly seed: string;
  readonly commitment: string;
  readonly players: readonly LoggedPlayer[];
  readonly events: readonly GameEvent[];
  readonly actions: readonly { readonly seat: number; readonly action: Action }[];
  /** Set when the people agreed to end the game early; then there is no `finished`. */
  readonly ended?: true;
}

export type RefusalCode =
  | "malformed"
  | "game-over"
  | "no-such-seat"
  | "not-your-turn"
  | "choose-tickets"
  | "no-choice"
  | "ticket-not-offered"
  | "keep-more"
  | "finish-drawing"
  | "finish-tunnel"
  | "no-tunnel"
  | "empty-deck"
  | "empty-slot"
  | "open-locomotive"
  | "no-such-lane"
  | "lane-taken"
  | "lane-closed"
  | "own-double"
  | "few-trains"
  | "wrong-color"
  | "wrong-count"
  | "few-locomotives"
  | "few-cards"
  | "no-tickets"
  | "no-stations"
  | "no-such-city"
  | "station-taken"
  | "no-stations-left"
  | "may-not-pass";

/** An action that is not legal: a code for programs, a sentence for people. */
export class Refusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode, message: string) {
    super(message);
    this.name = "Refusal";
    this.code = code;
  }
}
