import { expect, test } from "vitest";
import type { Action, GameEvent, Rules, State } from "../../../engine/index.ts";
import {
  act,
  cardsIn,
  claim,
  draw,
  fold,
  inEurope,
  inPoland,
  inUsa,
  lane,
  listOf,
  only,
  position,
  refusal,
  typesOf,
} from "../kit.ts";

const seedOf = (n: number) => n.toString(16).padStart(64, "0");

function begin(rules: Rules, seats: number, n = 1) {
  const events = rules.begin({ seats, seed: seedOf(n) });
  return { events, state: foldNew(rules, events) };
}

function foldNew(rules: Rules, events: readonly GameEvent[]): State {
  return fold(rules, rules.evolve(undefined, events[0] as GameEvent), events.slice(1));
}

function offerOf(state: State, seat: number): readonly number[] {
  return state.seats[seat]?.offer?.tickets as readonly number[];
}

/** Seats choose in this order, each keeping the first `keep` of what it was offered. */
function chooseInOrder(
  rules: Rules,
  state: State,
  choices: readonly (readonly [number, number])[],
) {
  const events: GameEvent[] = [];
  let now = state;
  for (const [seat, keep] of choices) {
    const done = act(rules, now, seat, {
      type: "keepTickets",
      tickets: offerOf(now, seat).slice(0, keep),
    });
    events.push(...done.events);
    now = done.state;
  }
  return { events, state: now };
}

test("R2.1 four cards to each seat from the top of the deck, then five open ones", () => {
  const { events, state } = begin(inUsa, 3);
  const deck = only(events, "started").deck as readonly string[];
  const dealt = events.filter((event) => event.type === "cardsDealt");
  expect(dealt.map((event) => [event.seat, event.cards])).toEqual([
    [0, deck.slice(0, 4)],
    [1, deck.slice(4, 8)],
    [2, deck.slice(8, 12)],
  ]);
  expect(events.filter((event) => event.type === "rowFilled")).toEqual(
    deck.slice(12, 17).map((card, slot) => ({ type: "rowFilled", slot, card })),
  );
  expect(state.deck).toEqual(deck.slice(17));
  expect(cardsIn(state)).toBe(110);
});

test("R2.1 three locomotives in the first row: it is flushed before tickets are offered", () => {
  let flushed = 0;
  for (let n = 0; n < 400; n++) {
    const { events, state } = begin(inUsa, 2, n);
    const firstRow = events.filter((event) => event.type === "rowFilled").slice(0, 5);
    const due = firstRow.filter((event) => event.card === "locomotive").length >= 3;
    expect(typesOf(events).includes("rowFlushed")).toBe(due);
    expect(state.row.filter((card) => card === "locomotive").length).toBeLessThan(3);
    if (!due) continue;
    flushed++;
    expect(typesOf(events).slice(3, 14).join(" ")).toBe(
      `${"rowFilled ".repeat(5)}rowFlushed ${"rowFilled ".repeat(5)}`.trim(),
    );
    const times = typesOf(events).filter((type) => type === "rowFlushed").length;
    expect(listOf(state.discards)).toHaveLength(5 * times);
  }
  expect(flushed).toBeGreaterThan(0);
});

test("R2.2 USA: three tickets, two to keep; the others go under the deck as each decides", () => {
  const { events, state } = begin(inUsa, 3);
  const deck = only(events, "started").tickets as readonly number[];
  expect([0, 1, 2].map((seat) => offerOf(state, seat))).toEqual([
    deck.slice(0, 3),
    deck.slice(3, 6),
    deck.slice(6, 9),
  ]);
  for (const tickets of [[], [deck[0]]]) {
    expect(refusal(inUsa, state, 0, { type: "keepTickets", tickets })).toBe("keep-more");
  }
  // Seat 2 decides first, and returns the first ticket of its offer.
  const keep: Action = { type: "keepTickets", tickets: [deck[8] as number, deck[7] as number] };
  const two = act(inUsa, state, 2, keep);
  expect(two.events[0]).toEqual({
    type: "ticketsKept",
    seat: 2,
    kept: [deck[7], deck[8]],
    returned: [deck[6]],
  });
  const done = chooseInOrder(inUsa, two.state, [
    [0, 2],
    [1, 3],
  ]);
  expect(done.state.tickets).toEqual([...deck.slice(9), deck[6], deck[2]]);
});

