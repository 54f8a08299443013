/** The best use of a seat's stations (R6.3), by trying every choice. */
import { join, joinedBy, lanesOf, rootOf } from "./network.ts";
import type { Table } from "./table.ts";
import type { State } from "./types.ts";

export interface StationUse {
  /** The lane each station borrows, in the order of the stations; null where none helps. */
  readonly lanes: readonly (number | null)[];
  readonly completed: readonly number[];
}

export function bestStations(
  table: Table,
  owners: State["owners"],
  seat: number,
  stations: readonly string[],
  tickets: readonly number[],
): StationUse {
  const groups = joinedBy(table, lanesOf(owners, seat));
  const choices = stations.map((city) => borrowable(table, owners, seat, city, groups));
  let best: { lanes: (number | null)[]; completed: number[]; points: number } | undefined;

  const weigh = (lanes: (number | null)[]): void => {
    const parent = groups.slice();
    for (const lane of lanes) {
      if (lane === null) continue;
      const [a, b] = table.ends[lane] as readonly [number, number];
      join(parent, a, b);
    }
    const completed: number[] = [];
    let points = 0;
    for (const ticket of tickets) {
      const {
        a,
        b,
        points: value,
      } = table.board.tickets[ticket] as (typeof table.board.tickets)[0];
      if (rootOf(parent, numberOf(table, a)) !== rootOf(parent, numberOf(table, b))) continue;
      completed.push(ticket);
      points += value;
    }
    if (
      !best ||
      points > best.points ||
      (points === best.points && completed.length > best.completed.length)
    ) {
      best = { lanes: lanes.slice(), completed, points };
    }
  };

  const chosen: (number | null)[] = stations.map(() => null);
  const choose = (station: number): void => {
    if (station === choices.length) return weigh(chosen);
    for (const lane of choices[station] as (number | null)[]) {
      chosen[station] = lane;
      choose(station + 1);
    }
  };
  choose(0);
  return best ?? { lanes: [], completed: [] };
}

/** Lanes of others that end in the city; of several that join the same, one is enough. */
function borrowable(
  table: Table,
  owners: State["owners"],
  seat: number,
  city: string,
  groups: readonly number[],
): (number | null)[] {
  const here = numberOf(table, city);
  const joined = new Set([groups[here]]);
  const lanes: (number | null)[] = [null];
  for (const lane of table.lanesAt[here] as readonly number[]) {
    const owner = owners[lane];
    if (owner === null || owner === seat) continue;
    const [a, b] = table.ends[lane] as readonly [number, number];
    const group = groups[a === here ? b : a];
    if (joined.has(group)) continue;
    joined.add(group);
    lanes.push(lane);
  }
  return lanes;
}

function numberOf(table: Table, place: string): number {
  return table.placeNumber.get(place) as number;
}
