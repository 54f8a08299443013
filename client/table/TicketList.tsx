/** My tickets, each with how far it is from done; touching one shows its way on the board. */
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";
import { TicketFace } from "./TicketLine.tsx";

export function TicketList({ table }: { readonly table: Controller }) {
  const held = table.mine.value?.tickets;
  const w = words.value.table.tickets;
  const tickets = held === undefined || typeof held === "number" ? [] : held;
  if (tickets.length === 0) return <p class="note">{w.none}</p>;
  return (
    <ul class="tickets">
      {tickets.map((ticket) => (
        <li key={ticket}>
          <button
            type="button"
            class="ticket-button"
            aria-pressed={table.ticket.value === ticket}
            onClick={() => table.pickTicket(ticket)}
          >
            <TicketFace table={table} ticket={ticket} />
          </button>
        </li>
      ))}
    </ul>
  );
}
