/** Tickets to choose from. Touching one shows it on the board, which stays in sight. */
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";
import { SheetFrame } from "./SheetFrame.tsx";
import { TicketFace } from "./TicketLine.tsx";

export function OfferSheet({ table }: { readonly table: Controller }) {
  const offer = table.mine.value?.offer;
  const w = words.value.table.tickets;
  if (!offer || typeof offer.tickets === "number") return null;
  const kept = table.kept.value;
  const chosen = offer.tickets.filter((ticket) => kept.has(ticket));
  const short = offer.keep - chosen.length;
  const seal = table.view.value?.turn === null && table.session.room.value?.commitment;
  return (
    <SheetFrame table={table} kind="offer" title={w.offer}>
      <ul class="tickets">
        {offer.tickets.map((ticket) => (
          <li key={ticket}>
            <button
              type="button"
              class="ticket-button"
              aria-pressed={kept.has(ticket)}
              onClick={() => table.toggleKept(ticket)}
            >
              <TicketFace table={table} ticket={ticket}>
                <span class="tick" />
              </TicketFace>
            </button>
          </li>
        ))}
      </ul>
      <button
        type="button"
        class="key key-wide"
        disabled={short > 0 || table.busy.value}
        onClick={() => void table.act({ type: "keepTickets", tickets: chosen })}
      >
        {short > 0 ? w.keepMore(short) : w.keep(chosen.length)}
      </button>
      {/* Shown before anyone has acted, so that it can be held against the seed at the end. */}
      {seal && <p class="note">{w.seal(seal.slice(0, 12))}</p>}
    </SheetFrame>
  );
}
