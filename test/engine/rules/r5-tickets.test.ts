import { expect, test } from "vitest";
import { act, claim, draw, inUsa, position, refusal, typesOf } from "../kit.ts";

const more = { type: "drawTickets" } as const;
const keep = (...tickets: number[]) => ({ type: "keepTickets" as const, tickets });

test("R5.1 three from the top, at least one to keep, the others under the deck as drawn", () => {
  const state = position(inUsa, { seats: [{ tickets: [1] }, {}], tickets: [8, 4, 6, 2, 9] });
  const { events, state: offered } = act(inUsa, state, 0, more);
  expect(events).toEqual([{ type: "ticketsOffered", seat: 0, tickets: [8, 4, 6], keep: 1 }]);
  expect(offered.tickets).toEqual([2, 9]);
  expect(inUsa.legalActions(offered, 0)).toHaveLength(7);
  expect(refusal(inUsa, offered, 0, keep())).toBe("keep-more");
  expect(refusal(inUsa, offered, 0, keep(2))).toBe("ticket-not-offered");
  expect(refusal(inUsa, offered, 0, keep(8, 8))).toBe("malformed");
  const kept = act(inUsa, offered, 0, keep(4));
  expect(kept.events).toEqual([
    { type: "ticketsKept", seat: 0, kept: [4], returned: [8, 6] },
    { type: "turnStarted", seat: 1 },
  ]);
  expect(kept.state.tickets).toEqual([2, 9, 8, 6]);
  expect(kept.state.seats[0]?.tickets).toEqual([1, 4]);
});

test.each([[[7]], [[7, 3]]])("R5.1 as many as are left: %j", (tickets) => {
  const state = position(inUsa, { seats: 2, tickets });
  const { events, state: offered } = act(inUsa, state, 0, more);
  expect(events).toEqual([{ type: "ticketsOffered", seat: 0, tickets, keep: 1 }]);
  expect(act(inUsa, offered, 0, keep(...tickets)).state.tickets).toEqual([]);
  const one = act(inUsa, offered, 0, keep(7)).state;
  expect(one.tickets).toEqual(tickets.slice(1));
});

test("R5.1 with an empty ticket deck it is not an option", () => {
  const state = position(inUsa, { seats: 2, tickets: [] });
  expect(inUsa.legalActions(state, 0)).not.toContainEqual(more);
  expect(refusal(inUsa, state, 0, more)).toBe("no-tickets");
});

test("R5.2 once drawn, the choice must be finished before anything else, by anyone", () => {
  const state = position(inUsa, { seats: [{ hand: { blue: 6 } }, {}] });
  const { state: offered } = act(inUsa, state, 0, more);
  for (const action of [draw("deck"), draw(0), claim(0, "blue"), more, { type: "pass" }]) {
    expect(refusal(inUsa, offered, 0, action)).toBe("choose-tickets");
  }
  expect(refusal(inUsa, offered, 1, draw("deck"))).toBe("not-your-turn");
  expect(inUsa.legalActions(offered, 1)).toEqual([]);
  expect(new Set(typesOf(inUsa.legalActions(offered, 0) as never))).toEqual(
    new Set(["keepTickets"]),
  );
});
