/** What the keys do. Listed for people in `words.beside.keys`. */
import { change, settings } from "../../device/settings.ts";
import type { Controller } from "../controller.ts";

export function press(table: Controller, key: string): void {
  if (/^[1-5]$/.test(key)) {
    void table.act({ type: "drawCard", from: Number(key) - 1 });
    return;
  }
  const toggle = (kind: "tickets" | "log" | "chat" | "keys" | "find") =>
    table.show(table.sheet.peek()?.kind === kind ? null : { kind });
  switch (key.toLowerCase()) {
    case "d":
      void table.act({ type: "drawCard", from: "deck" });
      return;
    case "n":
      void table.act({ type: "drawTickets" });
      return;
    case "t":
      toggle("tickets");
      return;
    case "j":
      toggle("log");
      return;
    case "c":
      toggle("chat");
      return;
    case "/":
    case "f":
      toggle("find");
      return;
    case "?":
      toggle("keys");
      return;
    case "v":
      change({ textView: !settings.peek().textView });
      return;
    case "escape":
      table.clear();
      return;
    default:
  }
}
