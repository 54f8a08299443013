/** The table by keyboard. Listed for people in `words.table.keys`. */
import { change, settings } from "../device/settings.ts";
import type { Controller } from "./controller.ts";

export function onKey(table: Controller, event: KeyboardEvent): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const target = event.target;
  if (target instanceof HTMLElement && target.matches("input, select, textarea, dialog *")) return;
  if (press(table, event.key)) event.preventDefault();
}

function press(table: Controller, key: string): boolean {
  if (/^[1-5]$/.test(key)) {
    void table.act({ type: "drawCard", from: Number(key) - 1 });
    return true;
  }
  const toggle = (kind: "tickets" | "log" | "chat" | "keys" | "find") =>
    table.show(table.sheet.peek()?.kind === kind ? null : { kind });
  switch (key.toLowerCase()) {
    case "d":
      void table.act({ type: "drawCard", from: "deck" });
      return true;
    case "n":
      void table.act({ type: "drawTickets" });
      return true;
    case "t":
      toggle("tickets");
      return true;
    case "j":
      toggle("log");
      return true;
    case "c":
      toggle("chat");
      return true;
    case "/":
    case "f":
      toggle("find");
      return true;
    case "?":
      toggle("keys");
      return true;
    case "v":
      change({ textView: !settings.peek().textView });
      return true;
    case "escape":
      table.clear();
      return true;
    default:
      return false;
  }
}
