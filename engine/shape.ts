/** Whether something that came from outside is an action at all. */
import { colors } from "../maps/board.ts";
import type { Table } from "./table.ts";
import { type Action, Refusal } from "./types.ts";

function malformed(what: string): never {
  throw new Refusal("malformed", what);
}

function isCount(value: unknown): value is number {
  return typeof value === "number" && Number.isInteger(value) && value >= 0;
}

export function checkShape(table: Table, action: Action): void {
  if (typeof action !== "object" || action === null) malformed("An action is an object.");
  switch (action.type) {
    case "keepTickets": {
      const { tickets } = action;
      if (!Array.isArray(tickets) || !tickets.every(isCount)) malformed("`tickets` lists tickets.");
      if (new Set(tickets).size !== tickets.length) malformed("A ticket is kept only once.");
      return;
    }
    case "drawCard":
      if (action.from !== "deck" && !(isCount(action.from) && action.from < 5)) {
        malformed('`from` is "deck" or a slot from 0 to 4.');
      }
      return;
    case "claimLane":
      checkSet(action);
      if (!isCount(action.lane) || action.lane >= table.board.lanes.length) {
        throw new Refusal("no-such-lane", "There is no such lane on this board.");
      }
      return;
    case "buildStation":
      checkSet(action);
      if (typeof action.city !== "string") malformed("`city` is the id of a city.");
      return;
    case "payTunnel":
      if (!isCount(action.locomotives)) malformed("`locomotives` is a whole number.");
      return;
    case "abandonTunnel":
    case "drawTickets":
    case "pass":
      return;
    default:
      action satisfies never;
      malformed("There is no such action.");
  }
}

function checkSet({ color, locomotives }: { color: unknown; locomotives: unknown }): void {
  if (color !== null && !colors.some((one) => one === color)) {
    malformed("`color` is a card colour, or null for locomotives only.");
  }
  if (!isCount(locomotives)) malformed("`locomotives` is a whole number.");
}
