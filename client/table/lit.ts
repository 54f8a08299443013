/** Which lanes and places are lit on the board, and why. */
import type { Lit } from "../board/types.ts";
import { lanesPaidWith } from "../planner/payable.ts";
import type { Controller } from "./controller.ts";

export function litOf(table: Controller): Lit | null {
  const on = table.table.value;
  if (!on) return null;
  const card = table.color.value;
  if (card) return { kind: "payable", lanes: lanesPaidWith(table.legal.value, card), dim: true };
  const ticket = table.ticket.value;
  const data = ticket === null ? undefined : on.board.tickets[ticket];
  if (ticket !== null && data) {
    const plan = table.plans.value.get(ticket);
    const way = plan && plan.state !== "lost" ? plan.way : [];
    return {
      kind: plan?.state === "done" ? "path" : "plan",
      lanes: new Set(way),
      places: new Set([data.a, data.b]),
      dim: true,
    };
  }
  const sheet = table.sheet.value;
  if (sheet?.kind === "away") {
    const lanes = table.deeds.value.flatMap((deed) =>
      deed.kind === "claimed" && deed.at > sheet.since ? [deed.lane] : [],
    );
    return { kind: "path", lanes: new Set(lanes) };
  }
  if (sheet?.kind === "city") return { kind: "path", places: new Set([sheet.city]) };
  return null;
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
