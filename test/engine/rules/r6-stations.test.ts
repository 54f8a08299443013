import { describe, expect, test } from "vitest";
import type { Action, Rules, Score, State } from "../../../engine/index.ts";
import { europe } from "../../../maps/europe.ts";
import {
  type Cards,
  type Sketch,
  act,
  inEurope,
  inUsa,
  only,
  position,
  refusal,
  sketch,
  typesOf,
} from "../kit.ts";

const build = (city: string, color: "red" | "blue" | null, locomotives = 0): Action => ({
  type: "buildStation",
  city,
  color,
  locomotives,
});

function waysToBuild(rules: Rules, state: State, city: string): string[] {
  return rules
    .legalActions(state, 0)
    .flatMap((action) =>
      action.type === "buildStation" && action.city === city
        ? [`${action.color}+${action.locomotives}`]
        : [],
    );
}

test("R6.1 one a turn, in any city where nobody has one, whether or not a route is there", () => {
  const seats = [{ hand: { red: 3 } }, { stations: ["roma"] }];
  const state = position(inEurope, { seats });
  expect(refusal(inEurope, state, 0, build("roma", "red"))).toBe("station-taken");
  expect(waysToBuild(inEurope, state, "roma")).toEqual([]);
  const { events, state: after } = act(inEurope, state, 0, build("paris", "red"));
  expect(events).toEqual([
    { type: "stationBuilt", seat: 0, city: "paris", cards: ["red"] },
    { type: "turnStarted", seat: 1 },
  ]);
  expect(after.seats[0]).toMatchObject({ stations: ["paris"], cards: 2, trains: 45, points: 0 });
  expect(after.discards.red).toBe(1);
  expect(refusal(inEurope, after, 0, build("wien", "red"))).toBe("not-your-turn");
  // Also not a second one of one's own in the same city.
  const own = position(inEurope, { seats: [{ stations: ["paris"], hand: { red: 2 } }, {}] });
  expect(refusal(inEurope, own, 0, build("paris", "red"))).toBe("station-taken");
});

test("R6.1 three a game, and in cities only", () => {
  const stations = ["roma", "paris", "wien"];
  const state = position(inEurope, { seats: [{ stations, hand: { red: 12 } }, {}] });
  expect(refusal(inEurope, state, 0, build("berlin", "red"))).toBe("no-stations-left");
  expect(typesOf(inEurope.legalActions(state, 0) as never)).not.toContain("buildStation");
  expect(refusal(inEurope, state, 0, build("atlantis", "red"))).toBe("no-such-city");
  const rules = sketch({
    lanes: ["a-x 1"],
    countries: [{ id: "x", nameEn: "X", cards: [1] }],
    rules: { stations: 3 },
  });
  const abroad = position(rules, { seats: [{ hand: { red: 1 } }, {}] });
  expect(refusal(rules, abroad, 0, build("x", "red"))).toBe("no-such-city");
  expect(waysToBuild(rules, abroad, "a")).toEqual(["red+0"]);
  const usa = position(inUsa, { seats: [{ hand: { red: 1 } }, {}] });
  expect(refusal(inUsa, usa, 0, build("denver", "red"))).toBe("no-stations");
});

describe("R6.2", () => {
  const hand: Cards = { red: 2, blue: 1, locomotive: 3 };

  test.each([
    [[], ["blue+0", "red+0", "null+1"]],
    [["roma"], ["blue+1", "red+0", "red+1", "null+2"]],
    [
      ["roma", "wien"],
      ["blue+2", "red+1", "red+2", "null+3"],
    ],
  ])("R6.2 after %j the next costs one card more, of one colour", (stations, ways) => {
    const state = position(inEurope, { seats: [{ hand, stations }, {}] });
    expect(waysToBuild(inEurope, state, "paris")).toEqual(ways);
  });

  test("R6.2 a set of the wrong size or not in hand is refused", () => {
    const state = position(inEurope, { seats: [{ hand, stations: ["roma", "wien"] }, {}] });
    expect(refusal(inEurope, state, 0, build("paris", "red", 3))).toBe("wrong-count");
    expect(refusal(inEurope, state, 0, build("paris", null, 2))).toBe("wrong-count");
    expect(refusal(inEurope, state, 0, build("paris", "red", 0))).toBe("few-cards");
    const { events } = act(inEurope, state, 0, build("paris", "red", 1));
    expect(only(events, "stationBuilt").cards).toEqual(["red", "red", "locomotive"]);
  });
});

