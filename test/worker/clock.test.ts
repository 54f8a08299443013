import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { begun, checkLog, dice, together, toMove } from "./evening.ts";
import { Guest } from "./guest.ts";
import { alarmOf, freeze, hour, minute, nextAlarm, pass, ring, second } from "./time.ts";

beforeEach(freeze);

/** A game with a clock past the choice of tickets, and who is in turn. */
async function playing(clock: number, people = 2) {
  const table = await begun(people, { clock });
  for (const guest of table.guests) {
    const [action] = guest.legal();
    if (action) await guest.act(action);
  }
  await together([...table.guests, table.eye]);
  const turn = table.eye.view?.turn ?? 0;
  const mover = table.guests[turn];
  const other = table.guests[(turn + 1) % people];
  if (!mover || !other) throw new Error("nobody in turn");
  return { ...table, turn, mover, other };
}

test("the clock runs for the first choice of tickets, for all at once", async () => {
  const { game, eye, guests } = await begun(3, { clock: 30 });
  expect(eye.room?.deadline).toBe(Date.now() + 30 * second);
  await ring(game);
  expect(eye.view?.seats.every((seat) => seat.offer !== null)).toBe(true);
  pass(30 * second);
  for (let i = 0; i < 3; i += 1) await nextAlarm(game);
  await eye.until(() => eye.view?.turn !== null);
  expect(eye.view?.seats.every((seat) => seat.offer === null)).toBe(true);
  await together([...guests, eye]);
  expect(eye.last("events")?.deadline).toBe(Date.now() + 30 * second);
});

test("when it runs out a computer makes that turn, all of it, and the next one's clock begins", async () => {
  const { game, turn, eye } = await playing(60);
  pass(60 * second);
  while (eye.view?.turn === turn) {
    await nextAlarm(game);
    await eye.settled();
  }
  expect(eye.view?.turn).not.toBe(turn);
  expect(eye.last("events")?.deadline).toBe(Date.now() + 60 * second);
  expect(eye.room?.seats[turn]?.autopilot).toBe(false);
});

test("an alarm that comes twice moves once", async () => {
  const { game, eye } = await playing(60);
  pass(60 * second);
  const before = eye.events.length;
  await ring(game);
  await eye.settled();
  const moved = eye.events.length;
  expect(moved).toBeGreaterThan(before);
  await ring(game);
  await ring(game);
  await eye.settled();
  expect(eye.events.length).toBe(moved);
});

test("an alarm that comes late still moves, and the next turn has its whole time", async () => {
  const { game, turn, eye } = await playing(60);
  pass(3 * hour);
  const before = eye.events.length;
  await ring(game);
  await eye.until(() => eye.events.length > before);
  while (eye.view?.turn === turn) {
    await nextAlarm(game);
    await eye.settled();
  }
  expect(eye.last("events")?.deadline).toBe(Date.now() + 60 * second);
});

test("an alarm after the player acted in time does nothing", async () => {
  const { game, mover, eye, guests } = await playing(60);
  pass(59 * second);
  while (mover.view?.turn === mover.seat) {
    const next = toMove([mover], dice(3));
    if (next) await mover.act(next.action);
  }
  await together([...guests, eye]);
  pass(1 * second);
  const before = eye.events.length;
  await ring(game);
  await eye.settled();
  expect(eye.events.length).toBe(before);
  expect(await alarmOf(game)).toBe(Date.now() + 59 * second);
});

test("after two in a row the seat stays on autopilot, and its person takes it back by acting", async () => {
  const { game, turn, mover, eye, guests } = await playing(30);
  for (let i = 0; i < 40 && !eye.room?.seats[turn]?.autopilot; i += 1) {
    await nextAlarm(game);
    await together([...guests, eye]);
    await eye.settled();
  }
  expect(eye.room?.seats[turn]?.autopilot).toBe(true);
  const took = eye.events.filter((event) => event.type === "turnStarted" && event.seat === turn);
  expect(took.length).toBeLessThanOrEqual(3);
  // Out of turn or not: whoever acts is back.
  await mover.act({ type: "pass" });
  await eye.until(() => eye.room?.seats[turn]?.autopilot === false);
});

