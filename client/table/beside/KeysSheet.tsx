/** The keys, listed. */
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { SheetFrame } from "../SheetFrame.tsx";

export function KeysSheet({ table }: { readonly table: Controller }) {
  const { title, ...keys } = wordsOf("beside").keys;
  return (
    <SheetFrame table={table} kind="keys" title={title} onClose={() => table.show(null)}>
      <ul class="plain-list">
        {Object.values(keys).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </SheetFrame>
  );
}
