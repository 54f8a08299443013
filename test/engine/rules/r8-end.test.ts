import { describe, expect, test } from "vitest";
import type { GameEvent, Rules, State } from "../../../engine/index.ts";
import type { TieBreak } from "../../../maps/board.ts";
import { europe } from "../../../maps/europe.ts";
import { poland } from "../../../maps/poland.ts";
import { usa } from "../../../maps/usa.ts";
import {
  type SeatSetup,
  act,
  claim,
  draw,
  inEurope,
  inPoland,
  inUsa,
  lane,
  position,
  sketch,
  ticket,
  times,
  typesOf,
} from "../kit.ts";
import { lengthOfWalk } from "../walks.ts";

/** Seat after seat draws two cards until the game is over; gives the seats that had a turn. */
function drawToTheEnd(rules: Rules, state: State): { seats: number[]; last: readonly GameEvent[] } {
  const seats: number[] = [];
  let now = state;
  let last: readonly GameEvent[] = [];
  while (!now.result) {
    const seat = now.turn as number;
    seats.push(seat);
    now = act(rules, now, seat, draw("deck")).state;
    ({ state: now, events: last } = act(rules, now, seat, draw("deck")));
    if (seats.length > 20) throw new Error("this game does not end");
  }
  return { seats, last };
}

describe("the last round", () => {
  const rules = sketch({ lanes: ["a-b 2 red", "b-c 3 red", "c-d 1 blue"] });
  const seatsWith = (seat: number, trains: number) =>
    times(3, 0).map((_, i) => (i === seat ? { trains, hand: { red: 3 } } : {}));

  test.each([
    [0, [1, 2, 0]],
    [1, [2, 0, 1]],
    [2, [0, 1, 2]],
  ])("R8.1 triggered by seat %i, everyone has exactly one more turn: %j", (seat, turns) => {
    const state = position(rules, { seats: seatsWith(seat, 4), turn: seat });
    const { events, state: after } = act(rules, state, seat, claim(0, "red"));
    expect(events.slice(1)).toEqual([
      { type: "lastRound", seat },
      { type: "turnStarted", seat: (seat + 1) % 3 },
    ]);
    const { seats, last } = drawToTheEnd(rules, after);
    expect(seats).toEqual(turns);
    expect(typesOf(last)).toEqual(["cardDrawn", "finished"]);
  });

  test("R8.1 three trains left do not trigger it, two do", () => {
    const three = position(rules, { seats: seatsWith(0, 5) });
    expect(typesOf(act(rules, three, 0, claim(0, "red")).events)).not.toContain("lastRound");
    const two = position(rules, { seats: seatsWith(0, 5) });
    expect(typesOf(act(rules, two, 0, claim(1, "red")).events)).toContain("lastRound");
  });

  test("R8.1 a second seat that runs out does not start it anew", () => {
    const seats = [{ trains: 2 }, { trains: 2, hand: { red: 2 } }, {}];
    const state = position(rules, { seats, turn: 1, lastRound: 0 });
    const { events, state: after } = act(rules, state, 1, claim(0, "red"));
    expect(typesOf(events)).toEqual(["laneClaimed", "turnStarted"]);
    expect(drawToTheEnd(rules, after).seats).toEqual([2, 0]);
  });

  test("R8.1 the turn that triggers it may be one that ends after a choice of tickets", () => {
    const seats = [{ trains: 2 }, {}];
    const state = position(inUsa, { seats, tickets: [4] });
    const { events: offered, state: choosing } = act(inUsa, state, 0, { type: "drawTickets" });
    expect(typesOf(offered)).toEqual(["ticketsOffered"]);
    const { events } = act(inUsa, choosing, 0, { type: "keepTickets", tickets: [4] });
    expect(typesOf(events)).toEqual(["ticketsKept", "lastRound", "turnStarted"]);
  });
});

