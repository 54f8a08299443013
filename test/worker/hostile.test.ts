import { runInDurableObject } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { newSecret } from "../../worker/access.ts";
import { limits } from "../../worker/limits.ts";
import { newGameName } from "../../worker/names.ts";
import { begun, checkLog, dice, together, toMove } from "./evening.ts";
import { call, Guest, newId, origin, seated } from "./guest.ts";
import { freeze, pass, rows } from "./time.ts";

beforeEach(freeze);

/** One of every frame that a player could not rightly send now, and a few that nobody could. */
const honest: readonly unknown[] = [
  { type: "act", action: { type: "drawCard", from: "deck" } },
  { type: "act", action: { type: "drawCard", from: 3 }, seq: 4 },
  { type: "act", action: { type: "claimLane", lane: 3, color: "red", locomotives: 1 } },
  { type: "act", action: { type: "keepTickets", tickets: [1, 2] } },
  { type: "act", action: { type: "buildStation", city: "paris", color: null, locomotives: 1 } },
  { type: "act", action: { type: "payTunnel", locomotives: 0 } },
  { type: "act", action: { type: "abandonTunnel" } },
  { type: "act", action: { type: "drawTickets" } },
  { type: "act", action: { type: "pass" } },
  { type: "options", map: "usa", seats: 3, clock: 60, public: true, watching: false, chat: false },
  { type: "bot", seat: 1, level: "hard" },
  { type: "remove", seat: 0 },
  { type: "start" },
  { type: "relink", seat: 0 },
  { type: "profile", name: "Mallory", color: "black" },
  { type: "swap", seat: 0 },
  { type: "leave" },
  { type: "autopilot", seat: 0, on: true },
  { type: "rematch" },
];

const junk: readonly unknown[] = [
  null,
  true,
  -1,
  -2147483649,
  0.5,
  2 ** 53,
  "",
  "deck",
  "\u0000",
  [],
  {},
  [[]],
  "__proto__",
  "constructor",
  { type: "act" },
  { toString: null },
  "x".repeat(300),
];

/** Somewhere in the value, something else. */
function mutate(value: unknown, roll: (n: number) => number): unknown {
  if (typeof value !== "object" || value === null || roll(4) === 0) return junk[roll(junk.length)];
  const entries = Object.entries(value);
  const at = roll(entries.length + 1);
  const entry = entries[at];
  if (!entry) return { ...value, [`k${roll(9)}`]: junk[roll(junk.length)] };
  if (roll(5) === 0) return Object.fromEntries(entries.filter((_, i) => i !== at));
  const changed = { ...value, [entry[0]]: mutate(entry[1], roll) };
  return Array.isArray(value) ? Object.values(changed) : changed;
}

