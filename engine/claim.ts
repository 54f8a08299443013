/** What may be laid for what: lanes, ferries, stations. Works on a seat's own view. */
import { type Color, colors, lanePoints } from "../maps/board.ts";
import { type Table, laneOf } from "./table.ts";
import type { Hand, RefusalCode, Seat, State } from "./types.ts";

export interface Payment {
  /** The colour laid; null if only locomotives are. */
  readonly color: Color | null;
  readonly locomotives: number;
}

/** What stands in the way whatever is paid. */
export type Barrier = Extract<
  RefusalCode,
  | "lane-taken"
  | "own-double"
  | "lane-closed"
  | "few-trains"
  | "no-stations"
  | "no-such-city"
  | "station-taken"
  | "no-stations-left"
>;

/** Why this lane is not to be had by this seat, whatever it pays; null if it is. */
export function laneBarrier(
  table: Table,
  state: State,
  seat: number,
  lane: number,
): Barrier | null {
  if (state.owners[lane] !== null) return "lane-taken";
  const twins = table.twins[lane] as readonly number[];
  if (twins.length > 0) {
    const closes = !table.special[lane] && closesDoubles(table, state);
    for (const twin of twins) {
      const owner = state.owners[twin];
      if (owner === seat) return "own-double";
      if (closes && owner !== null) return "lane-closed";
    }
  }
  const { trains } = state.seats[seat] as Seat;
  return trains < laneOf(table, lane).length ? "few-trains" : null;
}

/** Whether one taken lane of a double closes the other at this table (R4.4). */
function closesDoubles(table: Table, state: State): boolean {
  return state.seats.length <= table.board.rules.closedDoublesUpTo;
}

/** Whether a lane can never be claimed any more by anyone, though nobody owns it (R4.4). */
export function isClosed(table: Table, state: State, lane: number): boolean {
  return (
    state.owners[lane] === null &&
    !table.special[lane] &&
    closesDoubles(table, state) &&
    (table.twins[lane] as readonly number[]).some((twin) => state.owners[twin] !== null)
  );
}

/** Every distinct way to lay `count` cards of one colour, with at least `least` locomotives. */
export function payments(
  hand: Hand,
  count: number,
  color: Color | null,
  least: number,
): readonly Payment[] {
  const ways: Payment[] = [];
  const locomotives = hand.locomotive;
  if (color === null) {
    for (const one of colors) addWays(ways, hand[one], locomotives, count, one, least);
  } else {
    addWays(ways, hand[color], locomotives, count, color, least);
  }
  if (locomotives >= count) ways.push({ color: null, locomotives: count });
  return ways;
}

function addWays(
  ways: Payment[],
  held: number,
  locomotives: number,
  count: number,
  color: Color,
  least: number,
): void {
  // At least one card of the colour: a set of locomotives only has no colour.
  const most = Math.min(locomotives, count - 1);
  for (let n = Math.max(least, count - held); n <= most; n++) ways.push({ color, locomotives: n });
}

/** Every way this seat could pay for a lane. */
export function lanePayments(table: Table, hand: Hand, lane: number): readonly Payment[] {
  const { length, color, ferry = 0 } = laneOf(table, lane);
  return payments(hand, length, color, ferry);
}

/** The price of the next station: one card, then a set of two, then of three (R6.2). */
export function stationPrice(seat: Seat): number {
  return seat.stations.length + 1;
}

/** Why this seat cannot build in this city, whatever it pays. */
export function stationBarrier(
  table: Table,
  state: State,
  seat: number,
  city: string,
): Barrier | null {
  if (table.board.rules.stations === 0) return "no-stations";
  const place = table.placeNumber.get(city);
  if (place === undefined || table.countryAt[place] !== -1) return "no-such-city";
  if (state.seats.some(({ stations }) => stations.includes(city))) return "station-taken";
  const built = (state.seats[seat] as Seat).stations.length;
  return built >= table.board.rules.stations ? "no-stations-left" : null;
}

export function pointsFor(length: number): number {
  return lanePoints[length] as number;
}