describe("the use of stations at the end", () => {
  const stations = { stations: 3, unbuiltStation: 4, ties: europe.rules.ties } as const;

  /** Seat 0 owns the lanes `mine`, seat 1 all `theirs`, and seat 0 has every ticket. */
  function score(
    board: Sketch,
    built: readonly string[],
    mine: readonly number[],
    theirs: readonly number[],
  ): Score {
    const rules = sketch({ ...board, rules: stations });
    const tickets = [...rules.board.tickets.keys()];
    const state = position(rules, {
      seats: [{ lanes: mine, stations: built, tickets }, { lanes: theirs }],
    });
    return rules.result(state).scores[0] as Score;
  }

  test("R6.3 a station uses one lane of another player that ends in its city", () => {
    const board = { lanes: ["a-b 1", "b-c 1", "c-d 1"], tickets: ["a-c 5"] };
    expect(score(board, ["b"], [0], [1])).toMatchObject({
      tickets: 5,
      completed: [0],
      paths: { 0: [0, 1] },
      stationLanes: { b: 1 },
    });
    // Also when the station stands at the far end of the lane.
    expect(score(board, ["c"], [0], [1])).toMatchObject({ tickets: 5, stationLanes: { c: 1 } });
    // Not a lane nobody owns, nor one that ends elsewhere.
    expect(score(board, ["b"], [0], []).tickets).toBe(-5);
    expect(score(board, ["d"], [0], [1]).tickets).toBe(-5);
    expect(score(board, ["a"], [0], [1])).toMatchObject({ tickets: -5, stationLanes: { a: null } });
    expect(score(board, [], [0], [1]).tickets).toBe(-5);
  });

  test("R6.3 two stations chained for one ticket", () => {
    const board = { lanes: ["a-b 1", "b-c 1", "c-d 1", "d-e 1"], tickets: ["a-e 9"] };
    expect(score(board, ["b", "d"], [0, 2], [1, 3])).toMatchObject({
      tickets: 9,
      paths: { 0: [0, 1, 2, 3] },
      stationLanes: { b: 1, d: 3 },
    });
    // Right behind each other, with nothing of one's own between.
    expect(score(board, ["b", "c"], [0, 3], [1, 2])).toMatchObject({ tickets: 9 });
    expect(score(board, ["b"], [0, 3], [1, 2])).toMatchObject({ tickets: -9 });
  });

  test("R6.3 the same lane for all tickets: of two that want different lanes the dearer wins", () => {
    const board = (first: string, second: string): Sketch => ({
      lanes: ["a-b 1", "b-c 1", "b-d 1"],
      tickets: [`a-c ${first}`, `a-d ${second}`],
    });
    expect(score(board("5", "8"), ["b"], [0], [1, 2])).toMatchObject({
      tickets: 3,
      completed: [1],
      failed: [0],
      stationLanes: { b: 2 },
    });
    expect(score(board("8", "5"), ["b"], [0], [1, 2])).toMatchObject({
      tickets: 3,
      stationLanes: { b: 1 },
    });
  });

  test("R6.3 a second station in the other city serves both", () => {
    const board = { lanes: ["a-b 1", "b-c 1", "b-d 1"], tickets: ["a-c 5", "a-d 8"] };
    expect(score(board, ["b", "d"], [0], [1, 2])).toMatchObject({
      tickets: 13,
      stationLanes: { b: 1, d: 2 },
    });
  });

  test.each([[["a-c 10", "a-d 5", "b-d 5"]], [["a-d 5", "b-d 5", "a-c 10"]]])(
    "R6.3 with equal points the choice that completes more tickets: %j",
    (tickets) => {
      for (const lanes of [
        ["a-b 1", "b-c 1", "b-d 1"],
        ["a-b 1", "b-d 1", "b-c 1"],
      ]) {
        const { completed, tickets: points } = score({ lanes, tickets }, ["b"], [0], [1, 2]);
        expect(completed).toHaveLength(2);
        expect(points).toBe(0);
      }
    },
  );

  test("R6.4 each station not built is worth 4 points", () => {
    const board = { lanes: ["a-b 1", "b-c 1", "c-d 1"] };
    const worth = (built: string[]) => score(board, built, [0], [1]);
    expect([[], ["a"], ["a", "b"], ["a", "b", "c"]].map((built) => worth(built).stations)).toEqual([
      12, 8, 4, 0,
    ]);
    expect(worth(["a"]).total).toBe(1 + 8 + 10);
    const usa = position(inUsa, { seats: 2 });
    expect(inUsa.result(usa).scores[0]?.stations).toBe(0);
  });
});
