/** The journal without its sheet. */
import type { Controller } from "../controller.ts";
import { Deeds } from "./Deeds.tsx";

export function LogLines({ table }: { readonly table: Controller }) {
  return <Deeds table={table} deeds={table.deeds.value.toReversed()} />;
}