test("R2.3 Europe: one long and three others, any two to keep, the rest leaves the game", () => {
  const { events, state } = begin(inEurope, 2);
  const { tickets, long } = only(events, "started");
  const deck = tickets as readonly number[];
  expect(offerOf(state, 0)).toEqual([(long as number[])[0], ...deck.slice(0, 3)]);
  expect(offerOf(state, 1)).toEqual([(long as number[])[1], ...deck.slice(3, 6)]);
  expect(state.seats.map((seat) => seat.offer?.keep)).toEqual([2, 2]);
  const choices = inEurope.legalActions(state, 0);
  // Any mix: 6 pairs, 4 triples, all four; the long one need not be among them.
  expect(choices).toHaveLength(11);
  const without = act(inEurope, state, 0, { type: "keepTickets", tickets: deck.slice(1, 3) });
  const done = chooseInOrder(inEurope, without.state, [[1, 2]]);
  expect(done.state.tickets).toEqual(deck.slice(6));
  expect(typesOf(done.events)).toEqual(["ticketsKept", "turnStarted"]);
  // Unseen: nobody, not even the one who put them away, is shown them again.
  for (const viewer of [0, 1, null]) {
    const seen = inEurope.view(done.state, viewer);
    expect([seen.long, seen.aside]).toEqual([4, 4]);
  }
});

test("R2.4 Poland: four tickets, two to keep; the others are shuffled together under the deck", () => {
  let reordered = 0;
  for (let n = 0; n < 20; n++) {
    const { events, state } = begin(inPoland, 4, n);
    const deck = only(events, "started").tickets as readonly number[];
    expect(offerOf(state, 3)).toEqual(deck.slice(12, 16));
    const done = chooseInOrder(inPoland, state, [
      [3, 2],
      [0, 4],
      [1, 3],
      [2, 2],
    ]);
    expect(typesOf(done.events).slice(-2)).toEqual(["ticketsShuffled", "turnStarted"]);
    const shuffled = only(done.events, "ticketsShuffled").tickets as readonly number[];
    const returned = [deck[14], deck[15], deck[7], deck[10], deck[11]];
    expect(new Set(shuffled)).toEqual(new Set(returned));
    expect(shuffled).toHaveLength(5);
    expect(done.state.tickets).toEqual([...deck.slice(16), ...shuffled]);
    expect(done.state.aside).toEqual([]);
    if (shuffled.join() !== returned.join()) reordered++;
  }
  expect(reordered).toBeGreaterThan(10);
});

test("R2.4 Poland: the shuffle is announced also when everything was kept", () => {
  const { state } = begin(inPoland, 2);
  const done = chooseInOrder(inPoland, state, [
    [0, 4],
    [1, 4],
  ]);
  expect(only(done.events, "ticketsShuffled").tickets).toEqual([]);
});

test("R2.5 everyone chooses at the same time, and others learn only how many were kept", () => {
  const { state } = begin(inUsa, 3);
  for (const seat of [0, 1, 2]) expect(inUsa.legalActions(state, seat)).toHaveLength(4);
  const { events, state: after } = chooseInOrder(inUsa, state, [[1, 2]]);
  expect(typesOf(events)).toEqual(["ticketsKept"]);
  for (const viewer of [0, 2, null]) {
    expect(inUsa.redact(events[0] as GameEvent, viewer)).toEqual({
      type: "ticketsKept",
      seat: 1,
      kept: 2,
      returned: 1,
    });
  }
  expect(inUsa.redact(events[0] as GameEvent, 1)).toEqual(events[0]);
  // Nobody plays before all have chosen, and nobody chooses twice.
  expect(inUsa.legalActions(after, 1)).toEqual([]);
  expect(refusal(inUsa, after, 1, draw("deck"))).toBe("not-your-turn");
  expect(refusal(inUsa, after, 0, draw("deck"))).toBe("choose-tickets");
  expect(refusal(inUsa, after, 1, { type: "keepTickets", tickets: [0, 1] })).toBe("no-choice");
});

