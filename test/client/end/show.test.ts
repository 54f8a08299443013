import { expect, test } from "vitest";
import type { GameEvent, Result, Score } from "../../../engine/types.ts";
import { europe } from "../../../maps/europe.ts";
import { poland } from "../../../maps/poland.ts";
import { usa } from "../../../maps/usa.ts";
import { decidedBy, showOf } from "../../../client/end/show.ts";
import { talkOf } from "../../../client/end/talk.ts";
import { score } from "./score.ts";

test("the show starts with the routes, adds up to every total, and tells every part once", () => {
  const worth = (ticket: number) => europe.tickets[ticket]?.points ?? 0;
  const result: Result = {
    winners: [1],
    scores: [
      score({
        lanes: 40,
        tickets: worth(3) - worth(9),
        stations: 8,
        total: 48 + worth(3) - worth(9),
        completed: [3],
        failed: [9],
        paths: { 3: [1, 2] },
        stationLanes: { roma: 7 },
      }),
      score({
        lanes: 60,
        stations: 12,
        longest: 10,
        longestLength: 22,
        longestLanes: [4],
        total: 82,
      }),
    ],
  };
  const steps = showOf(europe, result);
  expect(steps[0]).toMatchObject({ kind: "lanes", totals: [40, 60] });
  expect(steps.at(-1)).toMatchObject({ kind: "end" });
  expect(steps.at(-2)?.totals).toEqual(result.scores.map((one) => one.total));
  expect(steps.map((step) => step.kind)).toEqual([
    "lanes",
    "station",
    "ticket",
    "ticket",
    "stationsLeft",
    "stationsLeft",
    "longest",
    "end",
  ]);
});

test("R8.4 the tie-break that decided is named", () => {
  const tied = (a: Partial<Score>, b: Partial<Score>): Result => ({
    winners: [],
    scores: [score({ total: 90, ...a }), score({ total: 90, ...b })],
  });
  expect(
    decidedBy(usa, { winners: [0], scores: [score({ total: 9 }), score({ total: 8 })] }),
  ).toBeNull();
  expect(decidedBy(usa, tied({ completed: [1, 2] }, { completed: [3] }))).toBe("ticketsCompleted");
  expect(decidedBy(usa, tied({ longest: 10 }, {}))).toBe("longestPath");
  expect(decidedBy(usa, tied({}, {}))).toBe("shared");
  expect(decidedBy(europe, tied({ stationLanes: { roma: 1 } }, {}))).toBe("fewestStations");
  expect(decidedBy(poland, tied({ completed: [0] }, { completed: [34] }))).toBe("ticketPoints");
});

test("what people talk about is read off the events", () => {
  const lane = europe.lanes.findIndex((one) => one.length === 8);
  const events: GameEvent[] = [
    { type: "started", map: "europe", seats: 2, first: 0, seed: null, deck: 110, tickets: 40 },
    { type: "cardsDealt", seat: 0, cards: 4 },
    { type: "cardsDealt", seat: 1, cards: 4 },
    { type: "ticketsKept", seat: 0, kept: 2, returned: 2 },
    { type: "ticketsKept", seat: 1, kept: 3, returned: 1 },
    { type: "turnStarted", seat: 0 },
    { type: "cardDrawn", seat: 0, from: "deck", card: null },
    { type: "turnStarted", seat: 1 },
    { type: "tunnelDug", seat: 1, lane, cards: ["red", "red", "locomotive"] },
    { type: "tunnelPriced", seat: 1, lane, extra: 2 },
    {
      type: "laneClaimed",
      seat: 1,
      lane,
      cards: ["red", "red", "locomotive"],
      points: 21,
    },
  ];
  expect(talkOf(europe, events)).toEqual({
    turns: 2,
    longestLane: { seat: 1, lane, n: 8 },
    dearestTunnel: { seat: 1, lane, n: 2 },
    turnedBack: null,
    biggestHand: { seat: 0, n: 5 },
    ticketsRefused: { seat: 0, n: 2 },
    locomotivesSpent: { seat: 1, n: 1 },
    drawnBlind: { seat: 0, n: 1 },
  });
});
