import { describe, expect, test } from "vitest";
import type { Card, GameEvent, State } from "../../../engine/index.ts";
import {
  type Setup,
  act,
  cardsIn,
  claim,
  draw,
  inUsa,
  listOf,
  only,
  position,
  refusal,
  sketch,
  times,
  typesOf,
} from "../kit.ts";

const loco: Card = "locomotive";

const drawable = (state: State, seat = 0) =>
  inUsa.legalActions(state, seat).flatMap((a) => (a.type === "drawCard" ? [a.from] : []));

function usa(setup: Partial<Setup>): State {
  return position(inUsa, { seats: 2, ...setup });
}

test("R3.1 two cards one after the other, open or blind, in every mix", () => {
  for (const first of ["deck", 0] as const) {
    for (const second of ["deck", 3] as const) {
      const one = act(inUsa, usa({ deck: ["red", "black"] }), 0, draw(first));
      expect(typesOf(one.events)).not.toContain("turnStarted");
      const two = act(inUsa, one.state, 0, draw(second));
      expect(two.events.at(-1)).toEqual({ type: "turnStarted", seat: 1 });
      expect(two.state.seats[0]?.cards).toBe(2);
      expect(refusal(inUsa, two.state, 0, draw("deck"))).toBe("not-your-turn");
    }
  }
});

test("R3.2 an open card taken is replaced at once, in its place, from the top of the deck", () => {
  const { events, state } = act(inUsa, usa({ deck: ["red", "black"] }), 0, draw(2));
  expect(events).toEqual([
    { type: "cardDrawn", seat: 0, from: 2, card: "orange" },
    { type: "rowFilled", slot: 2, card: "red" },
  ]);
  expect(state.row).toEqual(["purple", "blue", "red", "white", "green"]);
  // The new card may be the second one.
  const second = act(inUsa, state, 0, draw(2));
  expect(second.state.seats[0]?.hand).toMatchObject({ orange: 1, red: 1 });
  expect(second.state.row[2]).toBe("black");
});

describe("open locomotives", () => {
  const row: Card[] = [loco, "blue", "orange", "white", "green"];

  test("R3.3 an open locomotive as the first card is the only card of the turn", () => {
    const { events, state } = act(inUsa, usa({ row, deck: ["red"] }), 0, draw(0));
    expect(typesOf(events)).toEqual(["cardDrawn", "rowFilled", "turnStarted"]);
    expect(state.seats[0]?.hand?.locomotive).toBe(1);
  });

  test("R3.3 an open locomotive is never the second card", () => {
    const { state } = act(inUsa, usa({ row, deck: ["red"] }), 0, draw("deck"));
    expect(drawable(state)).toEqual(["deck", 1, 2, 3, 4]);
    expect(refusal(inUsa, state, 0, draw(0))).toBe("open-locomotive");
  });

  test("R3.3 also not one just turned up as the replacement", () => {
    const plain: Card[] = ["red", "blue", "orange", "white", "green"];
    const { state } = act(inUsa, usa({ row: plain, deck: [loco] }), 0, draw(0));
    expect(state.row[0]).toBe(loco);
    expect(refusal(inUsa, state, 0, draw(0))).toBe("open-locomotive");
  });

  test("R3.4 a locomotive drawn blind counts as one card, first or second", () => {
    const one = act(inUsa, usa({ deck: [loco, loco] }), 0, draw("deck"));
    expect(typesOf(one.events)).toEqual(["cardDrawn"]);
    const two = act(inUsa, one.state, 0, draw("deck"));
    expect(two.state.seats[0]?.hand?.locomotive).toBe(2);
    expect(two.events.at(-1)).toEqual({ type: "turnStarted", seat: 1 });
  });
});

