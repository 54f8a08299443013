import { describe, expect, it } from "vitest";
import { openOnline } from "../../../client/connection/online.ts";
import type { GameEvent } from "../../../engine/types.ts";
import { europe } from "../../../maps/europe.ts";
import type { Room, ServerFrame } from "../../../worker/protocol.ts";
import { fakeWorld } from "./fake.ts";

const room: Room = {
  status: "playing",
  map: "europe",
  host: 0,
  seats: [
    { name: "Ana", kind: "person", color: "blue", connected: true, autopilot: false },
    { name: "Bo", kind: "person", color: "red", connected: true, autopilot: false },
  ],
  watchers: 0,
  clock: null,
  deadline: null,
  public: false,
  watching: true,
  chat: true,
  late: false,
  commitment: null,
  now: 1_000_500,
};

const events: readonly GameEvent[] = [
  {
    type: "started",
    map: "europe",
    seats: 2,
    first: 0,
    seed: null,
    deck: 110,
    tickets: 40,
    long: 6,
  },
  { type: "cardsDealt", seat: 0, cards: ["red", "red", "blue", "locomotive"] },
  { type: "cardsDealt", seat: 1, cards: 4 },
  { type: "turnStarted", seat: 0 },
  { type: "cardDrawn", seat: 0, from: "deck", card: "green" },
  { type: "cardDrawn", seat: 0, from: "deck", card: "white" },
];

async function setUp() {
  const fake = fakeWorld();
  const session = openOnline({
    game: "abc",
    token: "secret",
    dial: fake.dial,
    world: fake.world,
    board: async () => europe,
  });
  const say = (frame: ServerFrame) => fake.last().events.text(JSON.stringify(frame));
  const heard = () => fake.last().heard.map((data) => JSON.parse(data) as Record<string, unknown>);
  const welcome = (from: number, to: number, seat: number | null = 0) =>
    say({
      type: "welcome",
      protocol: 1,
      engine: 1,
      seat,
      seq: to,
      events: events.slice(from, to),
      room,
      chat: [],
    });
  fake.last().events.open();
  return { ...fake, session, say, heard, welcome };
}

const settled = () => new Promise((resolve) => setTimeout(resolve));

