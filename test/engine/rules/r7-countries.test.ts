import { describe, expect, test } from "vitest";
import type { CountryCard, GameEvent, State } from "../../../engine/index.ts";
import type { Color } from "../../../maps/board.ts";
import {
  type SeatSetup,
  act,
  claim,
  inPoland,
  lane,
  only,
  position,
  sketch,
  typesOf,
} from "../kit.ts";

const at = (a: string, b: string, color?: Color | null) => lane(inPoland, a, b, color);

const taken = (events: readonly GameEvent[]): readonly CountryCard[] =>
  events.flatMap((event) => (event.type === "countryCardsTaken" ? event.cards : []));

const card = (country: string, value: number): CountryCard => ({ country, value });

/** From Russia down to Gorzów, one lane short of Germany. */
const russiaToGorzow = [
  at("olsztyn", "rosja", "white"),
  at("olsztyn", "plock"),
  at("bydgoszcz", "plock"),
  at("bydgoszcz", "poznan"),
  at("gorzow-wielkopolski", "poznan", "purple"),
];
const intoGermany = at("gorzow-wielkopolski", "niemcy", "black");

/** One move of seat 0, which has these lanes already. */
function move(lanes: readonly number[], number: number, color: Color, more: SeatSetup = {}) {
  const seats = [{ lanes, hand: { [color]: 4 }, ...more }, {}];
  return act(inPoland, position(inPoland, { seats }), 0, claim(number, color));
}

describe("R7.1", () => {
  test("R7.1 the first country alone pays nothing, the second pays for both", () => {
    const alone = move(russiaToGorzow.slice(1), russiaToGorzow[0] as number, "white");
    expect(taken(alone.events)).toEqual([]);
    const both = move(russiaToGorzow, intoGermany, "black");
    expect(typesOf(both.events)).toEqual(["laneClaimed", "countryCardsTaken", "turnStarted"]);
    expect(taken(both.events)).toEqual([card("niemcy", 7), card("rosja", 7)]);
    expect(both.state.stacks.slice(0, 2)).toEqual([
      [4, 3],
      [4, 3],
    ]);
    expect(both.state.seats[0]?.countries).toEqual([card("niemcy", 7), card("rosja", 7)]);
  });

  test("R7.1 an empty stack gives nothing, and with all empty there is no event", () => {
    const stacks = [[], [4, 3], [3], [], [], [], []];
    const hand = { black: 1 };
    const one = position(inPoland, { seats: [{ lanes: russiaToGorzow, hand }, {}], stacks });
    expect(taken(act(inPoland, one, 0, claim(intoGermany, "black")).events)).toEqual([
      card("rosja", 4),
    ]);
    const none = position(inPoland, {
      seats: [{ lanes: russiaToGorzow, hand }, {}],
      stacks: stacks.map(() => []),
    });
    const { events } = act(inPoland, none, 0, claim(intoGermany, "black"));
    expect(typesOf(events)).toEqual(["laneClaimed", "turnStarted"]);
  });

  test("R7.1 other players' lanes and networks do not help", () => {
    const seats = [{ hand: { black: 1 } }, { lanes: russiaToGorzow }];
    const { events } = act(inPoland, position(inPoland, { seats }), 0, claim(intoGermany, "black"));
    expect(taken(events)).toEqual([]);
  });

  test("R7.1 only countries of the network that contains the lane count", () => {
    // Ukraine and Slovakia are joined elsewhere, with other lanes.
    const apart = [
      at("rzeszow", "ukraina", "blue"),
      at("krakow", "rzeszow"),
      at("bielsko-biala", "krakow"),
      at("bielsko-biala", "slowacja", "white"),
    ];
    const { events } = move([...russiaToGorzow, ...apart], intoGermany, "black");
    expect(taken(events).map(({ country }) => country)).toEqual(["niemcy", "rosja"]);
  });
});

describe("two ways into one country", () => {
  const rules = sketch({
    lanes: ["a-x 1", "a-b 1", "b-y 1", "c-x 1", "b-c 1", "d-x 1"],
    countries: [
      { id: "x", nameEn: "X", cards: [5, 4] },
      { id: "y", nameEn: "Y", cards: [3, 2] },
    ],
  });
  const brings = (lanes: readonly number[], number: number) => {
    const state = position(rules, { seats: [{ lanes, hand: { red: 1 } }, {}] });
    return taken(act(rules, state, 0, claim(number, "red")).events);
  };
  const ofBoth = [card("x", 5), card("y", 3)];

  test("R7.1 a city connected to the country already brings nothing when joined to it again", () => {
    expect(brings([0, 1, 2, 4], 3)).toEqual([]);
  });

  test("R7.1 a city that was not connected brings the cards, also when the country was reached", () => {
    expect(brings([0, 1, 2], 5)).toEqual(ofBoth);
    expect(brings([0, 1, 2], 3)).toEqual(ofBoth);
  });

  test("R7.1 a country is one place: lanes that end in it are connected there", () => {
    // y is behind c and b; x is the only thing that joins c with a.
    expect(brings([0, 4, 2], 3)).toEqual(ofBoth);
    expect(brings([3, 4, 2], 0)).toEqual(ofBoth);
  });
});

