/** Lanes nobody can claim any more, because their twin is taken (R4.4). */
import { isClosed } from "../../engine/barrier.ts";
import { tableOf } from "../../engine/table.ts";
import type { State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";

export function closedLanes(board: Board, view: State): ReadonlySet<number> {
  const table = tableOf(board);
  return new Set(
    board.lanes.flatMap((_, lane) =>
      view.owners[lane] == null && isClosed(table, view, lane) ? [lane] : [],
    ),
  );
}
