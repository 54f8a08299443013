/** Positions made by hand: a board, who owns what, what I hold. */
import { handSize, noCards } from "../../../engine/hand.ts";
import { type Table, tableOf } from "../../../engine/table.ts";
import type { Hand, Seat, State } from "../../../engine/types.ts";
import type { Board } from "../../../maps/board.ts";

export interface Position {
  readonly seats?: number;
  readonly hand?: Partial<Hand>;
  readonly trains?: number;
  readonly stations?: readonly string[];
  readonly owners?: Readonly<Record<number, number>>;
  readonly change?: Partial<State>;
}

export function position(board: Board, at: Position = {}): { table: Table; view: State } {
  const seat: Seat = {
    hand: null,
    cards: 0,
    trains: board.rules.trains,
    points: 0,
    stations: [],
    tickets: 0,
    offer: null,
    countries: [],
  };
  const me: Seat = {
    ...seat,
    hand: { ...noCards, ...at.hand },
    cards: handSize({ ...noCards, ...at.hand }),
    trains: at.trains ?? board.rules.trains,
    stations: at.stations ?? [],
    tickets: [],
  };
  return {
    table: tableOf(board),
    view: {
      map: board.id,
      seed: null,
      source: null,
      first: 0,
      shuffles: 0,
      seats: [me, ...Array.from({ length: (at.seats ?? 2) - 1 }, () => seat)],
      deck: 50,
      discards: noCards,
      row: ["red", "blue", "green", "white", "locomotive"],
      tickets: 20,
      long: 0,
      aside: 0,
      owners: board.lanes.map((_, lane) => at.owners?.[lane] ?? null),
      stacks: board.countries.map(({ cards }) => cards),
      turn: 0,
      drawn: 0,
      tunnel: null,
      passes: 0,
      lastRound: null,
      result: null,
      ...at.change,
    },
  };
}

/** The numbers of the lanes between two places, in the board's order. */
export function lanesBetween(board: Board, a: string, b: string): number[] {
  return board.lanes.flatMap((lane, i) =>
    (lane.a === a && lane.b === b) || (lane.a === b && lane.b === a) ? [i] : [],
  );
}

export function laneBetween(board: Board, a: string, b: string): number {
  const lane = lanesBetween(board, a, b)[0];
  if (lane === undefined) throw new Error(`no lane ${a}-${b}`);
  return lane;
}

export function ticketBetween(board: Board, a: string, b: string): number {
  const ticket = board.tickets.findIndex((one) => one.a === a && one.b === b);
  if (ticket === -1) throw new Error(`no ticket ${a}-${b}`);
  return ticket;
}
