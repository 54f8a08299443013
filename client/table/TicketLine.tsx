/** One ticket: where from, where to, what it is worth, and how far it is from done. */
import type { ComponentChildren } from "preact";
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";
import { Later } from "./later.tsx";
import { placeName } from "./telling.ts";

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
  const w = words.value.table;
  return (
    <span class="ticket" data-state={plan?.state} data-long={data.long}>
      {children}
      <span class="ticket-way">
        <span class="ticket-names">
          {placeName(on, data.a)} <span class="ticket-to">–</span> {placeName(on, data.b)}
        </span>
        <span class="ticket-plan">
          {plan?.state === "open"
            ? `${w.tickets.trains(plan.trains)}, ${w.tickets.cardsMissing(plan.cards)}`
            : plan && <Later table={table} part={{ kind: "plan", plan }} />}
        </span>
      </span>
      <b class="ticket-points">
        {data.points}
        <span class="unseen"> {w.points(data.points)}</span>
      </b>
    </span>
  );
}
