/** Playing whole games in tests: which action is taken, and by whom. */
import { expect } from "vitest";
import type { Action, GameLog } from "../../engine/types.ts";
import { boards } from "../../maps/index.ts";
import { rulesFor } from "../../engine/index.ts";
import { call, Guest, type Place, seated } from "./guest.ts";

/** A small generator of numbers below n, the same every time. */
export function dice(seed: number): (n: number) => number {
  let state = seed >>> 0;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * n);
  };
}

/** Any legal action, though claims come first four times of five, so that games end. */
export function pick(actions: readonly Action[], roll: (n: number) => number): Action | undefined {
  const claims = actions.filter((action) => action.type === "claimLane");
  const from = claims.length > 0 && roll(5) > 0 ? claims : actions;
  return from[roll(from.length)];
}

/** The guest who has something to do, and what. */
export function toMove(guests: readonly Guest[], roll: (n: number) => number) {
  const able = guests.flatMap((guest) => {
    const { view, seat } = guest;
    if (!view || seat === null) return [];
    const mine = view.turn === null ? view.seats[seat]?.offer !== null : view.turn === seat;
    const action = mine ? pick(guest.legal(), roll) : undefined;
    return action ? [{ guest, action }] : [];
  });
  return able[roll(able.length)];
}

/** A started game with everyone connected, and a watcher. */
export async function begun(people: number, options: Record<string, unknown> = {}) {
  const place: Place = await seated(people, options);
  const guests: Guest[] = [];
  for (const token of place.tokens) guests.push(await Guest.join(place.game, token));
  const eye = await Guest.join(place.game);
  const [host] = guests;
  if (!host) throw new Error("nobody sits");
  expect(await host.ask({ type: "start" })).toMatchObject({ type: "done" });
  await together([...guests, eye]);
  return { ...place, guests, host, eye };
}

/** Until all have heard as much as the one who has heard most. */
export async function together(guests: readonly Guest[]): Promise<void> {
  const most = Math.max(...guests.map((guest) => guest.events.length));
  for (const guest of guests) await guest.until(() => guest.events.length >= most);
}

export async function logOf(game: string): Promise<GameLog> {
  const response = await call(`/api/games/${game}/log`);
  expect(response.status).toBe(200);
  return response.json();
}

/** The log stands on its own, and everyone was told exactly their part of it. */
export async function checkLog(game: string, guests: readonly Guest[]): Promise<GameLog> {
  const log = await logOf(game);
  const board = boards[log.map];
  if (!board) throw new Error(`no map ${log.map}`);
  const rules = rulesFor(board);
  expect(rules.verify(log)).toMatchObject({ ok: true });
  for (const guest of guests) {
    expect(guest.events).toEqual(log.events.map((event) => rules.redact(event, guest.seat)));
  }
  return log;
}
