import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import type { Opened } from "../../worker/protocol.ts";
import { begun, together } from "./evening.ts";
import { call, Guest, post, seated } from "./guest.ts";
import { freeze, minute, pass } from "./time.ts";

async function lobby(people: number, options: Record<string, unknown> = {}) {
  const place = await seated(people, options);
  const guests: Guest[] = [];
  for (const token of place.tokens) guests.push(await Guest.join(place.game, token));
  const [host, guest] = guests;
  if (!host) throw new Error("nobody");
  return { ...place, guests, host, guest: guest ?? host };
}

test("a game opens with the caller in seat 0 as host and bots in the last seats", async () => {
  const opening = { map: "europe", seats: 4, name: "  Ada ", bots: ["easy", "hard"], clock: 90 };
  const opened = await post<Opened>("/api/games", opening);
  expect(opened).toMatchObject({ seat: 0 });
  expect(opened.invite).toMatch(/^[\w-]{22}$/);
  expect(opened.token).toMatch(/^[\w-]{22}$/);
  const room = await (await call(`/api/games/${opened.game}`)).json();
  expect(room).toMatchObject({
    status: "lobby",
    map: "europe",
    host: 0,
    clock: 90,
    deadline: null,
    public: false,
    watching: true,
    chat: true,
    late: false,
    commitment: null,
    watchers: 0,
    seats: [
      { name: "Ada", kind: "person", color: "blue", connected: false, autopilot: false },
      { name: "", kind: "open", color: "red" },
      { name: "Whistle", kind: "bot", level: "easy", color: "green" },
      { name: "Tender", kind: "bot", level: "hard", color: "yellow" },
    ],
  });
});

test("without a name nobody sits, and the first person to sit is host", async () => {
  const opened = await post<Opened>("/api/games", { map: "usa", seats: 2 });
  expect(Object.keys(opened).sort()).toEqual(["game", "invite"]);
  const { invite } = opened;
  const path = `/api/games/${opened.game}/seats`;
  expect(await (await call(`/api/games/${opened.game}`)).json()).toMatchObject({ host: null });
  expect(await post(path, { invite, name: "Bea" })).toMatchObject({ seat: 0 });
  expect(await (await call(`/api/games/${opened.game}`)).json()).toMatchObject({ host: 0 });
  await post(path, { invite, name: "Bea" });
  const full = await call(path, { invite, name: "Cem" });
  expect(full.status).toBe(409);
  expect(await full.json()).toMatchObject({ error: { code: "no-free-seat" } });
  const { seats } = (await (await call(`/api/games/${opened.game}`)).json()) as {
    seats: { name: string }[];
  };
  expect(seats.map((seat) => seat.name)).toEqual(["Bea", "Bea 2"]);
});

test("the host sets map, seats, clock and public, and a guest cannot", async () => {
  const { host, guest } = await lobby(2);
  const options = { map: "poland", seats: 4, clock: 45, public: true } as const;
  expect(await guest.ask({ type: "options", ...options })).toMatchObject({ code: "not-host" });
  expect(await host.ask({ type: "options", ...options })).toMatchObject({ type: "done" });
  await guest.settled();
  expect(guest.room).toMatchObject({ map: "poland", clock: 45, public: true });
  expect(guest.room?.seats.length).toBe(4);
  expect(await host.ask({ type: "options", seats: 5 })).toMatchObject({ code: "too-many-seats" });
  expect(await host.ask({ type: "options", map: "mars" })).toMatchObject({ code: "no-such-map" });
  expect(await host.ask({ type: "options", clock: null, seats: 2 })).toMatchObject({
    type: "done",
  });
  expect(host.room).toMatchObject({ clock: null });
  expect(host.room?.seats.length).toBe(2);
});

test("fewer seats than people is refused; a smaller map drops open seats", async () => {
  const { host } = await lobby(3, { seats: 5 });
  expect(await host.ask({ type: "options", seats: 2 })).toMatchObject({ code: "too-many-seats" });
  expect(await host.ask({ type: "options", map: "poland" })).toMatchObject({ type: "done" });
  expect(host.room?.seats.map((seat) => seat.kind)).toEqual(["person", "person", "person", "open"]);
});

