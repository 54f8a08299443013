import { describe, expect, test } from "vitest";
import type { RefusalCode, Rules, State } from "../../engine/index.ts";
import {
  type Setup,
  act,
  claim,
  draw,
  inEurope,
  inUsa,
  position,
  refusal,
  seed,
  sketch,
  times,
} from "./kit.ts";

interface Refused {
  readonly rules: Rules;
  readonly state: State;
  readonly seat: number;
  readonly action: unknown;
}

const board = sketch({
  lanes: ["a-b 2 red", "a-b 2 blue", "c-d 3 ferry 1", "d-e 2 green tunnel"],
  rules: { stations: 1 },
});

const on = (setup: Partial<Setup>, action: unknown, seat = 0): Refused => ({
  rules: board,
  state: position(board, { seats: 2, tickets: [], ...setup }),
  seat,
  action,
});

const digging = act(
  board,
  position(board, { seats: [{ hand: { green: 2 } }, {}], deck: ["green"] }),
  0,
  claim(3, "green"),
).state;

const over = act(board, position(board, { seats: 2, lastRound: 0, drawn: 1 }), 0, draw(0)).state;

const station = (city: string) => ({ type: "buildStation", city, color: "red", locomotives: 0 });

/** One position for every code there is; the type sees to it that none is forgotten. */
const refusals: Record<RefusalCode, Refused> = {
  malformed: on({}, { type: "drawCard", from: 5 }),
  "game-over": { ...on({}, draw("deck")), state: over },
  "no-such-seat": on({}, draw("deck"), 2),
  "not-your-turn": on({}, draw("deck"), 1),
  "choose-tickets": {
    rules: inUsa,
    state: act(inUsa, position(inUsa, { seats: 2 }), 0, { type: "drawTickets" }).state,
    seat: 0,
    action: draw("deck"),
  },
  "no-choice": on({}, { type: "keepTickets", tickets: [0] }),
  "ticket-not-offered": {
    rules: inUsa,
    state: act(inUsa, position(inUsa, { seats: 2, tickets: [3, 4, 5] }), 0, {
      type: "drawTickets",
    }).state,
    seat: 0,
    action: { type: "keepTickets", tickets: [3, 6] },
  },
  "keep-more": {
    rules: inUsa,
    state: act(inUsa, position(inUsa, { seats: 2, tickets: [3, 4, 5] }), 0, {
      type: "drawTickets",
    }).state,
    seat: 0,
    action: { type: "keepTickets", tickets: [] },
  },
  "finish-drawing": on({ drawn: 1, seats: [{ hand: { red: 2 } }, {}] }, claim(0, "red")),
  "finish-tunnel": { ...on({}, draw("deck")), state: digging },
  "no-tunnel": on({}, { type: "payTunnel", locomotives: 1 }),
  "empty-deck": on({ rest: 1 }, draw("deck")),
  "empty-slot": on({ rest: 1, row: ["red", null, null, null, null] }, draw(3)),
  "open-locomotive": on({ drawn: 1, row: times(5, "locomotive") }, draw(0)),
  "no-such-lane": on({}, claim(4, "red")),
  "lane-taken": on({ seats: [{ hand: { red: 2 } }, { lanes: [0] }] }, claim(0, "red")),
  "lane-closed": on({ seats: [{ hand: { blue: 2 } }, { lanes: [0] }] }, claim(1, "blue")),
  "own-double": on({ seats: [{ hand: { blue: 2 }, lanes: [0] }, {}] }, claim(1, "blue")),
  "few-trains": on({ seats: [{ hand: { red: 2 }, trains: 1 }, {}] }, claim(0, "red")),
  "wrong-color": on({ seats: [{ hand: { blue: 2 } }, {}] }, claim(0, "blue")),
  "wrong-count": on({ seats: [{ hand: { locomotive: 2 } }, {}] }, claim(0, null, 1)),
  "few-locomotives": on({ seats: [{ hand: { red: 3, locomotive: 1 } }, {}] }, claim(2, "red", 0)),
  "few-cards": on({ seats: [{ hand: { red: 1 } }, {}] }, claim(0, "red")),
  "no-tickets": on({}, { type: "drawTickets" }),
  "no-stations": {
    rules: inUsa,
    state: position(inUsa, { seats: [{ hand: { red: 1 } }, {}] }),
    seat: 0,
    action: station("denver"),
  },
  "no-such-city": on({ seats: [{ hand: { red: 1 } }, {}] }, station("nowhere")),
  "station-taken": on({ seats: [{ hand: { red: 1 } }, { stations: ["a"] }] }, station("a")),
  "no-stations-left": on({ seats: [{ hand: { red: 2 }, stations: ["a"] }, {}] }, station("b")),
  "may-not-pass": on({}, { type: "pass" }),
};

test.each(Object.entries(refusals))(
  "refused as %s, with a sentence, and nothing changes",
  (code, it) => {
    expect(refusal(it.rules, it.state, it.seat, it.action)).toBe(code);
  },
);

describe("what comes from outside is looked at before anything else", () => {
  test.each<[string, unknown]>([
    ["nothing", undefined],
    ["null", null],
    ["a text", "pass"],
    ["no type", {}],
    ["an unknown type", { type: "steal" }],
    ["a type from the prototype", { type: "constructor" }],
    ["tickets that are no list", { type: "keepTickets", tickets: 3 }],
    ["a ticket that is no number", { type: "keepTickets", tickets: ["1"] }],
    ["a slot too high", { type: "drawCard", from: 5 }],
    ["a slot below zero", { type: "drawCard", from: -1 }],
    ["half a slot", { type: "drawCard", from: 0.5 }],
    ["a slot as a text", { type: "drawCard", from: "0" }],
    ["a card colour that is none", { type: "claimLane", lane: 0, color: "pink", locomotives: 0 }],
    ["locomotive as a colour", { type: "claimLane", lane: 0, color: "locomotive", locomotives: 0 }],
    ["no colour given", { type: "claimLane", lane: 0, locomotives: 2 }],
    ["fewer than no locomotives", { type: "claimLane", lane: 0, color: "red", locomotives: -1 }],
    ["locomotives not a number", { type: "claimLane", lane: 0, color: "red", locomotives: NaN }],
    ["locomotives missing", { type: "payTunnel" }],
    ["a city that is no text", { type: "buildStation", city: 3, color: "red", locomotives: 0 }],
  ])("%s", (_, action) => {
    const state = position(inEurope, { seats: [{ hand: { red: 5, locomotive: 5 } }, {}] });
    expect(refusal(inEurope, state, 0, action)).toBe("malformed");
  });

  test.each([-1, 0.5, 4, "0", null, undefined])("the lane %j is no lane", (lane) => {
    const state = position(board, { seats: [{ hand: { red: 5 } }, {}] });
    const action = { type: "claimLane", lane, color: "red", locomotives: 0 };
    expect(refusal(board, state, 0, action)).toBe("no-such-lane");
  });

  test.each(["", "5E".repeat(32), "5e".repeat(31), `${"5e".repeat(31)}zz`])(
    "%j is no seed",
    (wrong) => {
      expect(() => board.begin({ seats: 2, seed: wrong })).toThrow(/32 bytes/);
      expect(() => board.begin({ seats: 2, seed })).not.toThrow();
    },
  );
});