describe("tickets", () => {
  const denverElPaso = ticket(inUsa, "denver", "el-paso");
  const kansasHouston = ticket(inUsa, "houston", "kansas-city");
  const south = [lane(inUsa, "denver", "santa-fe"), lane(inUsa, "el-paso", "santa-fe")];

  test("R8.2 a ticket joined by one's own lanes adds its value, any other subtracts it", () => {
    const state = position(inUsa, {
      seats: [
        { lanes: south, tickets: [kansasHouston, denverElPaso] },
        { lanes: [], tickets: [] },
      ],
    });
    const [mine, theirs] = inUsa.result(state).scores;
    expect(mine).toMatchObject({
      tickets: 4 - 5,
      completed: [denverElPaso],
      failed: [kansasHouston],
      paths: { [denverElPaso]: south },
    });
    expect(theirs).toMatchObject({ tickets: 0, completed: [], failed: [], paths: {} });
  });

  test("R8.2 others' lanes do not join one's tickets", () => {
    const state = position(inUsa, {
      seats: [{ lanes: south.slice(0, 1), tickets: [denverElPaso] }, { lanes: south.slice(1) }],
    });
    expect(inUsa.result(state).scores[0]).toMatchObject({ tickets: -4, failed: [denverElPaso] });
  });

  test("R8.2 the tickets are shown with the last event", () => {
    const state = position(inUsa, {
      seats: [{ tickets: [denverElPaso] }, { tickets: [kansasHouston] }],
      lastRound: 0,
      drawn: 1,
    });
    const { state: over } = act(inUsa, state, 0, draw("deck"));
    expect(inUsa.view(over, 0).seats[1]?.tickets).toEqual([kansasHouston]);
    expect(inUsa.result(over)).toEqual(over.result);
  });
});

describe("the longest path", () => {
  const rules = sketch({
    lanes: ["a-b 2", "b-c 3", "c-a 4", "c-d 1", "d-e 6", "b-f 2", "f-g 8"],
  });
  const scores = (...lanes: number[][]) => {
    const state = position(rules, { seats: lanes.map((own) => ({ lanes: own })) });
    return rules.result(state).scores;
  };

  test("R8.3 the longest path brings 10 points, and all who tie get them", () => {
    expect(scores([0, 1], [3, 4]).map((score) => score.longest)).toEqual([0, 10]);
    const [one, two, three] = scores([0, 1], [3, 2], [5]);
    expect([one, two, three].map((score) => score?.longestLength)).toEqual([5, 5, 2]);
    expect([one, two, three].map((score) => score?.longest)).toEqual([10, 10, 0]);
  });

  test("R8.3 a loop is walked whole: a city many times, a lane once", () => {
    // A ring with a tail at two of its cities: the whole ring and the longer tail.
    const [score] = scores([0, 1, 2, 3, 5], []);
    expect(score?.longestLength).toBe(2 + 3 + 4 + 2);
    expect(lengthOfWalk(rules.table, score?.longestLanes ?? [])).toBe(11);
    const [ring] = scores([0, 1, 2], []);
    expect(ring?.longestLength).toBe(9);
    expect(new Set(ring?.longestLanes)).toEqual(new Set([0, 1, 2]));
  });

  test("R8.3 a fork counts its two longest arms, pieces apart count alone", () => {
    const fork = sketch({ lanes: ["a-m 3", "b-m 4", "c-m 5", "x-y 8"] });
    const result = fork.result(position(fork, { seats: [{ lanes: [0, 1, 2, 3] }, {}] }));
    expect(result.scores[0]?.longestLength).toBe(9);
  });

  test("R8.3 two rings that touch in one city are one path", () => {
    const eight = sketch({ lanes: ["a-b 1", "b-m 1", "m-a 1", "m-c 2", "c-d 2", "d-m 2"] });
    const result = eight.result(position(eight, { seats: [{ lanes: [0, 1, 2, 3, 4, 5] }, {}] }));
    expect(result.scores[0]?.longestLength).toBe(9);
    expect(lengthOfWalk(eight.table, result.scores[0]?.longestLanes ?? [])).toBe(9);
  });

  test("R8.3 lanes borrowed through stations do not count", () => {
    const seats = [
      { lanes: [lane(inEurope, "madrid", "pamplona", "black")], stations: ["pamplona"] },
      { lanes: [lane(inEurope, "paris", "pamplona", "blue")] },
    ];
    const [mine, theirs] = inEurope.result(position(inEurope, { seats })).scores;
    expect([mine?.longestLength, theirs?.longestLength]).toEqual([3, 4]);
    expect([mine?.longest, theirs?.longest]).toEqual([0, 10]);
  });

  test("R8.3 Poland has no such bonus", () => {
    const state = position(inPoland, { seats: [{ lanes: [0, 1] }, {}] });
    expect(inPoland.result(state).scores[0]).toMatchObject({
      longest: 0,
      longestLength: 0,
      longestLanes: [],
      total: 9,
    });
  });
});