test("the host adds and removes computer players and removes a person, who then watches", async () => {
  const { host, guest } = await lobby(2, { seats: 4 });
  expect(await host.ask({ type: "bot", seat: 2, level: "hard" })).toMatchObject({ type: "done" });
  expect(host.room?.seats[2]).toMatchObject({ kind: "bot", level: "hard", name: "Whistle" });
  expect(await host.ask({ type: "bot", seat: 2, level: "easy" })).toMatchObject({ type: "done" });
  expect(host.room?.seats[2]).toMatchObject({ level: "easy", name: "Whistle" });
  expect(await host.ask({ type: "bot", seat: 1, level: "easy" })).toMatchObject({
    code: "seat-taken",
  });
  expect(await host.ask({ type: "bot", seat: 9, level: "easy" })).toMatchObject({
    code: "no-such-seat",
  });
  expect(await host.ask({ type: "bot", seat: 2, level: null })).toMatchObject({ type: "done" });
  expect(host.room?.seats[2]?.kind).toBe("open");
  expect(await guest.ask({ type: "remove", seat: 0 })).toMatchObject({ code: "not-host" });
  expect(await host.ask({ type: "remove", seat: 1 })).toMatchObject({ type: "done" });
  await guest.until(() => guest.seat === null);
  expect(guest.count("welcome")).toBe(2);
  expect(host.room).toMatchObject({ watchers: 1 });
  // The token died with the seat.
  await guest.connect();
  expect(guest.closed?.code).toBe(4401);
});

test("people pick a free colour, change their name, and swap seats", async () => {
  const { host, guest } = await lobby(2, { seats: 3, bots: ["easy"] });
  expect(await guest.ask({ type: "profile", color: "blue" })).toMatchObject({
    code: "color-taken",
  });
  expect(await guest.ask({ type: "profile", color: "green", name: "Zoë" })).toMatchObject({
    type: "done",
  });
  expect(guest.room?.seats.map((seat) => seat.color)).toEqual(["blue", "green", "red"]);
  expect(guest.room?.seats[1]?.name).toBe("Zoë");
  expect(await guest.ask({ type: "profile", color: "black" })).toMatchObject({ type: "done" });
  expect(await guest.ask({ type: "profile", name: "\u202e\u200b" })).toMatchObject({
    code: "no-name",
  });
  expect(await guest.ask({ type: "swap", seat: 0 })).toMatchObject({ type: "done" });
  await host.until(() => host.seat === 1);
  expect(guest.seat).toBe(0);
  expect(guest.room).toMatchObject({
    host: 1,
    seats: [{ name: "Zoë", color: "black" }, { name: "Ada" }, {}],
  });
  expect(await host.ask({ type: "options", clock: 20 })).toMatchObject({ type: "done" });
});

test("the host leaving hands the role on, the last one leaving frees it", async () => {
  const { host, guest } = await lobby(2);
  expect(await host.ask({ type: "leave" })).toMatchObject({ type: "done" });
  expect(host.seat).toBeNull();
  await guest.settled();
  expect(guest.room).toMatchObject({ host: 1 });
  expect(await guest.ask({ type: "leave" })).toMatchObject({ type: "done" });
  expect(guest.room).toMatchObject({ host: null });
});

test("a host who has been away for a minute hands the role to whoever needs it", async () => {
  freeze();
  const { host, guest } = await lobby(2);
  host.drop();
  await guest.until(() => guest.room?.seats[0]?.connected === false);
  expect(await guest.ask({ type: "options", clock: 20 })).toMatchObject({ code: "not-host" });
  pass(minute);
  expect(await guest.ask({ type: "options", clock: 20 })).toMatchObject({ type: "done" });
  expect(guest.room?.host).toBe(1);
  expect(await guest.ask({ type: "relink", seat: 0 })).toMatchObject({ type: "done" });
});

test("start needs two filled seats, drops empty ones and numbers the rest anew", async () => {
  const { host, guest, game } = await lobby(2, { seats: 5 });
  expect(await guest.ask({ type: "start" })).toMatchObject({ code: "not-host" });
  expect(await guest.ask({ type: "swap", seat: 4 })).toMatchObject({ type: "done" });
  await host.ask({ type: "bot", seat: 3, level: "normal" });
  expect(await host.ask({ type: "start" })).toMatchObject({ type: "done" });
  await together([host, guest]);
  expect(guest.seat).toBe(2);
  expect(guest.last("welcome")?.events.length).toBe(guest.events.length);
  expect(host.count("welcome")).toBe(1);
  expect(host.room).toMatchObject({ status: "playing", host: 0 });
  expect(host.room?.seats.map((seat) => seat.kind)).toEqual(["person", "bot", "person"]);
  // The commitment was published before any card was seen.
  const types = host.frames.map((frame) => frame.type);
  const published = host.frames.findIndex(
    (frame) => frame.type === "room" && frame.room.commitment,
  );
  expect(published).toBeGreaterThan(0);
  expect(published).toBeLessThan(types.indexOf("events"));
  for (const type of ["leave", "start"] as const) {
    expect(await host.ask({ type })).toMatchObject({ code: "not-in-lobby" });
  }
  expect(await host.ask({ type: "options", seats: 3 })).toMatchObject({ code: "not-in-lobby" });
  expect((await call(`/api/games/${game}/seats`, { invite: "x", name: "Y" })).status).toBe(403);
});

