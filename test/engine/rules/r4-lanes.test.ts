import { describe, expect, test } from "vitest";
import type { Action, Rules, State } from "../../../engine/index.ts";
import type { Color } from "../../../maps/board.ts";
import {
  type Cards,
  act,
  cardsIn,
  claim,
  inEurope,
  inPoland,
  inUsa,
  lane,
  only,
  position,
  refusal,
  sketch,
  times,
  typesOf,
} from "../kit.ts";

/** Every way a seat may pay for a lane, as "colour+locomotives". */
function waysToPay(rules: Rules, state: State, number: number, seat = 0): string[] {
  return rules
    .legalActions(state, seat)
    .flatMap((action) =>
      action.type === "claimLane" && action.lane === number
        ? [`${action.color}+${action.locomotives}`]
        : [],
    );
}

describe("paying", () => {
  const rules = sketch({ lanes: ["a-b 3 red", "b-c 3", "c-d 4 green"] });
  const holding = (hand: Cards) => position(rules, { seats: [{ hand }, {}] });

  test("R4.1 a coloured lane takes its colour, locomotives in place of any, or locomotives only", () => {
    const state = holding({ red: 2, blue: 5, locomotive: 3 });
    expect(waysToPay(rules, state, 0)).toEqual(["red+1", "red+2", "null+3"]);
    expect(waysToPay(rules, holding({ red: 3 }), 0)).toEqual(["red+0"]);
    expect(waysToPay(rules, holding({ blue: 5, locomotive: 2 }), 0)).toEqual([]);
    expect(refusal(rules, state, 0, claim(0, "blue"))).toBe("wrong-color");
    expect(refusal(rules, state, 0, claim(0, "red"))).toBe("few-cards");
    expect(refusal(rules, holding({ red: 1, locomotive: 1 }), 0, claim(0, "red", 2))).toBe(
      "few-cards",
    );
  });

  test("R4.1 a gray lane takes any one colour, never two", () => {
    const state = holding({ red: 2, blue: 3, white: 1, locomotive: 1 });
    expect(waysToPay(rules, state, 1)).toEqual(["blue+0", "blue+1", "red+1"]);
    expect(refusal(rules, state, 0, claim(1, "white", 1))).toBe("few-cards");
  });

  test("R4.1 exactly as many cards as the lane is long", () => {
    const state = holding({ red: 5, locomotive: 5 });
    for (const [color, locomotives] of [
      ["red", 3],
      ["red", 4],
      [null, 2],
      [null, 4],
      [null, 0],
    ] as const) {
      expect(refusal(rules, state, 0, claim(0, color, locomotives))).toBe("wrong-count");
    }
    const { events } = act(rules, state, 0, claim(0, "red", 1));
    expect(only(events, "laneClaimed").cards).toEqual(["red", "red", "locomotive"]);
  });

  test("R4.2 it takes a train for each space; cards are discarded and points come at once", () => {
    const seats = [{ hand: { red: 3, green: 4 }, trains: 3, points: 9 }, {}];
    const state = position(rules, { seats });
    expect(refusal(rules, state, 0, claim(2, "green"))).toBe("few-trains");
    expect(waysToPay(rules, state, 2)).toEqual([]);
    const { state: after } = act(rules, state, 0, claim(0, "red"));
    expect(after.seats[0]).toMatchObject({ trains: 0, points: 13, cards: 4 });
    expect(after.seats[0]?.hand).toMatchObject({ red: 0, green: 4 });
    expect(after.discards).toMatchObject({ red: 3, green: 0 });
    expect(after.owners).toEqual([0, null, null]);
    expect(cardsIn(after)).toBe(110);
  });

  test("R4.3 one lane a turn, whole, and anywhere on the board", () => {
    const board = sketch({ lanes: ["a-b 3 red", "c-d 2 blue", "e-f 1 green"] });
    const state = position(board, { seats: [{ lanes: [0], hand: { blue: 2, green: 1 } }, {}] });
    const { events, state: after } = act(board, state, 0, claim(1, "blue"));
    expect(typesOf(events)).toEqual(["laneClaimed", "turnStarted"]);
    expect(refusal(board, after, 0, claim(2, "green"))).toBe("not-your-turn");
    expect(refusal(board, state, 0, claim(1, "blue", 1))).toBe("few-cards");
  });
});

