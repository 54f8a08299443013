import { expect, test } from "vitest";
import { rulesFor } from "../../../engine/index.ts";
import type { State } from "../../../engine/types.ts";
import { usa } from "../../../maps/usa.ts";
import { hintFor } from "../../../client/guide/hint.ts";
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

test("the first hint is about the tickets, the next about the first turn; each comes once", () => {
  const hint = (state: State, seen = nothingSeen) =>
    hintFor(rules.table, state, state.turn ?? 0, seen, laterHint);
  expect(hint(begun())).toBe("tickets");
  expect(hint(begun(), new Set(["tickets"]))).toBeNull();
  expect(hint(chosen())).toBe("firstTurn");
  expect(hint(chosen(), new Set(["firstTurn"]))).not.toBe("firstTurn");
  expect(hint({ ...chosen(), lastRound: 1 })).toBe("lastRound");
});

test("the first are given without those that come later", () => {
  const hint = (seen: readonly string[], later?: typeof laterHint) => {
    const state = { ...chosen(), lastRound: 1 };
    return hintFor(rules.table, state, state.turn ?? 0, new Set(seen), later);
  };
  expect(hint([])).toBe("firstTurn");
  expect(hint(["firstTurn"])).toBeNull();
  expect(hint(["firstTurn"], laterHint)).toBe("lastRound");
  expect(hint(["firstTurn", "lastRound"], laterHint)).not.toBeNull();
});

test("nobody is disturbed out of turn or in the middle of a draw", () => {
  const state = chosen();
  const turn = state.turn ?? 0;
  expect(hintFor(rules.table, state, 1 - turn, nothingSeen)).toBeNull();
  expect(hintFor(rules.table, { ...state, drawn: 1 }, turn, nothingSeen)).toBeNull();
});
