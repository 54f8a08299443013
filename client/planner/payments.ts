/** Every way to pay, the sensible one first. */
import { type Payment, lanePayments, payments, stationPrice } from "../../engine/claim.ts";
import { type Table, laneOf } from "../../engine/table.ts";
import type { Action, Card, Color, Hand, Seat } from "../../engine/types.ts";

export type { Payment };

export type Asked = Readonly<Partial<Record<Color, number>>>;

/**
 * Locomotives are kept back as long as possible; between colours, the one that my tickets need
 * least and of which most would remain.
 */
export function inGoodOrder(
  ways: readonly Payment[],
  hand: Hand,
  count: number,
  asked: Asked,
): readonly Payment[] {
  const spare = ({ color, locomotives }: Payment) =>
    color ? hand[color] - (count - locomotives) - (asked[color] ?? 0) : -count;
  return [...ways].sort((a, b) => a.locomotives - b.locomotives || spare(b) - spare(a));
}

export function laneWays(table: Table, hand: Hand, lane: number, asked: Asked) {
  const { length } = table.board.lanes[lane] as (typeof table.board.lanes)[number];
  return inGoodOrder(lanePayments(table, hand, lane), hand, length, asked);
}

export function stationWays(seat: Seat, asked: Asked): readonly Payment[] {
  if (!seat.hand) return [];
  const price = stationPrice(seat);
  return inGoodOrder(payments(seat.hand, price, null, 0), seat.hand, price, asked);
}

/** How many cards of each colour these lanes ask for; gray ones ask for none in particular. */
export function colorsAsked(table: Table, lanes: Iterable<number>): Asked {
  const asked: Partial<Record<Color, number>> = {};
  for (const lane of lanes) {
    const { color, length } = laneOf(table, lane);
    if (color) asked[color] = (asked[color] ?? 0) + length;
  }
  return asked;
}

/** The ways to pay for the tunnel's surprise that are among the legal actions, cheapest first. */
export function tunnelWays(legal: readonly Action[]): readonly number[] {
  return legal
    .flatMap((action) => (action.type === "payTunnel" ? [action.locomotives] : []))
    .sort((a, b) => a - b);
}

/** The cards of a payment as they lie on the table: the colour first. */
export function cardsOf({ color, locomotives }: Payment, count: number): readonly Card[] {
  return Array.from({ length: count }, (_, i) =>
    color && i < count - locomotives ? color : "locomotive",
  );
}
