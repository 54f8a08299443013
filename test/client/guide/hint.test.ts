import { expect, test } from "vitest";
import { noCards } from "../../../engine/hand.ts";
import { rulesFor } from "../../../engine/index.ts";
import type { Hand, State } from "../../../engine/types.ts";
import { usa } from "../../../maps/usa.ts";
import { type HintName, hintFor } from "../../../client/guide/hint.ts";
import { laterHint } from "../../../client/guide/laterHint.ts";

const rules = rulesFor(usa);
const nothingSeen: ReadonlySet<string> = new Set();

function begun(): State {
  const events = rules.begin({ seats: 2, seed: "11".repeat(32) });
  return events.reduce<State | undefined>((s, e) => rules.evolve(s, e), undefined) as State;
}

function chosen(): State {
  let state = begun();
  for (const seat of [0, 1]) {
    const [action] = rules.legalActions(state, seat);
    if (!action) throw new Error("nothing to choose");
    for (const event of rules.decide(state, seat, action)) state = rules.evolve(state, event);
  }
  return state;
}

/** The same table, with these cards in the hand of whoever is to play. */
function holding(state: State, cards: Partial<Hand>): State {
  const hand = { ...noCards, ...cards };
  const seats = state.seats.map((one, i) => (i === state.turn ? { ...one, hand, cards: 9 } : one));
  return { ...state, seats };
}

const hint = (state: State, seen = nothingSeen) =>
  hintFor(rules.table, state, state.turn ?? 0, seen, laterHint);

test("the first hint is about the tickets, the next about the first turn; each comes once", () => {
  const state = holding(chosen(), {});
  expect(hint(begun())).toBe("tickets");
  expect(hint(begun(), new Set(["tickets"]))).toBeNull();
  expect(hint(state)).toBe("firstTurn");
  expect(hint(state, new Set(["firstTurn"]))).not.toBe("firstTurn");
  expect(hint({ ...state, lastRound: 1 })).toBe("lastRound");
});

test("who can claim a route is not asked whether there is nothing to claim", () => {
  const state = holding(chosen(), { red: 9 });
  expect(hint(state)).toBe("claim");
  expect(hint(state, new Set(["claim"]))).toBe("firstTurn");
});

test("the first are given without those that come later", () => {
  const given = (seen: readonly string[], later?: typeof laterHint) => {
    const state = { ...chosen(), lastRound: 1 };
    return hintFor(rules.table, state, state.turn ?? 0, new Set(seen), later);
  };
  expect(given([])).toBe("firstTurn");
  expect(given(["firstTurn"])).toBeNull();
  expect(given(["firstTurn"], laterHint)).toBe("lastRound");
  expect(given(["firstTurn", "lastRound"], laterHint)).not.toBeNull();
});

test("a hint stays where it is until it is dismissed or the next turn brings another", () => {
  const state = chosen();
  const turn = state.turn ?? 0;
  const given = (view: State, seat: number, seen: readonly string[], before: HintName | null) =>
    hintFor(rules.table, view, seat, new Set(seen), laterHint, before);
  // In another's turn, and after the first card of my own.
  for (const [view, seat] of [
    [state, 1 - turn],
    [{ ...state, drawn: 1 }, turn],
  ] as const) {
    expect(given(view, seat, [], "tickets")).toBe("firstTurn");
    expect(given(view, seat, ["firstTurn"], "claim")).toBe("claim");
    expect(given(view, seat, ["firstTurn", "claim"], "claim")).toBeNull();
    expect(given(view, seat, ["firstTurn"], null)).toBeNull();
  }
});