describe("a game over the wire", () => {
  it("says hello with its token and folds what it is told", async () => {
    const t = await setUp();
    expect(t.heard()).toEqual([{ type: "hello", protocol: 1, token: "secret" }]);
    t.welcome(0, 3);
    expect(t.session.view.value).toBeUndefined();
    await settled();
    expect(t.session.view.value?.seats[0]?.hand).toMatchObject({ red: 2, locomotive: 1 });
    t.say({ type: "events", seq: 5, events: events.slice(3, 5), deadline: 7 });
    expect(t.session.view.value?.drawn).toBe(1);
    expect(t.session.room.value?.deadline).toBe(7);
    expect(t.session.skew.value).toBe(500);
    expect(t.session.link.value).toEqual({ state: "open" });
  });

  it("after a cut asks only for what is missing, and the table stays meanwhile", async () => {
    const t = await setUp();
    t.welcome(0, 3);
    await settled();
    t.last().events.closed(1006, "");
    expect(t.session.view.value?.seats).toHaveLength(2);
    expect(t.session.link.value.state).toBe("lost");
    t.pass(400);
    expect(t.session.link.value.state).toBe("lost");
    t.last().events.open();
    expect(t.heard()).toEqual([{ type: "hello", protocol: 1, token: "secret", since: 3 }]);
    t.welcome(3, 5);
    expect(t.session.events.value).toEqual(events.slice(0, 5));
    expect(t.session.view.value?.drawn).toBe(1);
  });

  it("sends a move again after a cut, under the same id, and resolves it once", async () => {
    const t = await setUp();
    t.welcome(0, 4);
    await settled();
    const answer = t.session.act({ type: "drawCard", from: "deck" });
    expect(t.session.pending.value).toEqual({ type: "drawCard", from: "deck" });
    const first = t.heard().at(-1);
    expect(first).toMatchObject({ type: "act", seq: 4 });
    expect(String(first?.id)).toMatch(/^[0-9a-f]{24}$/);
    t.last().events.closed(1006, "");
    t.pass(400);
    t.last().events.open();
    t.welcome(4, 5);
    expect(t.heard().at(-1)).toEqual(first);
    t.say({ type: "done", id: String(first?.id), seq: 5 });
    expect(await answer).toEqual({ done: true });
    expect(t.session.pending.value).toBeNull();
    expect(t.session.view.value?.drawn).toBe(1);
  });

  it("does not send a second move while one is under way", async () => {
    const t = await setUp();
    t.welcome(0, 4);
    await settled();
    void t.session.act({ type: "drawCard", from: 0 });
    const second = await t.session.act({ type: "drawCard", from: 0 });
    expect(second).toMatchObject({ refused: { code: "too-fast" } });
    expect(t.heard().filter(({ type }) => type === "act")).toHaveLength(1);
  });

  it("a refusal gives the move back", async () => {
    const t = await setUp();
    t.welcome(0, 4);
    await settled();
    const answer = t.session.act({ type: "drawCard", from: 0 });
    const id = String(t.heard().at(-1)?.id);
    t.say({ type: "refused", id, code: "empty-slot", message: "Nothing lies there." });
    expect(await answer).toEqual({
      refused: { code: "empty-slot", message: "Nothing lies there." },
    });
    expect(t.session.pending.value).toBeNull();
  });

  it("too fast: waits as long as it is told and sends the same frame again", async () => {
    const t = await setUp();
    t.welcome(0, 4);
    await settled();
    const answer = t.session.send({ type: "chat", text: "hello" });
    const first = t.heard().at(-1);
    t.say({
      type: "refused",
      id: String(first?.id),
      code: "too-fast",
      message: "",
      retryAfter: 700,
    });
    t.pass(699);
    expect(t.heard().filter(({ type }) => type === "chat")).toHaveLength(1);
    t.pass(1);
    expect(t.heard().at(-1)).toEqual(first);
    t.say({ type: "done", id: String(first?.id), seq: 4 });
    expect(await answer).toEqual({ done: true });
  });

  it("a gap means starting over from the first event", async () => {
    const t = await setUp();
    t.welcome(0, 3);
    await settled();
    t.say({ type: "events", seq: 6, events: events.slice(5) });
    expect(t.wires).toHaveLength(2);
    t.last().events.open();
    expect(t.heard()[0]).not.toHaveProperty("since");
    t.welcome(0, 6);
    expect(t.session.view.value?.drawn).toBe(2);
    expect(t.session.events.value).toHaveLength(6);
  });

  it("events heard twice are folded once", async () => {
    const t = await setUp();
    t.welcome(0, 5);
    await settled();
    t.say({ type: "events", seq: 5, events: events.slice(3, 5) });
    t.say({ type: "events", seq: 6, events: events.slice(4, 6) });
    expect(t.session.events.value).toEqual(events);
    expect(t.session.view.value?.seats[0]?.cards).toBe(6);
  });

  it("a change of seat brings the whole game anew, for other eyes", async () => {
    const t = await setUp();
    t.welcome(0, 4);
    await settled();
    t.welcome(0, 4, 1);
    expect(t.session.seat.value).toBe(1);
    expect(t.session.events.value).toHaveLength(4);
  });

  it("a seat that changed while we were away is not patched together", async () => {
    const t = await setUp();
    t.welcome(0, 3);
    await settled();
    t.last().events.closed(1006, "");
    t.pass(400);
    t.last().events.open();
    t.welcome(3, 5, null);
    expect(t.wires).toHaveLength(3);
    t.last().events.open();
    expect(t.heard()[0]).not.toHaveProperty("since");
  });

  it("closed for good: the reason is told and what waits is given up", async () => {
    const t = await setUp();
    t.welcome(0, 4);
    await settled();
    const answer = t.session.act({ type: "drawCard", from: "deck" });
    t.last().events.closed(4001, "This seat was moved to another link.");
    expect(await answer).toMatchObject({ refused: { code: "offline" } });
    expect(t.session.link.value).toMatchObject({ state: "closed", code: 4001 });
    expect(t.session.view.value).toBeDefined();
  });
});
