/** The hints that come after the first turn. */
import { legalActions } from "../../engine/legal.ts";
import type { Table } from "../../engine/table.ts";
import type { State } from "../../engine/types.ts";
import { planTicket } from "../planner/ways.ts";

const names = ["lastRound", "ticketDone", "claim", "locomotive", "collect"] as const;

export type LaterHint = (typeof names)[number];

/** The first of them that holds for the seat that is to play and that it has not seen yet. */
export function laterHint(
  table: Table,
  view: State,
  seat: number,
  seen: ReadonlySet<string>,
): LaterHint | null {
  const holds: Readonly<Record<LaterHint, () => boolean>> = {
    lastRound: () => view.lastRound !== null,
    ticketDone: () => hasDoneTicket(table, view, seat),
    claim: () => legalActions(table, view, seat).some(({ type }) => type === "claimLane"),
    locomotive: () => view.row.includes("locomotive"),
    collect: () => (view.seats[seat]?.cards ?? 0) >= 6,
  };
  return names.find((name) => !seen.has(name) && holds[name]()) ?? null;
}

function hasDoneTicket(table: Table, view: State, seat: number): boolean {
  const held = view.seats[seat]?.tickets;
  return (
    Array.isArray(held) &&
    held.some((ticket: number) => planTicket(table, view, seat, ticket).state === "done")
  );
}