describe("doubles", () => {
  const pair = [
    lane(inUsa, "chicago", "saint-louis", "green"),
    lane(inUsa, "chicago", "saint-louis", "white"),
  ] as const;

  test.each([
    [2, "lane-closed"],
    [3, "lane-closed"],
    [4, null],
    [5, null],
  ] as const)("R4.4 with %i players one lane taken gives the others %s", (players, code) => {
    const seats = times(players, {}).map((_, seat) =>
      seat === 1 ? { lanes: [pair[0]] } : { hand: { white: 2, green: 2, locomotive: 1 } },
    );
    const state = position(inUsa, { seats });
    if (code) {
      expect(refusal(inUsa, state, 0, claim(pair[1], "white"))).toBe(code);
      expect(waysToPay(inUsa, state, pair[1])).toEqual([]);
    } else {
      expect(act(inUsa, state, 0, claim(pair[1], "white")).state.owners[pair[1]]).toBe(0);
    }
  });

  test.each([2, 3, 4, 5])("R4.4 with %i players nobody may own both", (players) => {
    const seats = times(players, {}).map((_, seat) =>
      seat === 0 ? { lanes: [pair[0]], hand: { white: 2 } } : {},
    );
    const state = position(inUsa, { seats });
    expect(refusal(inUsa, state, 0, claim(pair[1], "white"))).toBe("own-double");
    expect(waysToPay(inUsa, state, pair[1])).toEqual([]);
  });

  test("R4.4 a double is one whichever way round its lanes are written", () => {
    const rules = sketch({ lanes: ["a-b 2 red", "b-a 2 blue"] });
    const own = position(rules, { seats: [{ lanes: [0], hand: { blue: 2 } }, {}] });
    expect(refusal(rules, own, 0, claim(1, "blue"))).toBe("own-double");
    const other = position(rules, { seats: [{ hand: { blue: 2 } }, { lanes: [0] }] });
    expect(refusal(rules, other, 0, claim(1, "blue"))).toBe("lane-closed");
  });

  test("R4.5 lanes that run side by side but join different places are no double", () => {
    const rules = sketch({ lanes: ["a-b 2 red", "a-c 2 red", "b-c 2 red"] });
    const state = position(rules, { seats: [{ hand: { red: 2 } }, { lanes: [0] }] });
    expect(act(rules, state, 0, claim(1, "red")).state.owners).toEqual([1, 0, null]);
    const own = position(rules, { seats: [{ lanes: [0], hand: { red: 2 } }, {}] });
    expect(act(rules, own, 0, claim(2, "red")).state.owners).toEqual([0, null, 0]);
  });
});

describe("ferries", () => {
  const rules = sketch({ lanes: ["a-b 4 ferry 2", "b-c 1 ferry 1"] });

  test("R4.6 at least as many locomotives as symbols, the rest one colour or more of them", () => {
    const state = position(rules, { seats: [{ hand: { red: 3, blue: 2, locomotive: 4 } }, {}] });
    expect(waysToPay(rules, state, 0)).toEqual(["blue+2", "blue+3", "red+2", "red+3", "null+4"]);
    expect(refusal(rules, state, 0, claim(0, "red", 1))).toBe("few-locomotives");
    expect(refusal(rules, state, 0, claim(0, "red", 0))).toBe("few-locomotives");
  });

  test("R4.6 a ferry paid all in locomotives", () => {
    const state = position(rules, { seats: [{ hand: { locomotive: 4 } }, {}] });
    expect(waysToPay(rules, state, 0)).toEqual(["null+4"]);
    const { events } = act(rules, state, 0, claim(0, null, 4));
    expect(only(events, "laneClaimed").cards).toEqual(times(4, "locomotive"));
    expect(waysToPay(rules, state, 1)).toEqual(["null+1"]);
  });

  test("R4.6 too few locomotives in hand: the ferry is out of reach, whatever else is there", () => {
    const state = position(rules, { seats: [{ hand: { red: 9, locomotive: 1 } }, {}] });
    expect(waysToPay(rules, state, 0)).toEqual([]);
    expect(refusal(rules, state, 0, claim(0, "red", 2))).toBe("few-cards");
  });

  test("R4.6 the ferries of Europe are gray", () => {
    const ferries = inEurope.board.lanes.filter((one) => one.ferry !== undefined);
    expect(ferries.length).toBeGreaterThan(0);
    for (const ferry of ferries) expect(ferry.color).toBeNull();
  });
});

