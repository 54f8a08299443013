/** Names for the reasons a player gives. */
import { laneOf } from "../table.ts";
import type { Outlook } from "./outlook.ts";
import type { Plan } from "./plan.ts";

export function laneName({ table }: Outlook, lane: number): string {
  const { a, b } = laneOf(table, lane);
  return `${placeName(table.board.places, a)}–${placeName(table.board.places, b)}`;
}

function placeName(places: readonly { id: string; name: string }[], id: string): string {
  return places.find((place) => place.id === id)?.name ?? id;
}

/** The plan in one line. */
export function planInWords(outlook: Outlook, plan: Plan): string {
  const open = outlook.goals.filter(({ a, b }) => outlook.joined[a] !== outlook.joined[b]).length;
  const done = outlook.goals.length - open;
  const names = plan.links.map((link) =>
    laneName(outlook, outlook.links.list[link]?.lanes[0] as number),
  );
  const borrowed = plan.borrowed.length > 0 ? `, ${plan.borrowed.length} by station` : "";
  return `${done} tickets joined, ${open} open; plan ${plan.trains} trains in ${plan.turns.toFixed(1)} of ${outlook.turns.toFixed(1)} turns: ${names.join(", ") || "nothing"}${borrowed}`;
}
