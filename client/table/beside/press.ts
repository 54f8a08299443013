/** What the keys do. Listed for people in `words.beside.keys`. */
import type { Action } from "../../../engine/types.ts";
import { change, settings } from "../../device/settings.ts";
import type { Controller } from "../controller.ts";

/** `late`: the table has gone on since the key was pressed, and a move was meant for what it was. */
export function press(table: Controller, key: string, late = false): void {
  const move = moveOf(key);
  if (move) {
    if (!late) void table.act(move);
    return;
  }
  const toggle = (kind: "tickets" | "log" | "chat" | "keys" | "find") =>
    table.show(table.sheet.peek()?.kind === kind ? null : { kind });
  switch (key.toLowerCase()) {
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

function moveOf(key: string): Action | null {
  if (/^[1-5]$/.test(key)) return { type: "drawCard", from: Number(key) - 1 };
  switch (key.toLowerCase()) {
    case "d":
      return { type: "drawCard", from: "deck" };
    case "n":
      return { type: "drawTickets" };
    default:
      return null;
  }
}