describe("three locomotives in the row", () => {
  const two: Card[] = [loco, loco, "orange", "white", "green"];
  const five = times(5, "rowFilled");

  test("R3.5 the third locomotive turned up sends all five cards away", () => {
    const deck: Card[] = [loco, "red", "red", "black", "black", "yellow"];
    const { events, state } = act(inUsa, usa({ row: two, deck }), 0, draw(3));
    expect(typesOf(events)).toEqual(["cardDrawn", "rowFilled", "rowFlushed", ...five]);
    expect(only(events, "rowFlushed").discarded).toEqual([loco, loco, "orange", loco, "green"]);
    expect(state.row).toEqual(["red", "red", "black", "black", "yellow"]);
    expect(state.discards).toMatchObject({ locomotive: 3, orange: 1, green: 1 });
  });

  test("R3.5 two locomotives stay", () => {
    const { events } = act(inUsa, usa({ row: two, deck: ["red"] }), 0, draw(3));
    expect(typesOf(events)).toEqual(["cardDrawn", "rowFilled"]);
  });

  test("R3.5 the flush repeats until it no longer holds", () => {
    const again: Card[] = [loco, "red", loco, loco, "red", loco, loco, loco, loco, loco];
    const deck: Card[] = [loco, ...again, "red", loco, "blue", loco, "blue"];
    const { events, state } = act(inUsa, usa({ row: two, deck }), 0, draw(2));
    const flush = ["rowFlushed", ...five];
    expect(typesOf(events)).toEqual(["cardDrawn", "rowFilled", ...flush, ...flush, ...flush]);
    expect(state.row).toEqual(["red", loco, "blue", loco, "blue"]);
    expect(listOf(state.discards)).toHaveLength(15);
  });

  test("R3.5 no flush when fewer than three coloured cards are among deck, discards and row", () => {
    // All else in a hand: two coloured cards left in the row after the draw, and none elsewhere.
    const row: Card[] = [loco, loco, "white", "green", "green"];
    const state = usa({ row, deck: [loco, loco], rest: 1 });
    const { events, state: after } = act(inUsa, state, 0, draw(4));
    expect(typesOf(events)).toEqual(["cardDrawn", "rowFilled"]);
    expect(after.row).toEqual([loco, loco, "white", "green", loco]);
  });

  test.each(["deck", "discards"] as const)(
    "R3.5 a third coloured card in the %s makes the flush possible",
    (where) => {
      const row: Card[] = [loco, loco, "white", "green", "green"];
      const deck: Card[] = where === "deck" ? [loco, loco, "red"] : [loco, loco];
      const discards = where === "discards" ? { red: 1 } : {};
      const { events } = act(inUsa, usa({ row, deck, discards, rest: 1 }), 0, draw(4));
      expect(typesOf(events)).toContain("rowFlushed");
    },
  );

  test("R3.5 at most 20 flushes in a row; the row is looked at again when next filled up", () => {
    // 14 locomotives and three coloured cards: nearly every row is due.
    const state = usa({
      row: [loco, loco, "white", "green", "green"],
      deck: [loco, ...times(11, loco), "red"],
      rest: 1,
    });
    const flushes = (events: readonly GameEvent[]) =>
      events.filter((event) => event.type === "rowFlushed").length;
    const one = act(inUsa, state, 0, draw(4));
    expect(flushes(one.events)).toBe(20);
    expect(one.state.row.filter((card) => card === loco).length).toBeGreaterThanOrEqual(3);
    expect(cardsIn(one.state)).toBe(110);
    // A blind card fills nothing; an open one does, and the count begins anew.
    const blind = act(inUsa, one.state, 0, draw("deck"));
    expect(flushes(blind.events)).toBe(0);
    const slot = blind.state.row.indexOf(loco);
    const open = act(inUsa, blind.state, 1, draw(slot));
    expect(flushes(open.events)).toBeGreaterThan(0);
  });

  test("R3.5 a row with a gap is not filled up, and stays", () => {
    const row: Card[] = [loco, loco, loco, "white", "green"];
    const { events, state } = act(inUsa, usa({ row, rest: 1 }), 0, draw(3));
    expect(typesOf(events)).toEqual(["cardDrawn"]);
    expect(state.row).toEqual([loco, loco, loco, null, "green"]);
  });
});

