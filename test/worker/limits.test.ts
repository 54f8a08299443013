import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { householdOf } from "../../worker/address.ts";
import { limits } from "../../worker/limits.ts";
import { begun } from "./evening.ts";
import { call, Guest, seated } from "./guest.ts";
import { freeze, minute, nextAlarm, pass, second } from "./time.ts";

beforeEach(freeze);

test("frames that come too fast are refused with the time to wait, and then it goes on", async () => {
  const { host } = await begun(2);
  for (let i = 0; i < limits.frames.burst; i += 1)
    host.say({ type: "act", action: { type: "pass" } });
  const refused = await host.ask({ type: "react", name: "cheer" });
  expect(refused).toMatchObject({ code: "too-fast" });
  const wait = refused.type === "refused" ? (refused.retryAfter ?? 0) : 0;
  expect(wait).toBeGreaterThan(0);
  pass(wait);
  expect(await host.ask({ type: "react", name: "cheer" })).toMatchObject({ type: "done" });
});

test("a socket that does not stop is closed, and the others see its seat go", async () => {
  const { guests, host, eye } = await begun(2);
  const flood = limits.frames.burst + limits.patience + 1;
  for (let i = 0; i < flood; i += 1) host.say({ type: "chat", text: `${i}` });
  await host.until(() => host.closed !== undefined);
  expect(host.closed).toMatchObject({ code: 4429 });
  await eye.until(() => eye.room?.seats[0]?.connected === false);
  expect(await guests[1]?.ask({ type: "react", name: "gasp" })).toMatchObject({ type: "done" });
});

test("chat is text of players, cleaned, limited in rate, kept for the game", async () => {
  const { game, host, guests, eye } = await begun(2);
  const markup = "<b>hi</b>\u202e\u0007 you";
  expect(await host.ask({ type: "chat", text: markup })).toMatchObject({ type: "done" });
  await eye.until(() => eye.last("chat") !== undefined);
  expect(eye.last("chat")).toMatchObject({ seat: 0, name: "Ada", text: "<b>hi</b> you" });
  expect(await host.ask({ type: "chat", text: "\u200b " })).toMatchObject({ code: "empty-chat" });
  for (let i = 1; i < limits.chat.burst; i += 1) {
    expect(await host.ask({ type: "chat", text: `${i}` })).toMatchObject({ type: "done" });
  }
  expect(await host.ask({ type: "chat", text: "more" })).toMatchObject({
    code: "too-fast",
    retryAfter: 2 * second,
  });
  // Another person is not slowed down by it.
  expect(await guests[1]?.ask({ type: "react", name: "laugh" })).toMatchObject({ type: "done" });
  await eye.until(() => eye.last("react") !== undefined);
  expect(eye.last("react")).toEqual({ type: "react", seat: 1, name: "laugh" });
  const late = await Guest.join(game);
  expect(late.last("welcome")?.chat.map((line) => line.text)).toEqual([
    "<b>hi</b> you",
    "1",
    "2",
    "3",
    "4",
    "5",
  ]);
});

test("a chat line sent twice is said once, and a muted chat says nothing", async () => {
  const { host, eye } = await begun(2);
  for (let i = 0; i < 2; i += 1) {
    expect(await host.ask({ type: "chat", text: "hello", id: "chat-line-1" })).toMatchObject({
      type: "done",
    });
  }
  await eye.settled();
  expect(eye.count("chat")).toBe(1);
  await host.ask({ type: "options", chat: false });
  expect(await host.ask({ type: "chat", text: "hello?" })).toMatchObject({ code: "chat-off" });
  expect(await host.ask({ type: "react", name: "whistle" })).toMatchObject({ code: "chat-off" });
});

test("games a minute from one address are limited, IPv6 by household, and the next minute is new", async () => {
  const open = (address: string) =>
    call("/api/games", { map: "usa", seats: 2 }, { "CF-Connecting-IP": address });
  for (let i = 0; i < limits.games; i += 1) {
    expect((await open(`2001:db8:1:2::${i.toString(16)}`)).status).toBe(201);
  }
  const refused = await open("2001:db8:1:2:ffff::1");
  expect(refused.status).toBe(429);
  expect(refused.headers.get("Retry-After")).toBe("60");
  expect(await refused.json()).toMatchObject({ error: { code: "too-fast" } });
  expect((await open("203.0.113.7")).status).toBe(201);
  pass(minute);
  expect((await open("2001:db8:1:2::1")).status).toBe(201);
  expect(householdOf("2001:0db8::1")).toBe("2001:db8:0:0");
});

test("a seat is open on so many devices, and then the oldest makes way", async () => {
  const { game, tokens } = await seated(2);
  const devices: Guest[] = [];
  for (let i = 0; i <= limits.devices; i += 1) {
    devices.push(await Guest.join(game, tokens[0]));
    pass(1);
  }
  await devices[0]?.until(() => devices[0]?.closed !== undefined);
  expect(devices.map((device) => device.closed?.code)).toEqual([
    4503,
    ...Array<undefined>(limits.devices).fill(undefined),
  ]);
});

test("a room full of watchers says so, and still lets players in", async () => {
  const { game, tokens } = await seated(2);
  const crowd: Guest[] = [];
  for (let i = 0; i < limits.watchers; i += 1) crowd.push(await Guest.join(game));
  const late = new Guest(game);
  await late.connect();
  expect(late.closed).toMatchObject({ code: 4503, reason: "This room is full." });
  const player = await Guest.join(game, tokens[0]);
  expect(player.seat).toBe(0);
  expect(player.room?.watchers).toBe(limits.watchers);
  // Those who open sockets and say nothing do not keep others out for long.
  for (let i = 0; i < limits.sockets; i += 1) {
    const silent = new Guest(game);
    await silent.open();
    if (silent.closed) break;
  }
  const shut = new Guest(game);
  await shut.open();
  await shut.until(() => shut.closed !== undefined);
  expect(shut.closed?.code).toBe(4503);
  pass(limits.helloWithin + 1);
  const knock = new Guest(game, tokens[1]);
  await knock.open();
  await knock.until(() => knock.closed !== undefined);
  const second = await Guest.join(game, tokens[1]);
  expect(second.seat).toBe(1);
});

test("the number of watchers goes out at most every ten seconds", async () => {
  const { game, tokens } = await seated(2);
  const ada = await Guest.join(game, tokens[0]);
  const crowd: Guest[] = [];
  for (let i = 0; i < 5; i += 1) crowd.push(await Guest.join(game));
  await ada.settled();
  expect([ada.count("room"), ada.room?.watchers]).toEqual([1, 1]);
  await nextAlarm(game);
  await ada.settled();
  expect([ada.count("room"), ada.room?.watchers]).toEqual([2, 5]);
  crowd[0]?.drop();
  crowd[1]?.drop();
  await crowd[4]?.settled();
  expect(ada.count("room")).toBe(2);
  await nextAlarm(game);
  await ada.until(() => ada.room?.watchers === 3);
  expect(ada.count("room")).toBe(3);
});

test("ping is answered without waking the room", async () => {
  const { game, tokens } = await seated(2);
  const ada = await Guest.join(game, tokens[0]);
  await evictDurableObject(env.ROOMS.getByName(game));
  ada.say("ping");
  await ada.until(() => ada.raw.at(-1) === "pong");
  // Only what sleeps cannot be put to sleep.
  await expect(evictDurableObject(env.ROOMS.getByName(game))).rejects.toThrow();
});
