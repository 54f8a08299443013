/** The board as a planner sees it: parallel lanes between two places are one link. */
import { pointsFor } from "../claim.ts";
import { type Table, laneOf } from "../table.ts";

export interface Link {
  readonly a: number;
  readonly b: number;
  readonly length: number;
  readonly points: number;
  readonly ferry: number;
  readonly tunnel: boolean;
  /** Into a country (R7). */
  readonly special: boolean;
  readonly lanes: readonly number[];
}

export interface Links {
  readonly list: readonly Link[];
  /** The links at each place. */
  readonly at: readonly (readonly number[])[];
  readonly ofLane: readonly number[];
  /** How much the board's tickets, taken together, want each link: 0 to 1. */
  readonly popularity: readonly number[];
}

const laid = new WeakMap<Table, Links>();

export function linksOf(table: Table): Links {
  let links = laid.get(table);
  if (!links) laid.set(table, (links = layLinks(table)));
  return links;
}

function layLinks(table: Table): Links {
  const ofLane: number[] = [];
  const list: Link[] = [];
  table.board.lanes.forEach((_, lane) => {
    const twin = (table.twins[lane] as readonly number[]).find((other) => other < lane);
    if (twin !== undefined) {
      ofLane.push(ofLane[twin] as number);
      return;
    }
    const { length, ferry = 0, tunnel = false } = laneOf(table, lane);
    const [a, b] = table.ends[lane] as readonly [number, number];
    ofLane.push(list.length);
    list.push({
      a,
      b,
      length,
      points: pointsFor(length),
      ferry,
      tunnel,
      special: table.special[lane] as boolean,
      lanes: [lane, ...(table.twins[lane] as readonly number[])],
    });
  });
  const at = table.board.places.map((_, place) =>
    list.flatMap(({ a, b }, link) => (a === place || b === place ? [link] : [])),
  );
  return { list, at, ofLane, popularity: popularityOf(table, list, at) };
}

/** Walks every ticket's shortest way over the empty board and counts who walks where. */
function popularityOf(
  table: Table,
  list: readonly Link[],
  at: readonly (readonly number[])[],
): number[] {
  const count = list.map(() => 0);
  const lengths = Float64Array.from(list, (link) => link.length + 0.5);
  const finder = new WayFinder(list, at);
  for (const { a, b, points } of table.board.tickets) {
    const from = table.placeNumber.get(a) as number;
    const way = finder.way(lengths, from, table.placeNumber.get(b) as number);
    for (const link of way ?? []) count[link] = (count[link] as number) + points;
  }
  const most = Math.max(...count);
  return count.map((n) => n / most);
}

/** Cheapest ways over links; keeps its scratch paper, so make one and ask it often. */
export class WayFinder {
  readonly #list: readonly Link[];
  readonly #at: readonly (readonly number[])[];
  /** What the last search found: the cost to every place reached, and the link it came by. */
  readonly distance: Float64Array;
  readonly #cameBy: Int16Array;
  readonly #done: Uint8Array;

  constructor(list: readonly Link[], at: readonly (readonly number[])[]) {
    this.#list = list;
    this.#at = at;
    this.distance = new Float64Array(at.length);
    this.#cameBy = new Int16Array(at.length);
    this.#done = new Uint8Array(at.length);
  }

  /** The links of the cheapest way, or null if there is none. */
  way(cost: Float64Array, from: number, to: number): number[] | null {
    this.search(cost, from, to);
    return this.distance[to] === Infinity ? null : this.wayTo(to, from);
  }

  /** Finds the cost from here to everywhere, or until `to` is reached (-1: everywhere). */
  search(cost: Float64Array, from: number, to: number): void {
    const { distance } = this;
    const cameBy = this.#cameBy;
    const done = this.#done;
    distance.fill(Infinity);
    done.fill(0);
    distance[from] = 0;
    cameBy[from] = -1;
    for (;;) {
      let here = -1;
      let near = Infinity;
      for (let place = 0; place < distance.length; place++) {
        if (done[place] === 0 && (distance[place] as number) < near) {
          near = distance[place] as number;
          here = place;
        }
      }
      if (here === -1 || here === to) return;
      done[here] = 1;
      for (const link of this.#at[here] as readonly number[]) {
        const { a, b } = this.#list[link] as Link;
        const there = a === here ? b : a;
        const far = near + (cost[link] as number);
        if (far < (distance[there] as number)) {
          distance[there] = far;
          cameBy[there] = link;
        }
      }
    }
  }

  /** The way the last search found. */
  wayTo(to: number, from: number): number[] {
    const way: number[] = [];
    for (let place = to; place !== from;) {
      const link = this.#cameBy[place] as number;
      way.push(link);
      const { a, b } = this.#list[link] as Link;
      place = a === place ? b : a;
    }
    return way;
  }
}