describe("the deck runs out", () => {
  test("R3.6 the discards become the deck at once, also between two cards", () => {
    const discards = { red: 3, black: 2 };
    const state = usa({ deck: ["yellow"], discards, rest: 1 });
    const { events, state: after } = act(inUsa, state, 0, draw("deck"));
    expect(typesOf(events)).toEqual(["cardDrawn", "deckShuffled"]);
    const deck = only(events, "deckShuffled").deck as Card[];
    expect(deck.toSorted()).toEqual(listOf(discards).toSorted());
    expect(after.deck).toEqual(deck);
    expect(listOf(after.discards)).toEqual([]);
    const second = act(inUsa, after, 0, draw("deck"));
    expect(second.events[0]).toMatchObject({ type: "cardDrawn", card: deck[0] });
    expect(cardsIn(second.state)).toBe(110);
  });

  test("R3.6 the last card turned up into the row is followed by the shuffle", () => {
    const state = usa({ deck: ["yellow"], discards: { red: 3 }, rest: 1 });
    const { events } = act(inUsa, state, 0, draw(0));
    expect(typesOf(events)).toEqual(["cardDrawn", "rowFilled", "deckShuffled"]);
  });

  test("R3.6 two shuffles of the same cards differ", () => {
    const one = usa({ deck: ["yellow"], rest: "discards" });
    const first = act(inUsa, one, 0, draw("deck"));
    const second = act(inUsa, { ...one, shuffles: 1 }, 0, draw("deck"));
    expect(first.state.shuffles).toBe(1);
    expect(only(first.events, "deckShuffled").deck).not.toEqual(
      only(second.events, "deckShuffled").deck,
    );
  });

  test("R3.7 with deck and discards empty the row keeps its gaps until cards are discarded", () => {
    const rules = sketch({ lanes: ["a-b 3 red", "b-c 2 blue"] });
    const state = position(rules, {
      seats: [{}, { hand: { red: 3 } }],
      row: ["purple", "blue", null, "white", "green"],
      rest: 0,
    });
    const one = act(rules, state, 0, draw(0));
    expect(typesOf(one.events)).toEqual(["cardDrawn"]);
    const two = act(rules, one.state, 0, draw(4));
    expect(two.state.row).toEqual([null, "blue", null, "white", null]);
    // The three cards of the claim fill the three gaps, lowest slot first.
    const three = act(rules, two.state, 1, claim(0, "red"));
    expect(typesOf(three.events)).toEqual([
      "laneClaimed",
      "deckShuffled",
      "rowFilled",
      "rowFilled",
      "rowFilled",
      "turnStarted",
    ]);
    expect(three.events.flatMap((e) => (e.type === "rowFilled" ? [e.slot] : []))).toEqual([
      0, 2, 4,
    ]);
    expect(three.state.row).toEqual(["red", "blue", "red", "white", "red"]);
    expect(three.state.deck).toEqual([]);
    expect(cardsIn(three.state)).toBe(110);
  });

  test("R3.7 gaps are filled while there are cards, the rest stay gaps", () => {
    const rules = sketch({ lanes: ["a-b 1 red", "b-c 2 blue"] });
    const state = position(rules, {
      seats: [{ hand: { red: 1 } }, {}],
      row: ["purple", null, null, "white", null],
      rest: 1,
    });
    const { state: after } = act(rules, state, 0, claim(0, "red"));
    expect(after.row).toEqual(["purple", "red", null, "white", null]);
  });

  test("R3.8 nothing to take as the second card: the turn ends with one", () => {
    const state = usa({ row: ["red", loco, loco, null, null], rest: 1 });
    const { events } = act(inUsa, state, 0, draw(0));
    expect(typesOf(events)).toEqual(["cardDrawn", "turnStarted"]);
  });

  test("R3.8 deck and discards empty on the second draw: an open coloured card is still there", () => {
    const state = usa({ deck: ["black"], row: ["red", loco, null, null, null], rest: 1 });
    const { events, state: after } = act(inUsa, state, 0, draw("deck"));
    expect(typesOf(events)).toEqual(["cardDrawn"]);
    expect(drawable(after)).toEqual([0]);
    expect(refusal(inUsa, after, 0, draw("deck"))).toBe("empty-deck");
    expect(refusal(inUsa, after, 0, draw(2))).toBe("empty-slot");
    expect(refusal(inUsa, after, 0, draw(1))).toBe("open-locomotive");
  });

  test("R3.8 the last blind card, with only locomotives open, ends the turn", () => {
    const state = usa({ deck: ["black"], row: [loco, loco, null, null, null], rest: 1 });
    const { events } = act(inUsa, state, 0, draw("deck"));
    expect(typesOf(events)).toEqual(["cardDrawn", "turnStarted"]);
  });

  test("R3.8 deck and discards empty on the first draw: open cards may be taken", () => {
    const state = usa({ row: [null, "red", null, loco, null], rest: 1 });
    expect(drawable(state)).toEqual([1, 3]);
    expect(refusal(inUsa, state, 0, draw("deck"))).toBe("empty-deck");
    expect(typesOf(act(inUsa, state, 0, draw(3)).events)).toEqual(["cardDrawn", "turnStarted"]);
  });

  test("R3.8 nothing in deck, discards and row: drawing is not an option", () => {
    const state = usa({ row: times(5, null), rest: 1 });
    expect(drawable(state)).toEqual([]);
    expect(refusal(inUsa, state, 0, draw("deck"))).toBe("empty-deck");
    expect(refusal(inUsa, state, 0, draw(0))).toBe("empty-slot");
    expect(inUsa.legalActions(state, 0)).toEqual([{ type: "drawTickets" }]);
  });
});

