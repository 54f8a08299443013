import { expect, test } from "vitest";
import type { GameEvent, Rules } from "../../../engine/index.ts";
import {
  act,
  claim,
  fold,
  inEurope,
  inPoland,
  inUsa,
  only,
  position,
  refusal,
  seed,
  sketch,
} from "../kit.ts";

const all = [inUsa, inEurope, inPoland];

function started(rules: Rules, seats = 2): Extract<GameEvent, { type: "started" }> {
  return only(rules.begin({ seats, seed }), "started");
}

function begun(rules: Rules, seats: number) {
  const [first, ...rest] = rules.begin({ seats, seed });
  return fold(rules, rules.evolve(undefined, first as GameEvent), rest);
}

test.each(all)(
  "R1.1 110 train cards, twelve of each colour and 14 locomotives ($board.id)",
  (rules) => {
    const deck = started(rules).deck as readonly string[];
    const counts: Record<string, number> = {};
    for (const card of deck) counts[card] = (counts[card] ?? 0) + 1;
    expect(counts).toEqual({
      purple: 12,
      blue: 12,
      orange: 12,
      white: 12,
      green: 12,
      yellow: 12,
      black: 12,
      red: 12,
      locomotive: 14,
    });
  },
);

test("R1.2 45 trains in the USA and Europe, 35 in Poland; three stations in Europe only", () => {
  const trains = all.map((rules) => begun(rules, 3).seats.map((seat) => seat.trains));
  expect(trains).toEqual([
    [45, 45, 45],
    [45, 45, 45],
    [35, 35, 35],
  ]);
  expect(all.map((rules) => rules.board.rules.stations)).toEqual([0, 3, 0]);
});

test.each([
  [inUsa, 5],
  [inEurope, 5],
  [inPoland, 4],
] as const)("R1.3 two players at least, and not more than the board takes", (rules, most) => {
  for (let seats = 2; seats <= most; seats++) expect(begun(rules, seats).seats).toHaveLength(seats);
  for (const seats of [0, 1, most + 1, 2.5, Number.NaN]) {
    expect(() => rules.begin({ seats, seed })).toThrow(/takes 2 to/);
  }
});

test("R1.4 30 tickets in the USA, 40 and 6 long in Europe, 35 in Poland", () => {
  const piles = all.map((rules) => {
    const { tickets, long } = started(rules);
    return [tickets, long].map((pile) => (pile === undefined ? null : new Set(pile as []).size));
  });
  expect(piles).toEqual([
    [30, null],
    [40, 6],
    [35, null],
  ]);
  const { long } = started(inEurope);
  const longest = inEurope.board.tickets
    .filter((ticket) => ticket.long)
    .map(({ points }) => points);
  expect(longest).toEqual([20, 20, 20, 21, 21, 21]);
  for (const number of long as number[]) expect(inEurope.board.tickets[number]?.long).toBe(true);
});

test("R1.4 20 country cards in 7 stacks, the highest on top", () => {
  const { stacks } = begun(inPoland, 2);
  expect(stacks).toHaveLength(7);
  expect(stacks.flat()).toHaveLength(20);
  for (const stack of stacks) expect(stack).toEqual(stack.toSorted((a, b) => b - a));
  expect(begun(inUsa, 2).stacks).toEqual([]);
});

test.each([
  [1, 1],
  [2, 2],
  [3, 4],
  [4, 7],
  [5, 10],
  [6, 15],
  [8, 21],
])("R1.5 a lane of %i brings %i points", (length, points) => {
  const rules = sketch({ lanes: [`a-b ${length} red`] });
  const state = position(rules, { seats: [{ hand: { red: 8 } }, {}] });
  const { events, state: after } = act(rules, state, 0, claim(0, "red"));
  expect(only(events, "laneClaimed").points).toBe(points);
  expect(after.seats[0]?.points).toBe(points);
  expect(refusal(rules, after, 1, claim(0, "red"))).toBe("lane-taken");
});
