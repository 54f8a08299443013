/** Which hint helps now. Pure: from what the seat sees to at most one hint it has not seen yet. */
import type { Table } from "../../engine/table.ts";
import type { State } from "../../engine/types.ts";
import type { LaterHint, laterHint } from "./laterHint.ts";

export type HintName = "tickets" | "firstTurn" | LaterHint;

/**
 * `later` finds those of later turns; without it, only those a game begins with are given. `before`
 * is what was given last.
 */
export function hintFor(
  table: Table,
  view: State,
  seat: number,
  seen: ReadonlySet<string>,
  later?: typeof laterHint,
  before: HintName | null = null,
): HintName | null {
  const mine = view.seats[seat];
  if (!mine || view.result) return null;
  if (mine.offer) return seen.has("tickets") ? null : "tickets";
  // Once given, it stays until it is dismissed or my next turn brings another: a row that came and
  // went with every turn would move what is under the finger.
  if (view.turn !== seat || view.drawn > 0 || view.tunnel)
    return (
      [before, "firstTurn" as const].find(
        (name) => name && name !== "tickets" && !seen.has(name),
      ) ?? null
    );
  const next = later?.(table, view, seat, seen) ?? null;
  // "Nothing to claim yet?" is no question for whom something is due.
  const due = next !== null && next !== "locomotive" && next !== "collect";
  return due || seen.has("firstTurn") ? next : "firstTurn";
}
