/** My tickets in a drawer of their own. */
import { words } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { SheetFrame } from "../SheetFrame.tsx";
import { TicketList } from "../TicketList.tsx";

export function TicketsSheet({ table }: { readonly table: Controller }) {
  return (
    <SheetFrame
      table={table}
      kind="tickets"
      title={words.value.table.tickets.title}
      onClose={() => table.show(null)}
    >
      <TicketList table={table} />
    </SheetFrame>
  );
}