/** The text of a frame with bytes changed, lost, doubled or put in. */
function scramble(text: string, roll: (n: number) => number): string {
  const at = roll(text.length);
  switch (roll(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + String.fromCharCode(roll(0x3000)) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + text;
    default:
      return text.slice(at);
  }
}

function attack(roll: (n: number) => number): string {
  const frame = honest[roll(honest.length)];
  const kind = roll(4);
  if (kind === 0) return JSON.stringify(frame);
  if (kind === 1) return scramble(JSON.stringify(frame), roll) || "x";
  if (kind === 2) return JSON.stringify(mutate(frame, roll)) ?? "null";
  return Array.from({ length: 1 + roll(60) }, () => String.fromCharCode(32 + roll(300))).join("");
}

test("ten thousand random and mutated frames change nothing, and the game goes on", async () => {
  const { game, guests, eye } = await begun(3, { map: "europe" });
  const roll = dice(99);
  for (let i = 0; i < 3; i += 1) {
    const next = toMove(guests, roll);
    if (next) await next.guest.act(next.action);
    await together(guests);
  }
  const stranger = new Guest(game);
  await stranger.open();
  const idle = guests.find((guest) => guest.seat !== guest.view?.turn && guest.seat !== 0);
  if (!idle) throw new Error("everybody is busy");
  pass(20_000);
  await eye.settled();
  const before = await rows(game);
  const hostile = [eye, idle, stranger];
  const heard = hostile.map((guest) => guest.count("refused"));
  const sent = hostile.map(() => 0);
  for (let i = 0; i < 10_000; i += 1) {
    const which = i % hostile.length;
    const text = attack(roll);
    if (text === "ping") continue;
    hostile[which]?.say(text);
    sent[which] = (sent[which] ?? 0) + 1;
    pass(20);
    if (i % 100 === 99) for (const guest of hostile) await guest.settled();
  }
  for (const guest of hostile) await guest.settled();
  hostile.forEach((guest, i) => {
    expect(guest.closed).toBeUndefined();
    // Every single one was refused, with a code (and one more each time it was waited for).
    const refused = guest.frames.filter((frame) => frame.type === "refused");
    expect(refused.length - (heard[i] ?? 0)).toBe((sent[i] ?? 0) + 101);
    expect(refused.every((frame) => /^[a-z-]+$/.test(frame.code) && frame.message !== "")).toBe(
      true,
    );
    expect(refused.some((frame) => frame.code === "internal")).toBe(false);
  });
  expect(await rows(game)).toEqual(before);
  for (let next = toMove(guests, roll); next; next = toMove(guests, roll)) {
    expect(await next.guest.act(next.action)).toMatchObject({ type: "done" });
    pass(1000);
    await together(guests);
  }
  await together([...guests, eye]);
  await checkLog(game, [...guests, eye]);
});

test("oversized and binary frames are refused, not read", async () => {
  const { game, eye } = await begun(2);
  const before = await rows(game);
  eye.say(`{"type":"chat","text":"${"x".repeat(limits.frame)}"}`);
  await eye.until(() => eye.last("refused") !== undefined);
  expect(eye.last("refused")).toMatchObject({ code: "too-large" });
  eye.socket?.send(new Uint8Array([1, 2, 3]));
  await eye.until(() => eye.count("refused") === 2);
  expect(eye.last("refused")).toMatchObject({ code: "malformed" });
  eye.say("x".repeat(900_000));
  await eye.until(() => eye.count("refused") === 3);
  expect(await rows(game)).toEqual(before);
});

test("acting out of turn, watching and acting, starting as a guest: refused with their codes", async () => {
  const { guests, eye, host } = await begun(2);
  for (const guest of guests) {
    const [action] = guest.legal();
    if (action) await guest.act(action);
  }
  await together(guests);
  const waiting = guests.find((guest) => guest.seat !== guest.view?.turn);
  expect(await waiting?.act({ type: "drawCard", from: "deck" })).toMatchObject({
    code: "not-your-turn",
  });
  expect(await eye.act({ type: "drawCard", from: "deck" })).toMatchObject({ code: "not-seated" });
  expect(await eye.ask({ type: "chat", text: "hi" })).toMatchObject({ code: "not-seated" });
  expect(await eye.ask({ type: "start" })).toMatchObject({ code: "not-seated" });
  expect(await guests[1]?.ask({ type: "relink", seat: 0 })).toMatchObject({ code: "not-host" });
  expect(await guests[1]?.ask({ type: "rematch" })).toMatchObject({ code: "not-host" });
  expect(await host.ask({ type: "rematch" })).toMatchObject({ code: "not-over" });
});

test("a frame before hello is refused", async () => {
  const { game } = await seated(2);
  const guest = new Guest(game);
  await guest.open();
  expect(await guest.ask({ type: "start", id: newId() })).toMatchObject({ code: "hello-first" });
});

test("another game's token, a made-up token, the invite as a token: closed with a reason", async () => {
  const here = await seated(2);
  const there = await seated(2);
  for (const token of [there.tokens[0], newSecret(), here.invite, "", "x", "x".repeat(200)]) {
    const guest = new Guest(here.game, token);
    await guest.connect();
    expect(guest.closed).toMatchObject({ code: 4401 });
    expect(guest.closed?.reason).toMatch(/ /);
    expect(guest.raw).toEqual([]);
  }
});

test("a guessed invite is refused, and another game's too", async () => {
  const here = await seated(1, { seats: 2 });
  const there = await seated(1, { seats: 2 });
  for (const invite of [newSecret(), there.invite, here.tokens[0], "", "x".repeat(200)]) {
    const response = await call(`/api/games/${here.game}/seats`, { invite, name: "Mallory" });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: "bad-invite" } });
  }
});

test("another protocol is told to load the page again", async () => {
  const { game } = await seated(2);
  const guest = new Guest(game);
  await guest.open();
  guest.say({ type: "hello", protocol: 2 });
  await guest.until(() => guest.closed !== undefined);
  expect(guest.closed).toMatchObject({ code: 4426 });
});

