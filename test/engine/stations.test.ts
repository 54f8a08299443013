import fc from "fast-check";
import { expect, test } from "vitest";
import { bestStations } from "../../engine/stations.ts";
import type { Rules, Score } from "../../engine/index.ts";
import { inEurope, position, sketch } from "./kit.ts";
import { lengthOfWalk } from "./walks.ts";
import { runs } from "./properties.ts";

/** A small board with random lanes and tickets, lanes owned by anyone, and up to three stations. */
const cases = fc.integer({ min: 3, max: 7 }).chain((places) => {
  const ends = fc
    .tuple(fc.nat(places - 1), fc.nat(places - 2))
    .map(([a, b]) => [a, b >= a ? b + 1 : b] as const);
  return fc.record({
    lanes: fc.array(fc.tuple(ends, fc.constantFrom(0, 1, 2, null)), { minLength: 2, maxLength: 9 }),
    tickets: fc.array(fc.tuple(ends, fc.integer({ min: 1, max: 6 })), { maxLength: 6 }),
    stations: fc.uniqueArray(fc.nat(places - 1), { maxLength: 3 }),
  });
});

test("R6.3 the use of stations agrees with trying everything, on 2,000 random boards", () => {
  fc.assert(
    fc.property(cases, ({ lanes, tickets, stations }) => {
      const used = new Set(lanes.flatMap(([ends]) => ends));
      const rules = sketch({
        lanes: lanes.map(([[a, b]]) => `p${a}-p${b} 1`),
        tickets: tickets
          .filter(([ends]) => ends.every((place) => used.has(place)))
          .map(([[a, b], points]) => `p${a}-p${b} ${points}`),
        rules: { stations: 3, unbuiltStation: 4 },
      });
      const owned = (seat: number) =>
        lanes.flatMap(([, owner], number) => (owner === seat ? [number] : []));
      const state = position(rules, {
        seats: [
          {
            lanes: owned(0),
            tickets: [...rules.board.tickets.keys()],
            stations: stations.filter((place) => used.has(place)).map((place) => `p${place}`),
          },
          { lanes: owned(1) },
          { lanes: owned(2) },
        ],
      });
      const score = rules.result(state).scores[0] as Score;
      const best = tryEverything(rules, state.owners, state.seats[0]?.stations ?? []);
      expect([score.tickets, score.completed.length]).toEqual(best);
      checkReport(rules, state.owners, score, state.seats[0]?.stations ?? []);
    }),
    runs(2000),
  );
});

test("R6.3 stations with no tickets, and tickets with no stations", () => {
  const { table } = inEurope;
  const owners = inEurope.board.lanes.map(() => 1);
  expect(bestStations(table, owners, 0, ["roma", "paris"], []).completed).toEqual([]);
  expect(bestStations(table, owners, 0, [], [3, 4])).toMatchObject({ lanes: [], completed: [] });
});

type Owners = readonly (number | null)[];

/** Every lane of another seat, or none, for every station; and a flood from each ticket's end. */
function tryEverything(
  rules: Rules,
  owners: Owners,
  stations: readonly string[],
): [number, number] {
  const { lanes, tickets } = rules.board;
  let best: [number, number] = [-Infinity, 0];
  const weigh = (borrowed: readonly number[]) => {
    const open = lanes.filter((_, number) => owners[number] === 0 || borrowed.includes(number));
    let points = 0;
    let completed = 0;
    for (const ticket of tickets) {
      const reached = new Set([ticket.a]);
      for (const _ of lanes) {
        for (const { a, b } of open) {
          if (reached.has(a)) reached.add(b);
          if (reached.has(b)) reached.add(a);
        }
      }
      points += reached.has(ticket.b) ? ticket.points : -ticket.points;
      if (reached.has(ticket.b)) completed++;
    }
    if (points > best[0] || (points === best[0] && completed > best[1])) best = [points, completed];
  };
  const choose = (station: number, borrowed: readonly number[]): void => {
    const city = stations[station];
    if (city === undefined) return weigh(borrowed);
    choose(station + 1, borrowed);
    for (const [number, { a, b }] of lanes.entries()) {
      const owner = owners[number];
      if (owner === null || owner === 0 || (a !== city && b !== city)) continue;
      choose(station + 1, [...borrowed, number]);
    }
  };
  choose(0, []);
  return best;
}

/** What is reported must be what was counted: each path walks from a to b over lanes it may use. */
function checkReport(
  rules: Rules,
  owners: Owners,
  score: Score,
  stations: readonly string[],
): void {
  const { board, table } = rules;
  expect(Object.keys(score.stationLanes).toSorted()).toEqual([...stations].toSorted());
  for (const [city, borrowed] of Object.entries(score.stationLanes)) {
    if (borrowed === null) continue;
    expect([1, 2]).toContain(owners[borrowed]);
    expect([board.lanes[borrowed]?.a, board.lanes[borrowed]?.b]).toContain(city);
  }
  const usable = new Set(Object.values(score.stationLanes));
  expect(Object.keys(score.paths).map(Number)).toEqual(score.completed.toSorted((a, b) => a - b));
  for (const [ticket, path] of Object.entries(score.paths)) {
    expect(lengthOfWalk(table, path)).toBe(path.length);
    let here = board.tickets[Number(ticket)]?.a;
    for (const number of path) {
      expect(owners[number] === 0 || usable.has(number)).toBe(true);
      const { a, b } = board.lanes[number] as (typeof board.lanes)[number];
      expect([a, b]).toContain(here);
      here = here === a ? b : a;
    }
    expect(here).toBe(board.tickets[Number(ticket)]?.b);
  }
}
