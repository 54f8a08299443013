/** The table by keyboard: what each key does is fetched with the first of them. */
import { surely } from "../soon.ts";
import type { Controller } from "./controller.ts";

export async function onKey(table: Controller, event: KeyboardEvent): Promise<void> {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { key, target } = event;
  if (target instanceof HTMLElement && target.matches("input, select, textarea, dialog *")) return;
  // Some browsers would open a search of their own.
  if (key === "/") event.preventDefault();
  const seen = table.view.peek();
  const { press } = await surely(() => import("./beside/press.ts"));
  press(table, key, table.view.peek() !== seen);
}