describe("tunnels", () => {
  const rules = sketch({ lanes: ["a-b 2 red tunnel", "b-c 2 tunnel", "c-d 1 blue"] });
  const abandon: Action = { type: "abandonTunnel" };
  const pay = (locomotives: number): Action => ({ type: "payTunnel", locomotives });

  test("R4.7 each card turned up of the colour laid, or a locomotive, costs one more", () => {
    const state = position(rules, {
      seats: [{ hand: { red: 4, blue: 2, locomotive: 2 } }, {}],
      deck: ["red", "blue", "locomotive", "green"],
    });
    const dug = act(rules, state, 0, claim(0, "red", 1));
    expect(dug.events).toEqual([
      { type: "tunnelDug", seat: 0, lane: 0, cards: ["red", "locomotive"] },
      { type: "cardRevealed", card: "red" },
      { type: "cardRevealed", card: "blue" },
      { type: "cardRevealed", card: "locomotive" },
      { type: "tunnelPriced", seat: 0, lane: 0, extra: 2 },
    ]);
    expect(rules.legalActions(dug.state, 0)).toEqual([pay(0), pay(1), abandon]);
    const paid = act(rules, dug.state, 0, pay(1));
    expect(paid.events).toEqual([
      {
        type: "laneClaimed",
        seat: 0,
        lane: 0,
        cards: ["red", "red", "locomotive", "locomotive"],
        points: 2,
      },
      { type: "turnStarted", seat: 1 },
    ]);
    expect(paid.state.discards).toMatchObject({ red: 3, blue: 1, locomotive: 3 });
    expect(paid.state.seats[0]?.hand).toMatchObject({ red: 2, blue: 2, locomotive: 0 });
    expect(paid.state.deck).toHaveLength((state.deck as []).length - 3);
  });

  test("R4.7 on a gray tunnel the colour laid is what counts", () => {
    const state = position(rules, {
      seats: [{ hand: { blue: 4 } }, {}],
      deck: ["red", "red", "blue"],
    });
    expect(only(act(rules, state, 0, claim(1, "blue")).events, "tunnelPriced").extra).toBe(1);
  });

  test("R4.7 nothing to pay: the lane is claimed at once", () => {
    const state = position(rules, {
      seats: [{ hand: { red: 2 } }, {}],
      deck: ["blue", "blue", "green"],
    });
    const { events, state: after } = act(rules, state, 0, claim(0, "red"));
    expect(typesOf(events).slice(4)).toEqual(["tunnelPriced", "laneClaimed", "turnStarted"]);
    expect(only(events, "tunnelPriced").extra).toBe(0);
    expect(after.seats[0]).toMatchObject({ cards: 0, trains: 43 });
    expect(after.discards).toMatchObject({ red: 2, blue: 2, green: 1 });
    expect(cardsIn(after)).toBe(110);
  });

  test("R4.7 laid with locomotives only: only locomotives count, and only they pay", () => {
    const state = position(rules, {
      seats: [{ hand: { red: 5, locomotive: 3 } }, {}],
      deck: ["red", "locomotive", "red"],
    });
    const { events, state: dug } = act(rules, state, 0, claim(0, null, 2));
    expect(only(events, "tunnelPriced").extra).toBe(1);
    expect(rules.legalActions(dug, 0)).toEqual([pay(1), abandon]);
    expect(refusal(rules, dug, 0, pay(0))).toBe("wrong-count");
    const paid = act(rules, dug, 0, pay(1));
    expect(only(paid.events, "laneClaimed").cards).toEqual(times(3, "locomotive"));
  });

  test("R4.8 declining gives the laid cards back and ends the turn", () => {
    const state = position(rules, {
      seats: [{ hand: { red: 3 } }, {}],
      deck: ["red", "blue", "green"],
    });
    const { state: dug } = act(rules, state, 0, claim(0, "red"));
    expect(dug.seats[0]?.cards).toBe(1);
    const { events, state: after } = act(rules, dug, 0, abandon);
    expect(events).toEqual([
      { type: "tunnelAbandoned", seat: 0, lane: 0 },
      { type: "turnStarted", seat: 1 },
    ]);
    expect(after.seats[0]).toMatchObject({ cards: 3, trains: 45, points: 0 });
    expect(after.seats[0]?.hand?.red).toBe(3);
    expect(after.owners[0]).toBeNull();
    expect(after.discards).toMatchObject({ red: 1, blue: 1, green: 1 });
  });

  test("R4.8 who cannot pay can only decline, and has to say so", () => {
    const state = position(rules, {
      seats: [{ hand: { red: 3, blue: 9 } }, {}],
      deck: ["red", "locomotive", "green"],
    });
    const { events, state: dug } = act(rules, state, 0, claim(0, "red"));
    expect(typesOf(events).at(-1)).toBe("tunnelPriced");
    expect(rules.legalActions(dug, 0)).toEqual([abandon]);
    expect(refusal(rules, dug, 0, pay(0))).toBe("few-cards");
    expect(refusal(rules, dug, 0, pay(1))).toBe("few-cards");
    expect(refusal(rules, dug, 0, pay(3))).toBe("wrong-count");
    expect(refusal(rules, dug, 0, { type: "drawTickets" })).toBe("finish-tunnel");
  });

  test("R4.8 the extra cards need no extra trains", () => {
    const state = position(rules, {
      seats: [{ hand: { red: 5 }, trains: 2 }, {}],
      deck: ["red", "red", "red"],
    });
    const { state: dug } = act(rules, state, 0, claim(0, "red"));
    const { events, state: after } = act(rules, dug, 0, pay(0));
    expect(only(events, "laneClaimed").cards).toHaveLength(5);
    expect(after.seats[0]).toMatchObject({ trains: 0, cards: 0, points: 2 });
  });

  test.each([
    ["paid for", pay(0), { red: 4, blue: 1, green: 1 }],
    ["given up", abandon, { red: 1, blue: 1, green: 1 }],
  ] as const)(
    "R4.9 cards turned up are discarded when it is %s, before any shuffle",
    (_, end, all) => {
      const state = position(rules, {
        seats: [{ hand: { red: 3 } }, {}],
        deck: ["red", "blue", "green"],
        rest: 1,
      });
      const dug = act(rules, state, 0, claim(0, "red"));
      // The deck is empty now, but what lies beside the tunnel is not yet a discard.
      expect(typesOf(dug.events)).not.toContain("deckShuffled");
      const { events } = act(rules, dug.state, 0, end);
      expect(typesOf(events).slice(1)).toEqual(["deckShuffled", "turnStarted"]);
      const counts: Record<string, number> = {};
      for (const card of only(events, "deckShuffled").deck as Color[]) {
        counts[card] = (counts[card] ?? 0) + 1;
      }
      expect(counts).toEqual(all);
    },
  );

  test.each([
    [2, 0],
    [1, 0],
    [1, 1],
    [0, 0],
  ])("R4.10 %i cards in the deck and %i discarded: that many are turned up", (deck, discarded) => {
    const state = position(rules, {
      seats: [{ hand: { red: 6 } }, {}],
      deck: times(deck, "red"),
      discards: { red: discarded },
      rest: 1,
    });
    const { events, state: dug } = act(rules, state, 0, claim(0, "red"));
    const reveals = typesOf(events).filter((type) => type === "cardRevealed");
    expect(reveals).toHaveLength(deck + discarded);
    expect(only(events, "tunnelPriced").extra).toBe(deck + discarded);
    expect(cardsIn(dug)).toBe(110);
    if (deck === 0) expect(only(events, "laneClaimed").cards).toEqual(["red", "red"]);
    if (discarded > 0) {
      expect(typesOf(events)).toEqual([
        "tunnelDug",
        "cardRevealed",
        "deckShuffled",
        "cardRevealed",
        "tunnelPriced",
      ]);
    }
  });
});