test("a seat away for a minute can be handed to autopilot by anyone seated, and taken back by saying so", async () => {
  const { game, mover, other, eye, turn } = await playing(259_200);
  expect(await other.ask({ type: "autopilot", seat: turn, on: true })).toMatchObject({
    code: "not-away",
  });
  mover.drop();
  await eye.until(() => eye.room?.seats[turn]?.connected === false);
  pass(59 * second);
  expect(await other.ask({ type: "autopilot", seat: turn, on: true })).toMatchObject({
    code: "not-away",
  });
  pass(1 * second);
  expect(await eye.ask({ type: "autopilot", seat: turn, on: true })).toMatchObject({
    code: "not-seated",
  });
  expect(await other.ask({ type: "autopilot", seat: turn, on: true })).toMatchObject({
    type: "done",
  });
  const before = eye.events.length;
  await nextAlarm(game);
  await eye.until(() => eye.events.length > before);
  await mover.connect();
  expect(mover.room?.seats[turn]?.autopilot).toBe(true);
  expect(await other.ask({ type: "autopilot", seat: turn, on: false })).toMatchObject({
    code: "not-yours",
  });
  expect(await mover.ask({ type: "autopilot", seat: turn, on: false })).toMatchObject({
    type: "done",
  });
  expect(mover.room?.seats[turn]?.autopilot).toBe(false);
});

for (const sleep of ["awake", "asleep", "restarted"] as const) {
  test(`a clock under an hour stands still while nobody is connected (${sleep})`, async () => {
    const { game, guests, eye, mover, tokens } = await playing(60);
    pass(20 * second);
    if (sleep === "restarted") {
      await evictDurableObject(env.ROOMS.getByName(game), { webSockets: "close" });
    } else {
      for (const guest of guests) {
        guest.drop();
        await eye.until(() => eye.room?.seats[guest.seat ?? 0]?.connected === false);
      }
      if (sleep === "asleep") await evictDurableObject(env.ROOMS.getByName(game));
    }
    const watcher = await Guest.join(game);
    expect(watcher.room?.deadline).toBeNull();
    pass(5 * hour);
    await ring(game);
    expect(watcher.events.length).toBe(mover.events.length);
    const back = await Guest.join(game, tokens[0]);
    expect(back.room?.deadline).toBe(Date.now() + 40 * second);
  });
}

test("a clock of an hour or more runs on with nobody there", async () => {
  const { game, guests, eye, turn } = await playing(3600);
  for (const guest of guests) guest.drop();
  await eye.until(() => eye.room?.seats.every((seat) => !seat.connected) === true);
  pass(3600 * second);
  while (eye.view?.turn === turn) {
    const before = eye.events.length;
    await nextAlarm(game);
    await eye.until(() => eye.events.length > before);
  }
  expect(eye.last("events")?.deadline).toBe(Date.now() + 3600 * second);
});

test("a whole game in which nobody ever moves is played by the clock and verifies", async () => {
  const { game, eye, guests } = await begun(2, { clock: 15, map: "poland" });
  for (let i = 0; i < 2000 && !eye.view?.result; i += 1) {
    const before = eye.events.length;
    await nextAlarm(game);
    if (i % 10 === 0) await eye.settled();
    if (eye.events.length === before) pass(1);
  }
  expect(eye.view?.result).not.toBeNull();
  await together([...guests, eye]);
  await checkLog(game, [...guests, eye]);
});

test("without a clock nothing moves for a person", async () => {
  const { game, eye } = await begun(2);
  const before = eye.events.length;
  pass(30 * minute);
  await ring(game);
  await eye.settled();
  expect(eye.events.length).toBe(before);
});
