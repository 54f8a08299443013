/** What stands in the way of a lane, whatever is paid for it. */
import { type Table, laneOf } from "./table.ts";
import type { RefusalCode, Seat, State } from "./types.ts";

/** What stands in the way whatever is paid. */
export type Barrier = Extract<
  RefusalCode,
  | "lane-taken"
  | "own-double"
  | "lane-closed"
  | "few-trains"
  | "no-stations"
  | "no-such-city"
  | "station-taken"
  | "no-stations-left"
>;

/** Why this lane is not to be had by this seat, whatever it pays; null if it is. */
export function laneBarrier(
  table: Table,
  state: State,
  seat: number,
  lane: number,
): Barrier | null {
  if (state.owners[lane] !== null) return "lane-taken";
  const twins = table.twins[lane] as readonly number[];
  if (twins.length > 0) {
    const closes = !table.special[lane] && closesDoubles(table, state);
    for (const twin of twins) {
      const owner = state.owners[twin];
      if (owner === seat) return "own-double";
      if (closes && owner !== null) return "lane-closed";
    }
  }
  const { trains } = state.seats[seat] as Seat;
  return trains < laneOf(table, lane).length ? "few-trains" : null;
}

/** Whether one taken lane of a double closes the other at this table (R4.4). */
function closesDoubles(table: Table, state: State): boolean {
  return state.seats.length <= table.board.rules.closedDoublesUpTo;
}

/** Whether a lane can never be claimed any more by anyone, though nobody owns it (R4.4). */
export function isClosed(table: Table, state: State, lane: number): boolean {
  return (
    state.owners[lane] === null &&
    !table.special[lane] &&
    closesDoubles(table, state) &&
    (table.twins[lane] as readonly number[]).some((twin) => state.owners[twin] !== null)
  );
}
