/** Finding a lane by the names of its cities, without having to hit it on the board. */
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { SheetFrame } from "../SheetFrame.tsx";
import { LaneList } from "./LaneList.tsx";

export function FindSheet({ table }: { readonly table: Controller }) {
  return (
    <SheetFrame
      table={table}
      kind="find"
      title={wordsOf("beside").text.lanes}
      onClose={() => table.show(null)}
    >
      <LaneList table={table} />
    </SheetFrame>
  );
}
