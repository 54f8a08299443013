/** Addresses. The address is the only state the router has. */
import { type ReadonlySignal, signal } from "@preact/signals";

/** The parts of an address between its slashes. */
export type Place = readonly string[];

export const placeOf = (path: string): Place => path.split("/").filter((part) => part !== "");

/** `/g/:game` and `/g/:game/:invite`, the links people send; all other pages are in pages/places.ts. */
export function gameAt(place: Place) {
  const [first, game, invite = null] = place;
  const elsewhere = invite === "table" || invite === "replay" || place.length > 3;
  return first === "g" && game !== undefined && !elsewhere ? { game, invite } : null;
}

const current = signal(placeOf(location.pathname));

export const place: ReadonlySignal<Place> = current;

/** Go to another page; with `replace` the one being left is not kept in the history. */
export function go(address: string, how?: { readonly replace?: boolean }): void {
  if (how?.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  window.scrollTo(0, 0);
}

function arrive(): void {
  current.value = placeOf(location.pathname);
}

addEventListener("popstate", arrive);