describe("passing", () => {
  const rules = sketch({ lanes: ["a-b 3 red", "b-c 2 blue", "c-d 1"], tickets: ["a-c 5"] });
  const stuck: Setup = {
    seats: [{}, { lanes: [0, 1] }, { lanes: [2] }],
    row: times(5, null),
    rest: 1,
    tickets: [],
  };

  test("R3.9 a seat with no legal action passes", () => {
    const state = position(rules, stuck);
    expect(rules.legalActions(state, 0)).toEqual([{ type: "pass" }]);
    const { events } = act(rules, state, 0, { type: "pass" });
    expect(events).toEqual([
      { type: "passed", seat: 0 },
      { type: "turnStarted", seat: 1 },
    ]);
  });

  test.each<[string, Partial<Setup>]>([
    ["a ticket left to draw", { tickets: [0] }],
    ["an open card", { row: [null, null, loco, null, null] }],
    ["a card in the deck", { deck: ["red"] }],
    ["a lane it can pay", { seats: [{ hand: { red: 1 } }, { lanes: [0, 1] }, {}] }],
  ])("R3.9 %s: it may not pass", (_, change) => {
    const state = position(rules, { ...stuck, ...change });
    expect(rules.legalActions(state, 0)).not.toContainEqual({ type: "pass" });
    expect(refusal(rules, state, 0, { type: "pass" })).toBe("may-not-pass");
  });

  test("R3.9 a lane it cannot pay, or has no trains for, leaves only passing", () => {
    for (const seat of [{ hand: { red: 2 } }, { hand: { red: 3 }, trains: 2 }]) {
      const seats = [seat, { lanes: [1] }, { lanes: [2] }];
      const state = position(rules, { ...stuck, seats });
      expect(rules.legalActions(state, 0)).toEqual([{ type: "pass" }]);
    }
  });

  test("R3.10 when every seat in a row has passed the game is over at once", () => {
    let state = position(rules, { ...stuck, turn: 2 });
    for (const seat of [2, 0]) state = act(rules, state, seat, { type: "pass" }).state;
    const { events, state: over } = act(rules, state, 1, { type: "pass" });
    expect(typesOf(events)).toEqual(["passed", "finished"]);
    expect(over.result?.scores.map((score) => score.lanes)).toEqual([0, 6, 1]);
    expect(rules.legalActions(over, 2)).toEqual([]);
  });

  test("R3.10 a seat that acts in between breaks the row of passes", () => {
    const state = position(rules, {
      ...stuck,
      seats: [{}, { lanes: [0, 1] }, { hand: { red: 1 } }],
      turn: 2,
      passes: 2,
    });
    const { state: after } = act(rules, state, 2, claim(2, "red"));
    expect(after.passes).toBe(0);
    // The card laid was turned up, so seat 0 draws it; nobody has passed since.
    expect(rules.legalActions(after, 0)).toEqual([draw(0)]);
  });

  test("R3.10 a card or tickets drawn in between break it too", () => {
    const drawing = position(rules, { ...stuck, deck: ["red", "red"], passes: 2 });
    expect(act(rules, drawing, 0, draw("deck")).state.passes).toBe(0);
    const tickets = position(rules, { ...stuck, tickets: [0], passes: 2 });
    expect(act(rules, tickets, 0, { type: "drawTickets" }).state.passes).toBe(0);
  });

  test("R3.10 in the last round passing ends the game no later than the round does", () => {
    const state = position(rules, { ...stuck, turn: 1, passes: 1, lastRound: 1 });
    expect(typesOf(act(rules, state, 1, { type: "pass" }).events)).toEqual(["passed", "finished"]);
  });
});