test("another site can neither open a socket nor send a form", async () => {
  const { game, invite } = await seated(1, { seats: 2 });
  const guest = new Guest(game);
  await guest.open({ Origin: "https://evil.test" });
  await guest.until(() => guest.closed !== undefined);
  expect(guest.closed).toMatchObject({ code: 4403 });
  const own = new Guest(game);
  await own.open({ Origin: origin });
  await own.settled();
  expect(own.closed).toBeUndefined();
  for (const bad of ["https://evil.test", "null", "http://branchline.test.evil.test"]) {
    const path = `/api/games/${game}/seats`;
    const response = await call(path, { invite, name: "Mallory" }, { Origin: bad });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ error: { code: "foreign-origin" } });
  }
});

test("asking for a game nobody made is 404, closes sockets, and leaves nothing behind", async () => {
  const names = [newGameName(), "nonsense", "..", "kovim-tazor-binup-ladofx"];
  for (const name of names) {
    const path = `/api/games/${encodeURIComponent(name)}`;
    expect((await call(path)).status).toBe(404);
    expect((await call(`${path}/log`)).status).toBe(404);
    expect((await call(`${path}/seats`, { invite: newSecret(), name: "X" })).status).toBe(404);
  }
  const [name = ""] = names;
  const guest = new Guest(name);
  await guest.open();
  await guest.until(() => guest.closed !== undefined);
  expect(guest.closed).toMatchObject({ code: 4404 });
  const left = await runInDurableObject(env.ROOMS.getByName(name), async (_room, { storage }) => [
    storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name NOT LIKE '\\_cf%' ESCAPE '\\'")
      .toArray(),
    await storage.getAlarm(),
  ]);
  expect(left).toEqual([[], null]);
});

test("contract 5: a socket that cannot come in is closed by the worker, the object never takes it", async () => {
  const room = env.ROOMS.getByName(newGameName());
  const answer = await room.fetch(`${origin}/`, { headers: { Upgrade: "websocket" } });
  expect(answer.webSocket).toBeNull();
  expect(await answer.json()).toEqual({ code: 4404, reason: "There is no such game." });
  const held = await runInDurableObject(room, (_room, state) => state.getWebSockets().length);
  expect(held).toBe(0);
});

test("contract 5: an address asked in a way it does not answer says which way it takes", async () => {
  const { game } = await seated(2);
  const cases = [
    ["/api/games", "GET", "POST"],
    ["/api/games", "DELETE", "POST"],
    [`/api/games/${game}`, "PUT", "GET"],
    [`/api/games/${game}/seats`, "GET", "POST"],
    [`/api/games/${game}/log`, "POST", "GET"],
    [`/api/games/${game}/socket`, "POST", "GET"],
    ["/api/live", "OPTIONS", "GET"],
  ] as const;
  for (const [path, method, allow] of cases) {
    const response = await exports.default.fetch(`${origin}${path}`, { method });
    expect([response.status, response.headers.get("Allow")]).toEqual([405, allow]);
    expect(await response.json()).toEqual({
      error: { code: "method", message: `This address takes ${allow} only.` },
    });
  }
  expect((await call("/api/nothing")).status).toBe(404);
});

test("bodies that are too large, not JSON, or not what is asked for are refused with a code", async () => {
  const cases: [unknown, number, string][] = [
    ["x".repeat(limits.body + 1), 413, "too-large"],
    ["{", 400, "malformed"],
    ["null", 400, "malformed"],
    [{ map: "usa" }, 400, "malformed"],
    [{ map: "usa", seats: 9 }, 400, "malformed"],
    [{ map: "toString", seats: 2 }, 400, "no-such-map"],
    [{ map: "poland", seats: 5 }, 400, "too-many-seats"],
    [{ map: "usa", seats: 2, name: "\u200b" }, 400, "no-name"],
    [{ map: "usa", seats: 2, bots: ["easy", "easy"] }, 400, "too-many-bots"],
    [{ map: "usa", seats: 2, clock: 14 }, 400, "malformed"],
    [{ map: "usa", seats: 2, clock: 259_201 }, 400, "malformed"],
  ];
  for (const [body, status, code] of cases) {
    const response = await call("/api/games", body);
    expect([
      response.status,
      ((await response.json()) as { error: { code: string } }).error.code,
    ]).toEqual([status, code]);
  }
});
