/**
 * The longest continuous path over a set of lanes (R8.3), exactly.
 *
 * A longest path that does not use all lanes of its network must begin and end in places with an odd
 * number of lanes: anywhere else it could be carried on. So a network with at most two odd places is
 * walked whole; any other is searched from its odd places, and a branch is left as soon as even the
 * most hopeful count of what is still ahead cannot beat the best found.
 */
import { joinedBy } from "./network.ts";
import { type Table, laneOf } from "./table.ts";

export interface LongestPath {
  readonly length: number;
  /** In walking order. */
  readonly lanes: readonly number[];
}

export function longestPath(table: Table, lanes: readonly number[]): LongestPath {
  const groups = joinedBy(table, lanes);
  const networks = new Map<number, { lanes: number[]; total: number }>();
  for (const lane of lanes) {
    const group = groups[(table.ends[lane] as readonly [number, number])[0]] as number;
    let network = networks.get(group);
    if (!network) networks.set(group, (network = { lanes: [], total: 0 }));
    network.lanes.push(lane);
    network.total += laneOf(table, lane).length;
  }
  const bySize = [...networks.values()].sort((a, b) => b.total - a.total);
  let best: LongestPath = { length: 0, lanes: [] };
  for (const network of bySize) {
    if (network.total <= best.length) break;
    best = new Search(table, network.lanes, best).run();
  }
  return best;
}

/** One way out of a place. Lanes and places of the network are numbered anew, from 0. */
interface Exit {
  readonly lane: number;
  readonly to: number;
  readonly length: number;
}

class Search {
  readonly #lanes: readonly number[];
  /** The exits of each place, longest first. */
  readonly #exits: Exit[][] = [];
  readonly #used: boolean[];
  readonly #walk: number[] = [];
  #best: LongestPath;
  /** No path in this network is longer. */
  readonly #limit: number;
  /** Places seen while looking ahead: those marked with the number of the look. */
  readonly #seen: number[];
  readonly #queue: number[];
  /** Of each place seen: whether it is odd, and its two shortest unused lanes. */
  /** Places from which every path has been tried: no better one begins there, nor ends. */
  readonly #spent: boolean[];
  readonly #isOdd: boolean[];
  readonly #onward: number[];
  readonly #onwardElse: number[];
  #look = 0;

  constructor(table: Table, network: readonly number[], best: LongestPath) {
    this.#best = best;
    this.#lanes = network.toSorted((a, b) => laneOf(table, b).length - laneOf(table, a).length);
    const numbers = new Map<number, number>();
    const numberOf = (place: number): number => {
      let number = numbers.get(place);
      if (number === undefined) {
        numbers.set(place, (number = numbers.size));
        this.#exits.push([]);
      }
      return number;
    };
    this.#lanes.forEach((original, lane) => {
      const ends = table.ends[original] as readonly [number, number];
      const [a, b] = [numberOf(ends[0]), numberOf(ends[1])];
      const { length } = laneOf(table, original);
      this.#exitsOf(a).push({ lane, to: b, length });
      this.#exitsOf(b).push({ lane, to: a, length });
    });
    this.#used = this.#lanes.map(() => false);
    this.#seen = this.#exits.map(() => 0);
    this.#queue = this.#exits.map(() => 0);
    this.#spent = this.#exits.map(() => false);
    this.#isOdd = this.#exits.map(() => false);
    this.#onward = this.#exits.map(() => 0);
    this.#onwardElse = this.#exits.map(() => 0);
    this.#limit = this.#ahead(-1);
  }

  run(): LongestPath {
    const odd = [...this.#exits.keys()].filter((place) => this.#exitsOf(place).length % 2 === 1);
    for (const start of odd.length > 0 ? odd : [0]) {
      if (this.#best.length === this.#limit) break;
      this.#extend(start, 0);
      this.#spent[start] = true;
    }
    return this.#best;
  }

  #exitsOf(place: number): Exit[] {
    return this.#exits[place] as Exit[];
  }

  #extend(place: number, length: number): void {
    if (length > this.#best.length) {
      this.#best = { length, lanes: this.#walk.map((lane) => this.#lanes[lane] as number) };
    }
    if (length + this.#ahead(place) <= this.#best.length) return;
    for (const exit of this.#exitsOf(place)) {
      if (this.#used[exit.lane]) continue;
      this.#used[exit.lane] = true;
      this.#walk.push(exit.lane);
      this.#extend(exit.to, length + exit.length);
      this.#walk.pop();
      this.#used[exit.lane] = false;
      if (this.#best.length === this.#limit) return;
    }
  }

  /**
   * The most that can still be walked from here (from -1: by any path at all): the unused lanes
   * within reach, less what parity costs. Every place with an odd number of unused lanes, save the
   * two where the path begins and ends, leaves a way to another such place over; half of that way
   * is put to its account.
   */
  #ahead(from: number): number {
    const look = ++this.#look;
    const queue = this.#queue;
    let reached = 1;
    queue[0] = Math.max(from, 0);
    this.#seen[queue[0]] = look;
    let twiceReach = 0;
    for (let i = 0; i < reached; i++) {
      const place = queue[i] as number;
      let free = 0;
      let shortest = 0;
      let second = 0;
      for (const { lane, to, length } of this.#exitsOf(place)) {
        if (this.#used[lane]) continue;
        free++;
        twiceReach += length;
        // The longest come first, so the last two seen are the shortest.
        second = shortest;
        shortest = length;
        if (this.#seen[to] === look) continue;
        this.#seen[to] = look;
        queue[reached++] = to;
      }
      this.#isOdd[place] = free % 2 === 1 || place === from;
      this.#onward[place] = shortest;
      this.#onwardElse[place] = second;
    }
    let twiceLeftOver = 0;
    let dearest = 0;
    let second = 0;
    for (let i = 0; i < reached; i++) {
      const place = queue[i] as number;
      if (place === from || !this.#isOdd[place]) continue;
      const way = this.#wayToOdd(place);
      twiceLeftOver += way;
      if (this.#spent[place]) continue;
      if (way > dearest) {
        second = dearest;
        dearest = way;
      } else if (way > second) second = way;
    }
    const ends = from === -1 ? dearest + second : dearest;
    return Math.floor((twiceReach - twiceLeftOver + ends) / 2);
  }

  /** No way over unused lanes from this place to another odd one is shorter. */
  #wayToOdd(place: number): number {
    let least = Infinity;
    for (const { lane, to, length } of this.#exitsOf(place)) {
      if (this.#used[lane]) continue;
      let way = length;
      if (!this.#isOdd[to]) {
        // On from there by its shortest lane, but not back by the one just walked.
        const onward = this.#onward[to] as number;
        way += onward === length ? (this.#onwardElse[to] as number) : onward;
      }
      if (way < least) least = way;
    }
    return least;
  }
}
