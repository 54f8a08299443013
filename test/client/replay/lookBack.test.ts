import { signal } from "@preact/signals";
import { expect, test } from "vitest";
import { rulesFor } from "../../../engine/index.ts";
import type { GameEvent, State } from "../../../engine/types.ts";
import { usa } from "../../../maps/usa.ts";
import type { Session } from "../../../client/session.ts";
import { Folder, lookBack, moments } from "../../../client/replay/lookBack.ts";

const rules = rulesFor(usa);

/** Sixty random turns of a real game, as a watcher sees them. */
function someGame(): readonly GameEvent[] {
  const events = rules.begin({ seats: 3, seed: "77".repeat(32) });
  const fold = (): State =>
    events.reduce<State | undefined>(
      (state, event) => rules.evolve(state, event),
      undefined,
    ) as State;
  for (let i = 0; i < 60; i++) {
    const state = fold();
    const seat = state.turn ?? state.seats.findIndex((one) => one.offer !== null);
    const legal = rules.legalActions(state, seat);
    const action = legal[(i * 7) % legal.length];
    if (!action) break;
    events.push(...rules.decide(state, seat, action));
  }
  return events.map((event) => rules.redact(event, null));
}

const all = someGame();
const stateAt = (count: number) =>
  all.slice(0, count).reduce<State | undefined>((s, e) => rules.evolve(s, e), undefined);

function liveSession(held: number) {
  const events = signal<readonly GameEvent[]>(all.slice(0, held));
  const view = signal(stateAt(held));
  const session = { board: signal(usa), events, view, act: async () => ({ done: true }) };
  return { session: session as unknown as Session, events, view };
}

test("the folder gives the state of any moment, forwards, backwards and at random", () => {
  const folder = new Folder(rules.evolve);
  for (const count of [1, 50, 49, 120, 3, all.length, 80, 81, 41, 40, 39]) {
    expect(folder.at(all, count)).toEqual(stateAt(count));
  }
});

test("looking back stays where it is while the game goes on, until one goes live", () => {
  const { session, events, view } = liveSession(80);
  const past = lookBack(session);
  expect(past.view.value).toBe(view.value);
  past.go(40);
  expect(past.view.value).toEqual(stateAt(40));
  events.value = all.slice(0, 100);
  view.value = stateAt(100);
  expect(past.view.value).toEqual(stateAt(40));
  expect(past.events.value).toHaveLength(40);
  past.live();
  expect(past.view.value).toBe(view.value);
  expect(past.events.value).toHaveLength(100);
});

test("steps go from move to move and stop at both ends", () => {
  const { session } = liveSession(80);
  const past = lookBack(session);
  past.step(-1);
  const stops = moments(all.slice(0, 80));
  expect(past.at.value).toBe(stops.at(-2));
  past.step(1);
  expect(past.at.value).toBe(80);
  past.go(1);
  past.step(-1);
  expect(past.at.value).toBe(1);
});

test("nothing can be done in the past", async () => {
  const { session } = liveSession(80);
  const past = lookBack(session);
  past.go(20);
  expect(await past.act({ type: "pass" })).toHaveProperty("refused");
  past.live();
  expect(await past.act({ type: "pass" })).toEqual({ done: true });
});
