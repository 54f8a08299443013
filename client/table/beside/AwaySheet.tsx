/** What happened while I was away, told and not replayed. */
import { words } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { SheetFrame } from "../SheetFrame.tsx";
import { Deeds } from "./Deeds.tsx";

export function AwaySheet({
  table,
  since,
}: {
  readonly table: Controller;
  readonly since: number;
}) {
  const w = words.value.table.news;
  return (
    <SheetFrame table={table} kind="away" title={w.away} onClose={() => table.show(null)}>
      <div class="scroll" tabIndex={0} role="group" aria-label={w.away}>
        <Deeds table={table} deeds={table.deeds.value.filter(({ at }) => at > since)} />
      </div>
      <button type="button" class="key key-wide" onClick={() => table.show(null)}>
        {w.goOn}
      </button>
    </SheetFrame>
  );
}
