import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { begun, checkLog, dice, together, toMove } from "./evening.ts";
import { Guest, newId } from "./guest.ts";
import { rows } from "./time.ts";

test("two devices on one seat see the same, and either may act", async () => {
  const { game, tokens, guests, eye } = await begun(2);
  const phone = await Guest.join(game, tokens[0]);
  const [ada, bea] = guests;
  if (!ada || !bea) throw new Error("nobody");
  expect(phone.seat).toBe(0);
  expect(phone.events).toEqual(ada.events);
  const [action] = phone.legal();
  if (!action) throw new Error("nothing to do");
  expect(await phone.act(action)).toMatchObject({ type: "done" });
  await together([ada, bea, eye, phone]);
  expect(ada.events).toEqual(phone.events);
  expect(ada.view?.seats[0]?.offer).toBeNull();
  ada.drop();
  await bea.settled();
  expect(bea.room?.seats[0]?.connected).toBe(true);
  phone.drop();
  await bea.until(() => bea.room?.seats[0]?.connected === false);
});

test("a reconnect with `since` brings exactly what was missed", async () => {
  const { game, guests, eye } = await begun(2);
  const roll = dice(5);
  const [ada] = guests;
  if (!ada) throw new Error("nobody");
  eye.drop();
  const held = eye.events.length;
  for (let i = 0; i < 6; i += 1) {
    const next = toMove(guests, roll);
    if (next) await next.guest.act(next.action);
    await together(guests);
  }
  await eye.connect();
  const welcome = eye.last("welcome");
  expect(welcome?.seq).toBe(ada.events.length);
  expect(welcome?.events.length).toBe(ada.events.length - held);
  expect(eye.events.length).toBe(ada.events.length);
  const late = await Guest.join(game);
  expect(late.last("welcome")?.events.length).toBe(ada.events.length);
  expect(late.view).toEqual(eye.view);
});

test("who claims to hold more events than there are gets the whole game", async () => {
  const { game, guests } = await begun(2);
  const odd = new Guest(game);
  await odd.open();
  odd.say({ type: "hello", protocol: 1, since: 1_000_000 });
  await odd.until(() => odd.view !== undefined);
  expect(odd.events.length).toBe(guests[0]?.events.length);
});

test("a reconnect after missing the end shows the end", async () => {
  const { game, guests, eye } = await begun(2, { map: "poland" });
  const roll = dice(11);
  for (let next = toMove(guests, roll); next; next = toMove(guests, roll)) {
    if (guests[0]?.view?.lastRound !== null) eye.drop();
    await next.guest.act(next.action);
    await together(guests);
  }
  expect(eye.view?.result).toBeNull();
  await evictDurableObject(env.ROOMS.getByName(game));
  await eye.connect();
  expect(eye.view?.result).not.toBeNull();
  expect(eye.room?.status).toBe("finished");
  await checkLog(game, [...guests, eye]);
});

test("an act sent twice is done once and answered twice, also after a sleep", async () => {
  const { game, guests, eye } = await begun(2);
  const [ada] = guests;
  const action = ada?.legal()[0];
  if (!ada || !action) throw new Error("nothing to do");
  const id = newId();
  ada.say({ type: "act", id, action });
  ada.say({ type: "act", id, action });
  await ada.until(() => ada.count("done") === 3); // with that of `start`
  await together([ada, eye]);
  const held = eye.events.length;
  await evictDurableObject(env.ROOMS.getByName(game));
  expect(await ada.act(action, id)).toMatchObject({ type: "done", id, seq: held });
  await eye.settled();
  expect(eye.events.length).toBe(held);
  expect((await rows(game))[1]?.length).toBe(2);
});

test("an id carried out by one seat means nothing for another", async () => {
  const { guests } = await begun(2);
  const id = newId();
  for (const guest of guests) {
    const [action] = guest.legal();
    if (action) expect(await guest.act(action, id)).toMatchObject({ type: "done" });
  }
  expect(guests[1]?.view?.seats.every((seat) => seat.offer === null)).toBe(true);
});

test("acts that arrive in another order are refused, each with its code, and change nothing", async () => {
  const { guests } = await begun(2);
  const roll = dice(2);
  for (let i = 0; i < 2; i += 1) {
    const next = toMove(guests, roll);
    if (next) await next.guest.act(next.action);
    await together(guests);
  }
  const mover = guests.find((guest) => guest.view?.turn === guest.seat);
  if (!mover) throw new Error("nobody in turn");
  const seq = mover.events.length;
  // Two draws from the deck, the second sent as if it came first.
  const second = newId();
  const first = newId();
  const action = { type: "drawCard", from: "deck" } as const;
  mover.say({ type: "act", id: second, action, seq: seq + 1 });
  mover.say({ type: "act", id: first, action, seq });
  await mover.until(() => mover.last("done")?.id === first);
  expect(mover.last("refused")).toMatchObject({ id: second, code: "stale" });
  expect(mover.view?.drawn).toBe(1);
  // Refused is not carried out: the same id may be sent again.
  expect(await mover.ask({ type: "act", id: second, action, seq: seq + 1 })).toMatchObject({
    type: "done",
  });
});

test("an act sent just before the connection dies is done once, whatever was heard of it", async () => {
  const { game, tokens, guests, eye } = await begun(2);
  const [ada, bea] = guests;
  const action = ada?.legal()[0];
  if (!ada || !bea || !action) throw new Error("nothing to do");
  const id = newId();
  ada.say({ type: "act", id, action });
  ada.drop();
  await evictDurableObject(env.ROOMS.getByName(game), { webSockets: "close" });
  const back = await Guest.join(game, tokens[0]);
  expect(await back.act(action, id)).toMatchObject({ type: "done" });
  await Promise.all([bea.connect(), eye.connect()]);
  const kept = bea.events.filter((event) => event.type === "ticketsKept" && event.seat === 0);
  expect(kept.length).toBe(1);
});
