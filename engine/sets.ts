/** Cards one by one, as they are laid down. */
import { type Card, type Color, type Hand, cards } from "./types.ts";

/** The cards of a hand one by one, in the order of the colours, locomotives last. */
export function listCards(hand: Hand): Card[] {
  return cards.flatMap((card) => Array<Card>(hand[card]).fill(card));
}

/** A set to lay down: the colour first, then locomotives. */
export function setOfCards(color: Color | null, count: number, locomotives: number): Card[] {
  const set: Card[] = [];
  if (color) for (let i = locomotives; i < count; i++) set.push(color);
  for (let i = 0; i < locomotives; i++) set.push("locomotive");
  return set;
}