test("one person alone cannot start", async () => {
  const { host } = await lobby(1, { seats: 2 });
  expect(await host.ask({ type: "start" })).toMatchObject({ code: "few-players" });
});

test("with `late` on, who comes by the invite takes a computer's seat, then an autopilot's", async () => {
  freeze();
  const { game, invite, guests, host } = await begun(2, { seats: 3, bots: ["easy"] });
  const path = `/api/games/${game}/seats`;
  expect((await call(path, { invite, name: "Late" })).status).toBe(409);
  expect(await host.ask({ type: "options", late: true })).toMatchObject({ type: "done" });
  const late = await post<{ seat: number; token: string }>(path, { invite, name: "Late" });
  expect(late.seat).toBe(2);
  expect((await call(path, { invite, name: "Later" })).status).toBe(409);
  const guest = await Guest.join(game, late.token);
  expect(guest.room?.seats[2]).toMatchObject({ name: "Late", kind: "person", connected: true });
  expect(guest.legal().length).toBeGreaterThan(0);
  // Now a seat on autopilot: its old token opens nothing any more.
  const [, bea] = guests;
  if (!bea) throw new Error("nobody");
  bea.drop();
  await host.until(() => host.room?.seats[1]?.connected === false);
  pass(minute);
  expect(await host.ask({ type: "autopilot", seat: 1, on: true })).toMatchObject({ type: "done" });
  const later = await post<{ seat: number; token: string }>(path, { invite, name: "Later" });
  expect(later.seat).toBe(1);
  await bea.connect();
  expect(bea.closed?.code).toBe(4401);
});

test("a new link from the host opens the seat and the old one dies, at once and for good", async () => {
  const { game, guests, host, eye, tokens } = await begun(2);
  const [, bea] = guests;
  if (!bea) throw new Error("nobody");
  const id = "relink-0001";
  const answer = await host.ask({ type: "relink", seat: 1, id });
  const token = answer.type === "done" ? answer.token : undefined;
  expect(token).toMatch(/^[\w-]{22}$/);
  await bea.until(() => bea.closed !== undefined);
  expect(bea.closed?.code).toBe(4401);
  const old = new Guest(game, tokens[1]);
  await old.connect();
  expect(old.closed?.code).toBe(4401);
  const back = await Guest.join(game, token);
  expect(back.seat).toBe(1);
  expect(back.legal().length).toBeGreaterThan(0);
  // Asked again with the same id the host gets the same token, not another one.
  expect(await host.ask({ type: "relink", seat: 1, id })).toMatchObject({ type: "done", token });
  expect(back.closed).toBeUndefined();
  // Nobody but the host heard of it.
  expect([...eye.raw, ...back.raw].some((text) => text.includes(token ?? "?"))).toBe(false);
});

test("the host closes the room to watchers and opens it again", async () => {
  const { game, host, eye } = await begun(2);
  expect(await host.ask({ type: "options", watching: false })).toMatchObject({ type: "done" });
  await eye.until(() => eye.closed !== undefined);
  expect(eye.closed?.code).toBe(4402);
  const other = new Guest(game);
  await other.connect();
  expect(other.closed?.code).toBe(4402);
  await host.ask({ type: "options", watching: true });
  await other.connect();
  expect(other.closed).toBeUndefined();
  expect(other.seat).toBeNull();
});

test("a request sent again with its id is answered and not carried out again", async () => {
  const { game, host } = await lobby(1, { seats: 3 });
  const add = { type: "bot", seat: 2, level: "hard", id: "add-a-bot-1" } as const;
  expect(await host.ask(add)).toMatchObject({ type: "done" });
  expect(await host.ask({ type: "bot", seat: 2, level: null })).toMatchObject({ type: "done" });
  expect(await host.ask(add)).toMatchObject({ type: "done" });
  await evictDurableObject(env.ROOMS.getByName(game));
  expect(await host.ask(add)).toMatchObject({ type: "done" });
  await host.settled();
  expect(host.room?.seats[2]?.kind).toBe("open");
});
