/** Lanes and tickets, called by their two ends. */
import type { Table } from "../../../engine/table.ts";
import { placeName } from "../telling.ts";

function join(table: Table, { a, b }: { readonly a: string; readonly b: string }): string {
  return `${placeName(table, a)}–${placeName(table, b)}`;
}

export function laneName(table: Table, lane: number): string {
  return join(table, table.board.lanes[lane] as (typeof table.board.lanes)[number]);
}

export function ticketName(table: Table, ticket: number): string {
  return join(table, table.board.tickets[ticket] as (typeof table.board.tickets)[number]);
}
