import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import type { Board } from "../../maps/board.ts";
import { boards } from "../../maps/index.ts";

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);

const facts = ({ places, lanes, tickets }: Board) => ({
  places: places.length,
  lanes: lanes.length,
  spaces: sum(lanes.map((lane) => lane.length)),
  gray: lanes.filter((lane) => lane.color === null).length,
  ferries: lanes.filter((lane) => lane.ferry).length,
  ferryLocomotives: sum(lanes.map((lane) => lane.ferry ?? 0)),
  tunnels: lanes.filter((lane) => lane.tunnel).length,
  tickets: tickets.length,
  ticketPoints: sum(tickets.map((ticket) => ticket.points)),
});

test("what is printed on the boards", () => {
  const none = { ferries: 0, ferryLocomotives: 0, tunnels: 0 };
  expect(Object.values(boards).map(facts)).toEqual([
    { ...none, places: 36, lanes: 100, spaces: 309, gray: 44, tickets: 30, ticketPoints: 349 },
    {
      places: 47,
      lanes: 101,
      spaces: 300,
      gray: 37,
      ferries: 13,
      ferryLocomotives: 17,
      tunnels: 18,
      tickets: 46,
      ticketPoints: 444,
    },
    { ...none, places: 35, lanes: 102, spaces: 230, gray: 12, tickets: 35, ticketPoints: 252 },
  ]);
});

/** The rows of a board as one text; their order is part of the contract, for logs name numbers. */
function rows({ lanes, tickets, places, countries }: Board): string {
  return [
    ...lanes.map((l) => [l.a, l.b, l.length, l.color ?? "gray", l.ferry ?? 0, l.tunnel ?? false]),
    ...tickets.map((t) => [t.a, t.b, t.points, t.long ?? false]),
    ...places.map((p) => [p.id, p.name]),
    ...countries.map((c) => [c.id, c.cards.join()]),
  ]
    .map((row) => row.join(" "))
    .join("\n");
}

test.each([
  ["usa", "a7471575ab0e400a"],
  ["europe", "95f409541933e33b"],
  ["poland", "a5a5c968e293c350"],
])("the rows of %s stand as they were taken from the published tables", (id, digest) => {
  const text = rows(boards[id] as Board);
  expect(createHash("sha256").update(text).digest("hex").slice(0, 16)).toBe(digest);
});

test("a double joins two cities twice; only lanes into a country come in threes and fours", () => {
  for (const { lanes, countries } of Object.values(boards)) {
    const pairs = new Map<string, number>();
    for (const { a, b } of lanes) {
      const pair = [a, b].sort().join(" ");
      pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
    }
    for (const [pair, count] of pairs) {
      const isAbroad = countries.some(({ id }) => pair.split(" ").includes(id));
      expect(count).toBeLessThanOrEqual(isAbroad ? 4 : 2);
    }
  }
});