describe("ties", () => {
  // Seats are given their points so that the totals are equal; then one thing after the other differs.
  const lanes = ["a-b 3", "b-c 3", "d-e 3", "e-f 3", "g-h 1", "i-j 1", "k-l 1", "m-n 1"];
  const tickets = ["a-b 4", "b-c 4", "a-c 8", "d-e 4", "e-f 4", "d-f 8", "g-h 1", "d-e 2"];
  const winners = (ties: readonly TieBreak[], stations: number, seats: readonly SeatSetup[]) => {
    const rules = sketch({
      lanes,
      tickets,
      rules: { ties, stations, longestPath: ties.includes("longestPath") ? 10 : 0 },
    });
    const blank = rules.result(position(rules, { seats: seats.map((s) => ({ ...s, points: 0 })) }));
    const state = position(rules, {
      seats: seats.map((seat, i) => ({ ...seat, points: 100 - (blank.scores[i]?.total ?? 0) })),
    });
    const result = rules.result(state);
    expect(result.scores.map((score) => score.total)).toEqual(seats.map(() => 100));
    return result.winners;
  };

  test("R8.4 the boards ask in the order of their rulebooks", () => {
    expect(usa.rules.ties).toEqual(["ticketsCompleted", "longestPath"]);
    expect(europe.rules.ties).toEqual(["ticketsCompleted", "fewestStations", "longestPath"]);
    expect(poland.rules.ties).toEqual(["ticketsCompleted", "ticketPoints"]);
  });

  test("R8.4 the higher total wins, whatever the tickets", () => {
    const seats = [{ points: 50 }, { lanes: [0], tickets: [0], points: 30 }, { points: 49 }];
    const rules = sketch({ lanes, tickets, rules: { longestPath: 0 } });
    expect(rules.result(position(rules, { seats })).winners).toEqual([0]);
  });

  test("R8.4 USA: most completed tickets, though the other has the longest path", () => {
    const seats = [
      { lanes: [0, 1], tickets: [2] },
      { lanes: [2], tickets: [3, 7] },
    ];
    expect(winners(usa.rules.ties, 0, seats)).toEqual([1]);
  });

  test("R8.4 USA: completed tickets are counted, failed ones are not", () => {
    const seats = [
      { lanes: [0], tickets: [0, 3, 4, 5] },
      { lanes: [2], tickets: [3, 7] },
    ];
    expect(winners(usa.rules.ties, 0, seats)).toEqual([1]);
  });

  test("R8.4 USA: then the longest-path bonus; then they share the win", () => {
    const second = { lanes: [2, 3], tickets: [3] };
    expect(winners(usa.rules.ties, 0, [{ lanes: [0], tickets: [0] }, second])).toEqual([1]);
    expect(winners(usa.rules.ties, 0, [{ lanes: [0, 1], tickets: [0] }, second])).toEqual([0, 1]);
  });

  test("R8.4 Europe: most completed tickets, though with more stations and no bonus", () => {
    const seats = [
      { lanes: [0, 1], tickets: [2] },
      { lanes: [2], tickets: [3, 7], stations: ["d", "e"] },
    ];
    expect(winners(europe.rules.ties, 3, seats)).toEqual([1]);
  });

  test("R8.4 Europe: then fewest stations built, though the other has the bonus", () => {
    const seats = [
      { lanes: [0, 1], tickets: [0], stations: ["a", "b"] },
      { lanes: [2], tickets: [3], stations: ["d"] },
    ];
    expect(winners(europe.rules.ties, 3, seats)).toEqual([1]);
  });

  test("R8.4 Europe: then the longest-path bonus; then they share the win", () => {
    const one = { tickets: [0], stations: ["a"] };
    const two = { lanes: [2, 3], tickets: [3], stations: ["d"] };
    expect(winners(europe.rules.ties, 3, [{ ...one, lanes: [0] }, two])).toEqual([1]);
    expect(winners(europe.rules.ties, 3, [{ ...one, lanes: [0, 1] }, two])).toEqual([0, 1]);
  });

  test("R8.4 Poland: most completed tickets, though worth less", () => {
    const seats = [
      { lanes: [0, 1], tickets: [2] },
      { lanes: [2], tickets: [3, 7] },
    ];
    expect(winners(poland.rules.ties, 0, seats)).toEqual([1]);
  });

  test("R8.4 Poland: then most points from completed tickets; then they share the win", () => {
    const big = { lanes: [2, 3], tickets: [5] };
    expect(winners(poland.rules.ties, 0, [{ lanes: [0], tickets: [0] }, big])).toEqual([1]);
    // The failed 8 of seat 0 counts for nothing here: only completed tickets do.
    const failing = [
      { lanes: [0, 1], tickets: [2, 5] },
      { lanes: [2], tickets: [3] },
    ];
    expect(winners(poland.rules.ties, 0, failing)).toEqual([0]);
    const three = [{ lanes: [0, 1], tickets: [2] }, { lanes: [4] }, big];
    expect(winners(poland.rules.ties, 0, three)).toEqual([0, 2]);
  });
});

