import { describe, expect, test } from "vitest";
import type { Board, Lane, Place, Ticket } from "../../maps/board.ts";
import { checkBoard } from "../../maps/check.ts";
import { boards } from "../../maps/index.ts";

test.each(Object.values(boards))("$name has no problems", (board) => {
  expect(checkBoard(board)).toEqual([]);
});

/** A sound board; every test below breaks one thing on it. */
const sound: Board = {
  id: "isle",
  name: "Isle",
  places: [
    { id: "port", name: "Port", at: [0, 0] },
    { id: "hill", name: "Hill", at: [3, 1] },
    { id: "cape", name: "Cape", at: [5, -2] },
    { id: "abroad", name: "Abroad", at: [9, 0] },
  ],
  lanes: [
    { a: "port", b: "hill", length: 3, color: "red" },
    { a: "hill", b: "port", length: 3, color: "blue" },
    { a: "hill", b: "cape", length: 4, color: null, ferry: 1 },
    { a: "cape", b: "abroad", length: 2, color: "green" },
    { a: "port", b: "cape", length: 2, color: null, tunnel: true },
  ],
  tickets: [
    { a: "port", b: "cape", points: 7 },
    { a: "hill", b: "cape", points: 4 },
    { a: "port", b: "hill", points: 20, long: true },
    { a: "hill", b: "abroad", points: 21, long: true },
  ],
  countries: [{ id: "abroad", nameEn: "Abroad", cards: [5, 3] }],
  rules: {
    players: { min: 2, max: 2 },
    trains: 10,
    stations: 0,
    setup: { tickets: 1, long: 1, keep: 1, returns: "bottom" },
    draw: { tickets: 2, keep: 1 },
    closedDoublesUpTo: 3,
    longestPath: 10,
    unbuiltStation: 0,
    ties: ["ticketsCompleted"],
  },
};

test("the sound board has no problems", () => {
  expect(checkBoard(sound)).toEqual([]);
});

const withPlace = (place: Partial<Place>, at = 1): Board => ({
  ...sound,
  places: sound.places.map((one, i) => (i === at ? { ...one, ...place } : one)),
});
const withLane = (lane: Partial<Record<keyof Lane, unknown>>, at = 0): Board => ({
  ...sound,
  lanes: sound.lanes.map((one, i) => (i === at ? ({ ...one, ...lane } as Lane) : one)),
});
const moreLanes = (...lanes: Lane[]): Board => ({ ...sound, lanes: [...sound.lanes, ...lanes] });
const withTicket = (ticket: Partial<Ticket>): Board => ({
  ...sound,
  tickets: sound.tickets.map((one, i) => (i === 0 ? { ...one, ...ticket } : one)),
});
const withCountry = (country: object): Board => ({
  ...sound,
  countries: sound.countries.map((one) => ({ ...one, ...country })),
});
const withRules = (rules: object): Board => ({ ...sound, rules: { ...sound.rules, ...rules } });
const withSetup = (setup: object): Board =>
  withRules({ setup: { ...sound.rules.setup, ...setup } });
const island: Board = {
  ...sound,
  places: [
    ...sound.places,
    { id: "far", name: "Far", at: [20, 0] },
    { id: "off", name: "Off", at: [21, 0] },
  ],
  lanes: [...sound.lanes, { a: "far", b: "off", length: 1, color: null }],
};

