/** The journal: everything that happened, newest first. */
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { SheetFrame } from "../SheetFrame.tsx";
import { Deeds } from "./Deeds.tsx";

export function LogSheet({ table }: { readonly table: Controller }) {
  const w = wordsOf("beside").log;
  const deeds = table.deeds.value.toReversed();
  return (
    <SheetFrame table={table} kind="log" title={w.title} onClose={() => table.show(null)}>
      {deeds.length === 0 ? (
        <p class="note">{w.empty}</p>
      ) : (
        <div class="scroll" tabIndex={0} role="group" aria-label={w.title}>
          <Deeds table={table} deeds={deeds} />
        </div>
      )}
    </SheetFrame>
  );
}
