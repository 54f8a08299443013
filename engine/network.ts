/** What a set of lanes joins. */
import { type Table, laneOf, otherEnd } from "./table.ts";

/** The lanes a seat owns. */
export function lanesOf(owners: readonly (number | null)[], seat: number): number[] {
  const lanes: number[] = [];
  for (let lane = 0; lane < owners.length; lane++) if (owners[lane] === seat) lanes.push(lane);
  return lanes;
}

/** For each place, a number that is the same for places that these lanes join. */
export function joinedBy(table: Table, lanes: readonly number[]): number[] {
  const parent = table.board.places.map((_, i) => i);
  for (const lane of lanes) {
    const [a, b] = table.ends[lane] as readonly [number, number];
    join(parent, a, b);
  }
  return parent.map((_, i) => rootOf(parent, i));
}

export function rootOf(parent: readonly number[], place: number): number {
  let root = place;
  while (parent[root] !== root) root = parent[root] as number;
  return root;
}

export function join(parent: number[], a: number, b: number): void {
  parent[rootOf(parent, a)] = rootOf(parent, b);
}

/** The shortest way over these lanes, in walking order; undefined if there is none. */
export function wayOver(
  table: Table,
  lanes: ReadonlySet<number>,
  from: number,
  to: number,
): number[] | undefined {
  const distance = new Map([[from, 0]]);
  const cameBy = new Map<number, number>();
  const open = new Set([from]);
  while (open.size > 0) {
    let here = -1;
    for (const place of open) {
      if (here === -1 || (distance.get(place) ?? 0) < (distance.get(here) ?? 0)) here = place;
    }
    if (here === to) return walkBack(table, cameBy, from, to);
    open.delete(here);
    for (const lane of table.lanesAt[here] as readonly number[]) {
      if (!lanes.has(lane)) continue;
      const there = otherEnd(table, lane, here);
      const far = (distance.get(here) ?? 0) + laneOf(table, lane).length;
      if (far >= (distance.get(there) ?? Infinity)) continue;
      distance.set(there, far);
      cameBy.set(there, lane);
      open.add(there);
    }
  }
  return undefined;
}

function walkBack(
  table: Table,
  cameBy: ReadonlyMap<number, number>,
  from: number,
  to: number,
): number[] {
  const way: number[] = [];
  for (let place = to; place !== from;) {
    const lane = cameBy.get(place) as number;
    way.unshift(lane);
    place = otherEnd(table, lane, place);
  }
  return way;
}
