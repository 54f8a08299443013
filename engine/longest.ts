/**
 * The longest continuous path over a set of lanes (R8.3), exactly.
 *
 * A longest path that does not use all lanes of its network must begin and end in places with an odd
 * number of lanes: anywhere else it could be carried on. So a network with at most two odd places is
 * walked whole; any other is searched from its odd places, and a branch is left as soon as even the
 * most hopeful count of what is still ahead cannot beat the best found.
 */
import { joinedBy, otherEnd } from "./network.ts";
import { type Table, laneOf } from "./table.ts";

export interface LongestPath {
  readonly length: number;
  /** In walking order. */
  readonly lanes: readonly number[];
}

export function longestPath(table: Table, lanes: readonly number[]): LongestPath {
  const groups = joinedBy(table, lanes);
  const networks = new Map<number, number[]>();
  for (const lane of lanes) {
    const group = groups[(table.ends[lane] as readonly [number, number])[0]] as number;
    networks.set(group, [...(networks.get(group) ?? []), lane]);
  }
  const total = (network: readonly number[]) =>
    network.reduce((sum, lane) => sum + laneOf(table, lane).length, 0);
  const bySize = [...networks.values()].sort((a, b) => total(b) - total(a));
  let best: LongestPath = { length: 0, lanes: [] };
  for (const network of bySize) {
    if (total(network) <= best.length) break;
    best = new Search(table, network, best).run();
  }
  return best;
}

class Search {
  readonly #table: Table;
  /** Unused lanes at each place, longest first. */
  readonly #lanesAt = new Map<number, number[]>();
  readonly #used: boolean[] = [];
  readonly #walk: number[] = [];
  #best: LongestPath;
  /** No path in this network is longer. */
  readonly #limit: number;

  constructor(table: Table, network: readonly number[], best: LongestPath) {
    this.#table = table;
    this.#best = best;
    const longestFirst = [...network].sort((a, b) => this.#length(b) - this.#length(a));
    for (const lane of longestFirst) {
      for (const place of table.ends[lane] as readonly [number, number]) {
        this.#lanesAt.set(place, [...(this.#lanesAt.get(place) ?? []), lane]);
      }
    }
    const [anywhere] = this.#lanesAt.keys();
    this.#limit = this.#ahead(this.#oddPlaces()[0] ?? (anywhere as number));
  }

  run(): LongestPath {
    const odd = this.#oddPlaces();
    const [anywhere] = this.#lanesAt.keys();
    for (const start of odd.length > 0 ? odd : [anywhere as number]) {
      if (this.#best.length === this.#limit) break;
      this.#extend(start, 0);
    }
    return this.#best;
  }

  #length(lane: number): number {
    return laneOf(this.#table, lane).length;
  }

  #oddPlaces(): number[] {
    return [...this.#lanesAt].flatMap(([place, lanes]) => (lanes.length % 2 === 1 ? [place] : []));
  }

  #extend(place: number, length: number): void {
    if (length > this.#best.length) this.#best = { length, lanes: this.#walk.slice() };
    if (this.#best.length === this.#limit) return;
    if (length + this.#ahead(place) <= this.#best.length) return;
    for (const lane of this.#lanesAt.get(place) as number[]) {
      if (this.#used[lane]) continue;
      this.#used[lane] = true;
      this.#walk.push(lane);
      this.#extend(otherEnd(this.#table, lane, place), length + this.#length(lane));
      this.#walk.pop();
      this.#used[lane] = false;
      if (this.#best.length === this.#limit) return;
    }
  }

  /**
   * The most that can still be walked from here: all unused lanes within reach, less what parity
   * costs. Every place but the two ends that has an odd number of unused lanes leaves one of them
   * over, and one lane left over can serve two places at most.
   */
  #ahead(from: number): number {
    const seen = new Set([from]);
    let twiceReach = 0;
    let twiceLeftOver = 0;
    let dearest = 0;
    for (const place of seen) {
      let free = 0;
      let shortest = Infinity;
      for (const lane of this.#lanesAt.get(place) as number[]) {
        if (this.#used[lane]) continue;
        free++;
        const length = this.#length(lane);
        twiceReach += length;
        if (length < shortest) shortest = length;
        seen.add(otherEnd(this.#table, lane, place));
      }
      if (place !== from && free % 2 === 1) {
        twiceLeftOver += shortest;
        if (shortest > dearest) dearest = shortest;
      }
    }
    return Math.floor((twiceReach - (twiceLeftOver - dearest)) / 2);
  }
}