describe("each kind of error is told, with its place", () => {
  test.each<[kind: string, Board, where: string, what: RegExp]>([
    ["an id with capitals", { ...sound, id: "My Isle" }, "board", /small letters/],
    ["a board without a name", { ...sound, name: " " }, "board", /no name/],
    ["a duplicate place", withPlace({ id: "port" }), "place 1 (port)", /place 0 has this id/],
    ["a place without id", withPlace({ id: "" }), "place 1 ()", /no id/],
    ["a place without a name", withPlace({ name: "" }), "place 1 (hill)", /no name/],
    ["a coordinate that is no number", withPlace({ at: [NaN, 0] }), "place 1 (hill)", /NaN, 0/],
    [
      "an endless coordinate",
      withPlace({ at: [0, Infinity] }),
      "place 1 (hill)",
      /not two numbers/,
    ],
    ["two places on one spot", withPlace({ at: [0, 0] }), "place 1 (hill)", /same spot as port/],
    [
      "a place without a lane",
      { ...sound, places: [...sound.places, { id: "moor", name: "Moor", at: [7, 7] }] },
      "place 4 (moor)",
      /no lane leads/,
    ],
    ["an unknown place", withLane({ b: "hil" }), "lane 0 (port-hil)", /no place "hil"/],
    ["a lane to itself", withLane({ b: "port" }), "lane 0 (port-port)", /same place/],
    ["a length without points", withLane({ length: 7 }, 3), "lane 3 (cape-abroad)", /length of 7/],
    ["no length at all", withLane({ length: undefined }, 3), "lane 3 (cape-abroad)", /no points/],
    ["a lane longer than the trains", withRules({ trains: 3 }), "lane 2 (hill-cape)", /trains/],
    [
      "a wrong colour name",
      withLane({ color: "pink" }),
      "lane 0 (port-hill)",
      /"pink" is no colour/,
    ],
    ["gray written out", withLane({ color: "gray" }), "lane 0 (port-hill)", /null for gray/],
    [
      "parallel lanes of unequal length",
      withLane({ length: 2 }, 1),
      "lane 1 (hill-port)",
      /2 long.*3/,
    ],
    [
      "three lanes between two cities",
      moreLanes({ a: "port", b: "hill", length: 3, color: null }),
      "lane 5 (port-hill)",
      /two lanes at most/,
    ],
    ["a ferry of too many locomotives", withLane({ ferry: 5 }, 2), "lane 2 (hill-cape)", /5.*on 4/],
    ["a ferry of none", withLane({ ferry: 0 }, 2), "lane 2 (hill-cape)", /at least one/],
    ["a coloured ferry", withLane({ color: "red" }, 2), "lane 2 (hill-cape)", /gray/],
    [
      "a ferry in a tunnel",
      withLane({ tunnel: true }, 2),
      "lane 2 (hill-cape)",
      /ferry and a tunnel/,
    ],
    ["a ticket to nowhere", withTicket({ b: "x" }), "ticket 0 (port-x)", /no place "x"/],
    ["a ticket to itself", withTicket({ b: "port" }), "ticket 0 (port-port)", /same place/],
    ["a ticket worth nothing", withTicket({ points: 0 }), "ticket 0 (port-cape)", /points/],
    ["a ticket worth NaN", withTicket({ points: NaN }), "ticket 0 (port-cape)", /NaN/],
    [
      "the same ticket twice",
      withTicket({ a: "cape", b: "hill" }),
      "ticket 1 (hill-cape)",
      /ticket 0/,
    ],
    [
      "a ticket whose ends are not connected",
      { ...island, tickets: [...island.tickets, { a: "port", b: "off", points: 9 }] },
      "ticket 4 (port-off)",
      /no lanes connect/,
    ],
    ["a country that is no place", withCountry({ id: "sea" }), "country 0 (sea)", /no place/],
    [
      "a country without a lane",
      {
        ...sound,
        lanes: sound.lanes.filter(({ b }) => b !== "abroad"),
        tickets: sound.tickets.slice(0, 3),
      },
      "country 0 (abroad)",
      /no lane/,
    ],
    [
      "a country twice",
      { ...sound, countries: [...sound.countries, ...sound.countries] },
      "country 1 (abroad)",
      /twice/,
    ],
    ["cards not descending", withCountry({ cards: [3, 5] }), "country 0 (abroad)", /highest/],
    ["an empty stack", withCountry({ cards: [] }), "country 0 (abroad)", /empty/],
    ["a card worth NaN", withCountry({ cards: [NaN] }), "country 0 (abroad)", /no card value/],
    ["a country without a name", withCountry({ nameEn: "" }), "country 0 (abroad)", /English name/],
    ["more tickets dealt than exist", withSetup({ tickets: 2 }), "rules.setup", /4 tickets.*are 2/],
    ["more long tickets dealt", withSetup({ long: 2 }), "rules.setup", /4 long.*of 2/],
    ["long tickets never dealt", withSetup({ long: 0 }), "rules.setup", /none of them/],
    ["more kept than dealt", withSetup({ keep: 3 }), "rules.setup", /more must be kept/],
    ["none kept", withSetup({ keep: 0 }), "rules.setup", /at least one/],
    [
      "more kept than drawn",
      withRules({ draw: { tickets: 2, keep: 3 } }),
      "rules.draw",
      /3 cannot/,
    ],
    ["too many players", withRules({ players: { min: 2, max: 6 } }), "rules", /2 to 6 players/],
    ["no trains", withRules({ trains: 0 }), "rules", /no number of trains/],
    ["half a station", withRules({ stations: 0.5 }), "rules", /stations is 0.5/],
    ["an unknown tie-break", withRules({ ties: ["coin"] }), "rules", /"coin"/],
    ["a tie-break twice", withRules({ ties: ["ticketPoints", "ticketPoints"] }), "rules", /twice/],
  ])("%s", (_, board, where, what) => {
    expect(checkBoard(board)).toContainEqual({ where, what: expect.stringMatching(what) });
  });

  test("lanes into a country may be many, and one error does not hide another", () => {
    const across: Lane = { a: "cape", b: "abroad", length: 2, color: "red" };
    expect(checkBoard(moreLanes(across, { ...across, color: "blue" }))).toEqual([]);
    const twice = withLane({ b: "hil", length: 7 });
    expect(checkBoard(twice).length).toBeGreaterThanOrEqual(2);
  });
});