describe("lanes into a neighbouring country", () => {
  const across = ["black", "red", "yellow"].map((color) =>
    lane(inPoland, "gorzow-wielkopolski", "niemcy", color as Color),
  ) as [number, number, number];

  test.each([2, 3, 4])(
    "R4.11 with %i players all lanes of a special connection are open",
    (players) => {
      const seats = times(players, {}).map((_, seat) =>
        seat === 1 ? { lanes: [across[0]] } : { hand: { red: 1, yellow: 1 } },
      );
      const state = position(inPoland, { seats });
      const { state: after } = act(inPoland, state, 0, claim(across[1], "red"));
      expect(after.owners[across[1]]).toBe(0);
    },
  );

  test("R4.11 the third lane, with both others taken by two other seats", () => {
    const seats = [{ hand: { yellow: 1 } }, { lanes: [across[0]] }, { lanes: [across[1]] }];
    const { state } = act(inPoland, position(inPoland, { seats }), 0, claim(across[2], "yellow"));
    expect(state.owners[across[2]]).toBe(0);
  });

  test("R4.11 a player may own only one lane of each", () => {
    const state = position(inPoland, {
      seats: [{ lanes: [across[0]], hand: { red: 1, yellow: 1 } }, {}],
    });
    for (const [number, color] of [
      [across[1], "red"],
      [across[2], "yellow"],
    ] as const) {
      expect(refusal(inPoland, state, 0, claim(number, color))).toBe("own-double");
      expect(waysToPay(inPoland, state, number)).toEqual([]);
    }
  });

  test("R4.11 a double between two cities of Poland still closes with 2 and 3 players", () => {
    const [a, b] = [
      lane(inPoland, "bydgoszcz", "gdansk", "blue"),
      lane(inPoland, "bydgoszcz", "gdansk", "green"),
    ];
    const seats = [{ hand: { green: 3 } }, { lanes: [a] }];
    expect(refusal(inPoland, position(inPoland, { seats }), 0, claim(b, "green"))).toBe(
      "lane-closed",
    );
    const four = position(inPoland, { seats: [...seats, {}, {}] });
    expect(act(inPoland, four, 0, claim(b, "green")).state.owners[b]).toBe(0);
  });
});
