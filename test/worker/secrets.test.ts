import { runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { GameEvent, GameLog, Viewer } from "../../engine/types.ts";
import { boards } from "../../maps/index.ts";
import { hashOf } from "../../worker/access.ts";
import { begun, checkLog, dice, together, toMove } from "./evening.ts";
import type { Guest } from "./guest.ts";
import { freeze, pass } from "./time.ts";

beforeEach(freeze);

const size = (list: unknown) => (Array.isArray(list) ? list.length : list);

/**
 * What a viewer may know of an event, written from the contract's table and not from the engine, so
 * that the two check each other.
 */
function allowed(event: GameEvent, viewer: Viewer): unknown {
  switch (event.type) {
    case "started": {
      const { deck, tickets } = event;
      const long = event.long === undefined ? {} : { long: size(event.long) };
      return { ...event, seed: null, deck: size(deck), tickets: size(tickets), ...long };
    }
    case "deckShuffled":
      return { ...event, deck: size(event.deck) };
    case "ticketsShuffled":
      return { ...event, tickets: size(event.tickets) };
    case "cardsDealt":
      return event.seat === viewer ? event : { ...event, cards: size(event.cards) };
    case "ticketsOffered":
      return event.seat === viewer ? event : { ...event, tickets: size(event.tickets) };
    case "ticketsKept":
      return event.seat === viewer
        ? event
        : { ...event, kept: size(event.kept), returned: size(event.returned) };
    case "cardDrawn":
      return event.seat === viewer || event.from !== "deck" ? event : { ...event, card: null };
    default:
      return event;
  }
}

const roomKeys = [
  "status",
  "map",
  "host",
  "seats",
  "watchers",
  "clock",
  "deadline",
  "public",
  "watching",
  "chat",
  "late",
  "commitment",
  "now",
];
const seatKeys = ["name", "kind", "level", "color", "connected", "autopilot"];
const frameKeys: Record<string, readonly string[]> = {
  welcome: ["type", "protocol", "engine", "seat", "seq", "events", "room", "chat"],
  events: ["type", "seq", "events", "deadline"],
  room: ["type", "room"],
  done: ["type", "id", "seq"],
};

/** Every byte of every message is accounted for: events the viewer may know, and named fields. */
function checkBytes(guest: Guest, log: GameLog, secrets: readonly string[]): void {
  for (const text of guest.raw) {
    for (const secret of secrets) expect(text.includes(secret)).toBe(false);
    const frame: Record<string, unknown> & { type: string } = JSON.parse(text);
    expect(frameKeys[frame.type]).toEqual(expect.arrayContaining(Object.keys(frame)));
    if ("room" in frame) {
      const room = frame["room"] as { seats: object[] };
      expect(roomKeys).toEqual(expect.arrayContaining(Object.keys(room)));
      for (const seat of room.seats) {
        expect(seatKeys).toEqual(expect.arrayContaining(Object.keys(seat)));
      }
    }
    if (!("events" in frame)) continue;
    const events = frame["events"] as unknown[];
    const seq = Number(frame["seq"]);
    const full = log.events.slice(seq - events.length, seq);
    expect(events).toEqual(full.map((event) => allowed(event, guest.seat)));
  }
}

for (const [map, { rules }] of Object.entries(boards)) {
  test(`byte search: in a whole game on ${map} no message tells a viewer what it may not know`, async () => {
    const { game, invite, tokens, guests, eye } = await begun(Math.min(4, rules.players.max), {
      map,
    });
    const everyone = [...guests, eye];
    const roll = dice(21);
    for (let next = toMove(guests, roll); next; next = toMove(guests, roll)) {
      expect(await next.guest.act(next.action)).toMatchObject({ type: "done" });
      pass(1000);
      await together(everyone);
    }
    const log = await checkLog(game, everyone);
    const hashes = [...tokens, invite].map(hashOf);
    const secrets = [log.seed, ...tokens, invite, ...hashes];
    for (const guest of everyone) checkBytes(guest, log, secrets);
  });
}

test("tokens and the invite are stored as hashes only", async () => {
  const { game, invite, tokens, host } = await begun(2);
  const relinked = await host.ask({ type: "relink", seat: 1 });
  const secrets = [...tokens, invite, relinked.type === "done" ? relinked.token : undefined];
  const stored = await runInDurableObject(env.ROOMS.getByName(game), (_room, { storage }) =>
    JSON.stringify(
      ["sheet", "acts", "chat"].map((table) =>
        storage.sql.exec(`SELECT * FROM ${table}`).toArray(),
      ),
    ),
  );
  for (const secret of secrets) {
    expect(secret).toMatch(/^[\w-]{22}$/);
    expect(stored).not.toContain(secret);
  }
  expect(stored).toContain(hashOf(tokens[0] ?? ""));
});
