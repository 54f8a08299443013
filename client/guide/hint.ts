/** Which hint helps now. Pure: from what the seat sees to at most one hint it has not seen yet. */
import { legalActions } from "../../engine/legal.ts";
import type { Table } from "../../engine/table.ts";
import type { State } from "../../engine/types.ts";
import { planTicket } from "../planner/ways.ts";

export const hintNames = [
  "lastRound",
  "tickets",
  "claim",
  "locomotive",
  "collect",
  "firstTurn",
  "ticketDone",
] as const;

export type HintName = (typeof hintNames)[number];

export function hintFor(
  table: Table,
  view: State,
  seat: number,
  seen: ReadonlySet<HintName>,
): HintName | null {
  const mine = view.seats[seat];
  if (!mine || view.result) return null;
  const due = (name: HintName, holds: boolean): HintName | null =>
    holds && !seen.has(name) ? name : null;
  if (mine.offer) return due("tickets", true);
  if (view.turn !== seat || view.drawn > 0 || view.tunnel) return null;
  const claimable = legalActions(table, view, seat).some(({ type }) => type === "claimLane");
  return (
    due("lastRound", view.lastRound !== null) ??
    due("firstTurn", true) ??
    due("ticketDone", hasDoneTicket(table, view, seat)) ??
    due("claim", claimable) ??
    due("locomotive", view.row.includes("locomotive")) ??
    due("collect", mine.cards >= 6)
  );
}

function hasDoneTicket(table: Table, view: State, seat: number): boolean {
  const held = view.seats[seat]?.tickets;
  return (
    Array.isArray(held) &&
    held.some((ticket: number) => planTicket(table, view, seat, ticket).state === "done")
  );
}