test("R8.5 a score is reported with all of its parts, and they add up", () => {
  const parisMadrid = [
    lane(inEurope, "paris", "pamplona", "blue"),
    lane(inEurope, "madrid", "pamplona", "black"),
  ];
  const long = inEurope.board.tickets.findIndex((one) => one.long);
  const madridDieppe = ticket(inEurope, "madrid", "dieppe");
  const seats = [
    { lanes: parisMadrid, stations: ["paris"], tickets: [long, madridDieppe] },
    { lanes: [lane(inEurope, "dieppe", "paris")] },
  ];
  const [score, other] = inEurope.result(position(inEurope, { seats })).scores;
  const lost = inEurope.board.tickets[long]?.points ?? 0;
  const won = inEurope.board.tickets[madridDieppe]?.points ?? 0;
  expect(score).toMatchObject({
    lanes: 7 + 4,
    tickets: won - lost,
    stations: 8,
    longest: 10,
    countries: 0,
    total: 11 + won - lost + 8 + 10,
    longestLength: 7,
    completed: [madridDieppe],
    failed: [long],
    paths: { [madridDieppe]: [lane(inEurope, "dieppe", "paris"), ...parisMadrid] },
    stationLanes: { paris: lane(inEurope, "dieppe", "paris") },
  });
  expect(new Set(score?.longestLanes)).toEqual(new Set(parisMadrid));
  expect(other).toMatchObject({ lanes: 1, tickets: 0, stations: 12, longest: 0, total: 13 });
});

test("R8.5 country cards are a part of their own", () => {
  const countries = [
    { country: "niemcy", value: 7 },
    { country: "czechy", value: 10 },
  ];
  const state = position(inPoland, { seats: [{ countries, lanes: [0] }, {}] });
  expect(inPoland.result(state).scores[0]).toMatchObject({ lanes: 2, countries: 17, total: 19 });
});
