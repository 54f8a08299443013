/** Counting cards. Hands are never changed, only replaced. */
import { type Card, type Hand, cards } from "./types.ts";

export const noCards: Hand = {
  purple: 0,
  blue: 0,
  orange: 0,
  white: 0,
  green: 0,
  yellow: 0,
  black: 0,
  red: 0,
  locomotive: 0,
};

type Counting = { -readonly [C in Card]: number };

export function plusCards(hand: Hand, more: readonly Card[]): Hand {
  const sum: Counting = { ...hand };
  for (const card of more) sum[card]++;
  return sum;
}

export function minusCards(hand: Hand, fewer: readonly Card[]): Hand {
  const rest: Counting = { ...hand };
  for (const card of fewer) rest[card]--;
  return rest;
}

export function handSize(hand: Hand): number {
  let size = 0;
  for (const card of cards) size += hand[card];
  return size;
}
