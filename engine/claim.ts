/** What may be laid for what: lanes, ferries, stations. Works on a seat's own view. */
import { type Color, colors, lanePoints } from "../maps/board.ts";
import type { Barrier } from "./barrier.ts";
import { type Table, laneOf } from "./table.ts";
import type { Hand, Seat, State } from "./types.ts";

export interface Payment {
  /** The colour laid; null if only locomotives are. */
  readonly color: Color | null;
  readonly locomotives: number;
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
