/** Checking that lanes given "in walking order" can be walked. */
import type { Table } from "../../engine/table.ts";

/** The length of lanes walked one after the other; NaN if that cannot be done. */
export function lengthOfWalk(table: Table, lanes: readonly number[]): number {
  if (new Set(lanes).size !== lanes.length) return Number.NaN;
  let ends = new Set<number>();
  let length = 0;
  for (const [i, lane] of lanes.entries()) {
    const [a, b] = table.ends[lane] as readonly [number, number];
    const next = new Set<number>();
    if (i === 0 || ends.has(a)) next.add(b);
    if (i === 0 || ends.has(b)) next.add(a);
    if (next.size === 0) return Number.NaN;
    ends = next;
    length += table.board.lanes[lane]?.length ?? 0;
  }
  return length;
}
