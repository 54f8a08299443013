/** What happened while I was away, told and not replayed. */
import { wordsOf } from "../../words/index.ts";
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
  const w = wordsOf("beside").away;
  return (
    <SheetFrame table={table} kind="away" title={w.title} onClose={() => table.show(null)}>
      <div class="scroll" tabIndex={0} role="group" aria-label={w.title}>
        <Deeds table={table} deeds={table.deeds.value.filter(({ at }) => at > since)} />
      </div>
      <button type="button" class="key key-wide" onClick={() => table.show(null)}>
        {w.goOn}
      </button>
    </SheetFrame>
  );
}
