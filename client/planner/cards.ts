/** How far a hand goes on a set of lanes. */
import { type Table, laneOf } from "../../engine/table.ts";
import type { Card, Color, Hand } from "../../engine/types.ts";
import { colors } from "../../maps/board.ts";

type Counting = { -readonly [C in Card]: number };

/** How many cards are still missing to claim all these lanes, spending the hand as well as possible. */
export function cardsMissing(table: Table, hand: Hand, lanes: readonly number[]): number {
  const left: Counting = { ...hand };
  let short = 0;
  let ferries = 0;
  const gray: number[] = [];
  for (const lane of lanes) {
    const { color, length, ferry = 0 } = laneOf(table, lane);
    ferries += ferry;
    if (color === null) gray.push(length - ferry);
    else short += take(left, color, length);
  }
  // Long gray lanes choose their colour first: short ones are content with what remains.
  for (const length of gray.sort((a, b) => b - a)) short += take(left, mostHeld(left), length);
  const onFerries = Math.min(ferries, left.locomotive);
  return ferries - onFerries + Math.max(0, short - (left.locomotive - onFerries));
}

function take(left: Counting, color: Color, count: number): number {
  const taken = Math.min(left[color], count);
  left[color] -= taken;
  return count - taken;
}

export function mostHeld(hand: Hand): Color {
  let best: Color = colors[0];
  for (const color of colors) if (hand[color] > hand[best]) best = color;
  return best;
}
