/** A board laid out for play: names become numbers, and what is asked often is looked up once. */
import { type Board, type Lane, colors } from "../maps/board.ts";

export interface Table {
  readonly board: Board;
  readonly placeNumber: ReadonlyMap<string, number>;
  /** The two place numbers of each lane. */
  readonly ends: readonly (readonly [number, number])[];
  /** The lanes that end in each place. */
  readonly lanesAt: readonly (readonly number[])[];
  /** The other lanes between the same two places, for each lane. */
  readonly twins: readonly (readonly number[])[];
  /** Lanes into a country: all of them stay open at every player count (R4.11). */
  readonly special: readonly boolean[];
  /** Which country each place is, or -1 for a city. */
  readonly countryAt: readonly number[];
  readonly lengths: readonly number[];
  /** The same number for lanes of one length, colour and ferry: they are paid alike. */
  readonly kinds: readonly number[];
  /** The number of each lane's colour in `colors`, or -1 for gray. */
  readonly colorNumber: readonly number[];
}

const laid = new WeakMap<Board, Table>();

export function tableOf(board: Board): Table {
  let table = laid.get(board);
  if (!table) laid.set(board, (table = layOut(board)));
  return table;
}

function layOut(board: Board): Table {
  const placeNumber = new Map(board.places.map((place, i) => [place.id, i]));
  const numberOf = (id: string): number => {
    const n = placeNumber.get(id);
    if (n === undefined) throw new Error(`board "${board.id}" has no place "${id}"`);
    return n;
  };
  const ends = board.lanes.map((lane) => [numberOf(lane.a), numberOf(lane.b)] as const);
  const lanesAt = board.places.map((_, place) =>
    ends.flatMap(([a, b], lane) => (a === place || b === place ? [lane] : [])),
  );
  const twins = ends.map((pair, lane) =>
    ends.flatMap((other, i) => (i !== lane && joins(other) === joins(pair) ? [i] : [])),
  );
  const countryAt = board.places.map(({ id }) => board.countries.findIndex((c) => c.id === id));
  const special = ends.map(([a, b]) => countryAt[a] !== -1 || countryAt[b] !== -1);
  const lengths = board.lanes.map((lane) => lane.length);
  const kindOf = ({ length, color, ferry = 0 }: Lane) => `${length} ${color} ${ferry}`;
  const allKinds = [...new Set(board.lanes.map(kindOf))];
  const kinds = board.lanes.map((lane) => allKinds.indexOf(kindOf(lane)));
  const colorNumber = board.lanes.map(({ color }) => (color === null ? -1 : colors.indexOf(color)));
  return {
    board,
    placeNumber,
    ends,
    lanesAt,
    twins,
    special,
    countryAt,
    lengths,
    kinds,
    colorNumber,
  };
}

function joins([a, b]: readonly [number, number]): string {
  return a < b ? `${a}-${b}` : `${b}-${a}`;
}

/** The lane of a number that is known to be on the board. */
export function laneOf(table: Table, lane: number): Lane {
  return table.board.lanes[lane] as Lane;
}

export function otherEnd(table: Table, lane: number, place: number): number {
  const [a, b] = table.ends[lane] as readonly [number, number];
  return a === place ? b : a;
}