test("R2.6 any seat may be the first, and play goes round in seat order", () => {
  const firsts = new Set<number>();
  for (let n = 0; n < 60; n++) {
    const { events, state } = begin(inUsa, 3, n);
    const { first } = only(events, "started");
    firsts.add(first);
    const chosen = chooseInOrder(inUsa, state, [
      [0, 2],
      [2, 2],
      [1, 2],
    ]);
    let now = chosen.state;
    let last: readonly GameEvent[] = chosen.events;
    for (let turn = 0; turn < 4; turn++) {
      const seat = (first + turn) % 3;
      expect(last.at(-1)).toEqual({ type: "turnStarted", seat });
      now = act(inUsa, now, seat, draw("deck")).state;
      ({ events: last, state: now } = act(inUsa, now, seat, draw("deck")));
    }
  }
  expect([...firsts].sort()).toEqual([0, 1, 2]);
});

test("R2.7 tickets kept are secret before the final scoring", () => {
  const state = position(inUsa, { seats: [{ tickets: [2] }, { tickets: [5, 6, 7] }] });
  expect(inUsa.view(state, 1).seats.map((seat) => seat.tickets)).toEqual([1, [5, 6, 7]]);
  expect(inUsa.view(state, 0).seats.map((seat) => seat.tickets)).toEqual([[2], 3]);
  expect(inUsa.view(state, null).seats.map((seat) => seat.tickets)).toEqual([1, 3]);
});

test("R2.7 the final scoring shows every ticket to a spectator", () => {
  const state = position(inUsa, {
    seats: [{ tickets: [3], hand: { blue: 3 } }, { tickets: [5, 6] }],
    lastRound: 0,
    drawn: 1,
  });
  const { events, state: over } = act(inUsa, state, 0, draw("deck"));
  expect(typesOf(events).at(-1)).toBe("finished");
  expect(inUsa.view(over, null).seats.map((seat) => seat.tickets)).toEqual([[3], [5, 6]]);
});

test("R2.7 any number of tickets and of cards in hand is allowed", () => {
  const state = position(inUsa, {
    seats: [{ tickets: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] }, {}],
    rest: 0,
    tickets: [10],
  });
  const { state: drawn } = act(inUsa, state, 0, { type: "drawTickets" });
  const { state: kept } = act(inUsa, drawn, 0, { type: "keepTickets", tickets: [10] });
  expect(kept.seats[0]?.tickets).toHaveLength(11);
  const more = position(inUsa, { seats: [{}, {}], rest: 0 });
  expect(more.seats[0]?.cards).toBe(105);
  expect(act(inUsa, more, 0, draw(0)).state.seats[0]?.cards).toBe(106);
});

test("R2.8 a turn is one of drawing cards, claiming, drawing tickets, and in Europe a station", () => {
  const kinds = (rules: Rules) => {
    const state = position(rules, { seats: [{ hand: { red: 6, locomotive: 3 } }, {}] });
    return [...new Set(rules.legalActions(state, 0).map((action) => action.type))].sort();
  };
  expect(kinds(inUsa)).toEqual(["claimLane", "drawCard", "drawTickets"]);
  expect(kinds(inPoland)).toEqual(["claimLane", "drawCard", "drawTickets"]);
  expect(kinds(inEurope)).toEqual(["buildStation", "claimLane", "drawCard", "drawTickets"]);
});

test("R2.8 after one of them the turn is over, and it cannot be mixed with another", () => {
  const state = position(inEurope, { seats: [{ hand: { red: 6 } }, {}], tickets: [1, 2, 3] });
  const station: Action = { type: "buildStation", city: "roma", color: "red", locomotives: 0 };
  const berlinFrankfurt = claim(lane(inEurope, "berlin", "frankfurt", "red"), "red");
  for (const action of [station, berlinFrankfurt]) {
    expect(act(inEurope, state, 0, action).events.at(-1)).toEqual({ type: "turnStarted", seat: 1 });
  }
  const offered = act(inEurope, state, 0, { type: "drawTickets" }).state;
  const kept = act(inEurope, offered, 0, { type: "keepTickets", tickets: [2] });
  expect(kept.events.at(-1)).toEqual({ type: "turnStarted", seat: 1 });
  const drawing = act(inEurope, state, 0, draw("deck")).state;
  for (const action of [station, berlinFrankfurt, { type: "drawTickets" }, { type: "pass" }]) {
    expect(refusal(inEurope, drawing, 0, action)).toBe("finish-drawing");
  }
});
