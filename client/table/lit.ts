/** Which lanes and places are lit on the board, and why. */
import type { Lit } from "../board/types.ts";
import type { Controller } from "./controller.ts";
import { besideSoon } from "./later.tsx";

export function litOf(table: Controller): Lit | null {
  const ticket = table.ticket.value;
  const data = ticket === null ? undefined : table.table.value?.board.tickets[ticket];
  // What a chosen colour and the sheets light comes with the sheets.
  if (table.color.value || (!data && table.sheet.value))
    return besideSoon()?.litBeside(table) ?? null;
  if (ticket === null || !data) return null;
  const plan = table.plans.value.get(ticket);
  return {
    kind: plan?.state === "done" ? "path" : "plan",
    lanes: new Set(plan && plan.state !== "lost" ? plan.way : []),
    places: new Set([data.a, data.b]),
    dim: true,
  };
}

const nowhere: ReadonlySet<string> = new Set();

/** The ends of the tickets I still have to complete, or have to choose from. */
export function markedOf(table: Controller): ReadonlySet<string> {
  const on = table.table.value;
  if (!on || table.plans.value.size === 0) return nowhere;
  const places = new Set<string>();
  for (const [ticket, plan] of table.plans.value) {
    const data = on.board.tickets[ticket];
    if (!data || plan.state !== "open") continue;
    places.add(data.a);
    places.add(data.b);
  }
  return places;
}