test("R7.2 a lane between two cities never pays; the next country then pays for all", () => {
  const plock = at("olsztyn", "plock");
  const lanes = [...russiaToGorzow.filter((one) => one !== plock), intoGermany];
  const joining = move(lanes, plock, "green");
  expect(taken(joining.events)).toEqual([]);
  const belarus = at("siedlce", "bialorus", "red");
  const east = [at("siedlce", "warszawa", "white"), at("plock", "warszawa")];
  const { events } = move([...lanes, plock, ...east], belarus, "red");
  expect(taken(events)).toEqual([card("niemcy", 7), card("rosja", 7), card("bialorus", 6)]);
});

test("R7.3 the first example, move by move", () => {
  const czech = at("wroclaw", "czechy", "red");
  const toWroclaw = [
    at("gorzow-wielkopolski", "niemcy", "red"),
    at("gorzow-wielkopolski", "zielona-gora"),
    at("wroclaw", "zielona-gora"),
  ];
  const east = [at("siedlce", "warszawa", "white"), at("plock", "warszawa")];
  const seats = [
    { lanes: [...russiaToGorzow, ...east], hand: { black: 1, green: 2 } },
    { lanes: toWroclaw, hand: { red: 3 } },
  ];
  let state: State = position(inPoland, { seats });
  let events: readonly GameEvent[];
  ({ events, state } = act(inPoland, state, 0, claim(intoGermany, "black")));
  expect(taken(events)).toEqual([card("niemcy", 7), card("rosja", 7)]);
  ({ events, state } = act(inPoland, state, 1, claim(czech, "red")));
  expect(taken(events)).toEqual([card("niemcy", 4), card("czechy", 10)]);
  const belarus = at("siedlce", "bialorus", "green");
  ({ events, state } = act(inPoland, state, 0, claim(belarus, "green")));
  expect(taken(events)).toEqual([card("niemcy", 3), card("rosja", 4), card("bialorus", 6)]);
  expect(state.stacks[0]).toEqual([]);
  // Whoever reaches Germany now gets nothing for it.
  const late = position(inPoland, {
    seats: [
      { lanes: [at("wroclaw", "czechy", "blue"), ...toWroclaw.slice(1)], hand: { yellow: 1 } },
      {},
    ],
    stacks: state.stacks,
  });
  const last = act(
    inPoland,
    late,
    0,
    claim(at("gorzow-wielkopolski", "niemcy", "yellow"), "yellow"),
  );
  expect(taken(last.events)).toEqual([card("czechy", 7)]);
});

test("R7.4 the second example, move by move", () => {
  const russia = at("olsztyn", "rosja", "white");
  const belarus = at("siedlce", "bialorus", "red");
  const north = [at("bialystok", "olsztyn"), at("bialystok", "siedlce"), russia];
  const ukraine = at("rzeszow", "ukraina", "blue");
  const slovakia = at("bielsko-biala", "slowacja", "blue");
  const south = [at("krakow", "rzeszow"), at("bielsko-biala", "krakow"), ukraine];
  let state: State = position(inPoland, {
    seats: [{ lanes: [...north, ...south], hand: { red: 2, blue: 3, white: 3, green: 3 } }, {}],
  });
  const play = (number: number, color: Color) => {
    const done = act(inPoland, { ...state, turn: 0 }, 0, claim(number, color));
    ({ state } = done);
    return taken(done.events);
  };
  expect(play(belarus, "red")).toEqual([card("rosja", 7), card("bialorus", 6)]);
  expect(play(slovakia, "blue")).toEqual([card("ukraina", 6), card("slowacja", 6)]);
  expect(state.seats[0]?.countries).toHaveLength(4);
  // Siedlce-Lublin-Rzeszów joins the two networks; no country is new to it.
  expect(play(at("lublin", "siedlce", "blue"), "blue")).toEqual([]);
  expect(play(at("lublin", "rzeszow", "white"), "white")).toEqual([]);
  state = position(inPoland, {
    seats: [
      {
        lanes: [
          ...state.owners.flatMap((owner, number) => (owner === 0 ? [number] : [])),
          at("bielsko-biala", "opole"),
          at("opole", "wroclaw"),
        ],
        hand: { red: 3 },
        trains: 5,
        countries: state.seats[0]?.countries ?? [],
      },
      {},
    ],
    stacks: state.stacks,
  });
  expect(play(at("wroclaw", "czechy", "red"), "red")).toEqual([
    card("rosja", 4),
    card("bialorus", 4),
    card("ukraina", 4),
    card("slowacja", 4),
    card("czechy", 10),
  ]);
});

test("R7.5 stacks and cards taken lie open, and count at the end, several of one country too", () => {
  const countries = [card("niemcy", 7), card("rosja", 7), card("niemcy", 3)];
  const state = position(inPoland, {
    seats: [{ lanes: russiaToGorzow, countries, hand: { black: 1 } }, {}],
    stacks: [[4], [4, 3], [3], [6], [6], [6], [10]],
  });
  const { events, state: after } = act(inPoland, state, 0, claim(intoGermany, "black"));
  for (const viewer of [1, null]) {
    const seen = inPoland.view(after, viewer);
    expect(seen.stacks).toEqual(after.stacks);
    expect(seen.seats[0]?.countries).toEqual(after.seats[0]?.countries);
    const event = only(events, "countryCardsTaken");
    expect(inPoland.redact(event, viewer)).toEqual(event);
  }
  expect(inPoland.result(after).scores[0]?.countries).toBe(7 + 7 + 3 + 4 + 4);
});
