/**
 * Piles some viewers know only the height of. An empty pile holds no secret, so it is always the
 * empty list: that way a view and a fold of redacted events agree on what "nothing" looks like.
 */
import type { Hidden } from "./types.ts";

export function heightOf(pile: Hidden<unknown>): number {
  return typeof pile === "number" ? pile : pile.length;
}

/** The pile as someone sees it who may not look. */
export function faceDown<T>(pile: Hidden<T>): Hidden<T> {
  return heightOf(pile) === 0 ? [] : heightOf(pile);
}

/** The pile without its top `count`. */
export function withoutTop<T>(pile: Hidden<T>, count: number): Hidden<T> {
  if (count === 0) return pile;
  return typeof pile === "number" ? faceDown(pile - count) : pile.slice(count);
}

/** The pile with more put under it; it is known only if both are. */
export function putUnder<T>(pile: Hidden<T>, more: Hidden<T>): Hidden<T> {
  if (heightOf(more) === 0) return pile;
  if (typeof pile === "number" || typeof more === "number") {
    return heightOf(pile) + heightOf(more);
  }
  return [...pile, ...more];
}

/** A pile that the caller is entitled to see; a view never reaches the places that ask. */
export function known<T>(pile: Hidden<T>): readonly T[] {
  if (typeof pile === "number") throw new Error("this pile is face down in a view");
  return pile;
}
