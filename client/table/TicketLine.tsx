/** One ticket: where from, where to, what it is worth, and how far it is from done. */
import type { ComponentChildren } from "preact";
import type { TicketPlan } from "../planner/ways.ts";
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";
import { Icon } from "./icons.tsx";
import { placeName } from "./telling.ts";

export function planText(table: Controller, plan: TicketPlan): string {
  const w = words.value.table.tickets;
  const on = table.table.value;
  switch (plan.state) {
    case "done":
      return plan.borrowed.length > 0 && on
        ? w.doneBorrowed(plan.borrowed.map((city) => placeName(on, city)))
        : w.done;
    case "open":
      return w.open(w.trains(plan.trains), w.cardsMissing(plan.cards));
    case "lost":
      return plan.why === "lanes" ? w.lostLanes : w.lostTrains(plan.trains);
    default:
      return plan satisfies never;
  }
}

export interface TicketLineProps {
  readonly table: Controller;
  readonly ticket: number;
  readonly children?: ComponentChildren;
}

export function TicketFace({ table, ticket, children }: TicketLineProps) {
  const on = table.table.value;
  const data = on?.board.tickets[ticket];
  const plan = table.plans.value.get(ticket);
  if (!on || !data) return null;
  const w = words.value.table.tickets;
  return (
    <span class="ticket" data-state={plan?.state} data-long={data.long}>
      {children}
      <span class="ticket-way">
        <span class="ticket-names">
          {placeName(on, data.a)} <span class="ticket-to">–</span> {placeName(on, data.b)}
        </span>
        <span class="ticket-plan">
          {plan?.state === "done" && <Icon name="check" />}
          {plan?.state === "lost" && <Icon name="cross" />}
          {plan && planText(table, plan)}
        </span>
      </span>
      <b class="ticket-points">
        {data.points}
        <span class="unseen"> {w.worth(data.points)}</span>
      </b>
    </span>
  );
}
