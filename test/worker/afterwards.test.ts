import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import { rulesFor } from "../../engine/index.ts";
import { boards } from "../../maps/index.ts";
import { begun, dice, logOf, together, toMove } from "./evening.ts";
import { call, Guest, seated } from "./guest.ts";
import { alarmOf, day, freeze, nextAlarm, pass, ring } from "./time.ts";

beforeEach(freeze);

async function ended(people = 2) {
  const table = await begun(people);
  for (const guest of table.guests) await guest.ask({ type: "end", agree: true });
  await table.eye.until(() => table.eye.room?.status === "ended");
  return table;
}

test("the log is closed before the end", async () => {
  const { game } = await begun(2);
  const response = await call(`/api/games/${game}/log`);
  expect(response.status).toBe(409);
  expect(await response.json()).toMatchObject({ error: { code: "not-over" } });
});

test("a game ends early when everyone here agrees, and its log has the seed and no `finished`", async () => {
  const { game, guests, host, eye } = await begun(3);
  const [, bea, cem] = guests;
  if (!bea || !cem) throw new Error("nobody");
  const next = toMove(guests, dice(1));
  await next?.guest.act(next.action);
  expect(await eye.ask({ type: "end", agree: true })).toMatchObject({ code: "not-seated" });
  await host.ask({ type: "end", agree: true });
  await bea.ask({ type: "end", agree: true });
  await eye.settled();
  expect(eye.room).toMatchObject({ status: "playing", ending: [0, 1] });
  await bea.ask({ type: "end", agree: false });
  await cem.ask({ type: "end", agree: true });
  await eye.settled();
  expect(eye.room).toMatchObject({ status: "playing", ending: [0, 2] });
  await evictDurableObject(env.ROOMS.getByName(game));
  // Who is not connected is not asked.
  bea.drop();
  await eye.until(() => eye.room?.seats[1]?.connected === false);
  expect(await host.ask({ type: "end", agree: true })).toMatchObject({ type: "done" });
  await eye.until(() => eye.room?.status === "ended");
  const log = await logOf(game);
  expect(log.ended).toBe(true);
  expect(log.seed).toMatch(/^[0-9a-f]{64}$/);
  expect(log.events.at(-1)?.type).not.toBe("finished");
  const board = boards[log.map];
  if (!board) throw new Error("no board");
  expect(rulesFor(board).verify(log)).toMatchObject({ ok: true });
  const action = host.legal()[0] ?? { type: "pass" };
  expect(await host.act(action)).toMatchObject({ code: "not-playing" });
});

test("a rematch brings everyone along: old tokens open the same people's seats, once", async () => {
  const { game, invite, tokens, guests, host, eye } = await ended(3);
  expect(await guests[1]?.ask({ type: "rematch" })).toMatchObject({ code: "not-host" });
  expect(await host.ask({ type: "rematch" })).toMatchObject({ type: "done" });
  expect(await host.ask({ type: "rematch" })).toMatchObject({ type: "done" });
  for (const guest of [...guests, eye]) {
    await guest.until(() => guest.last("rematch") !== undefined);
  }
  const next = host.last("rematch")?.game ?? "";
  expect(eye.last("rematch")?.game).toBe(next);
  expect(next).not.toBe(game);
  const again = await Promise.all(tokens.map((token) => Guest.join(next, token)));
  expect(again.map((guest) => guest.seat)).toEqual([0, 1, 2]);
  expect(again[2]?.room).toMatchObject({ status: "lobby", host: 0, map: "usa" });
  expect(again[0]?.room?.seats.map((seat) => seat.name)).toEqual(["Ada", "Bea", "Cem"]);
  // Who comes back to the old room later hears of it, too.
  const late = await Guest.join(game);
  await late.until(() => late.last("rematch")?.game === next);
  await again[0]?.ask({ type: "remove", seat: 2 });
  expect((await call(`/api/games/${next}/seats`, { invite, name: "Dan" })).status).toBe(201);
  expect(await again[0]?.ask({ type: "start" })).toMatchObject({ type: "done" });
  await again[1]?.until(() => again[1]?.view !== undefined);
});

test("an unstarted room goes after a day without anyone; a tombstone stays for thirty", async () => {
  const { game, tokens } = await seated(2);
  const guest = await Guest.join(game, tokens[0]);
  pass(3 * day);
  await ring(game);
  expect((await call(`/api/games/${game}`)).status).toBe(200);
  // With someone here it is looked at again a day later, not at once and for ever.
  expect(await alarmOf(game)).toBe(Date.now() + day);
  guest.drop();
  const other = await Guest.join(game);
  await other.until(() => other.room?.seats[0]?.connected === false);
  other.drop();
  await evictDurableObject(env.ROOMS.getByName(game), { webSockets: "close" });
  pass(day - 1);
  await ring(game);
  expect((await call(`/api/games/${game}`)).status).toBe(200);
  pass(1);
  await nextAlarm(game);
  for (const path of ["", "/log"]) {
    const response = await call(`/api/games/${game}${path}`);
    expect(response.status).toBe(410);
    expect(await response.json()).toMatchObject({ error: { code: "gone" } });
  }
  const late = new Guest(game, tokens[0]);
  await late.open();
  await late.until(() => late.closed !== undefined);
  expect(late.closed?.code).toBe(4410);
  await evictDurableObject(env.ROOMS.getByName(game));
  pass(30 * day - 1);
  await ring(game);
  expect((await call(`/api/games/${game}`)).status).toBe(410);
  await nextAlarm(game);
  expect((await call(`/api/games/${game}`)).status).toBe(404);
  const left = await runInDurableObject(env.ROOMS.getByName(game), async (_room, { storage }) =>
    storage.sql
      .exec("SELECT name FROM sqlite_master WHERE name IN ('schema', 'tombstone')")
      .toArray(),
  );
  expect(left).toEqual([]);
  expect(await alarmOf(game)).toBeNull();
});

test("an abandoned game goes after fourteen days, a finished one after ninety", async () => {
  const playing = await begun(2);
  const over = await ended(2);
  const since = Date.now();
  for (const { game } of [playing, over]) {
    await evictDurableObject(env.ROOMS.getByName(game), { webSockets: "close" });
  }
  const statusAfter = async (game: string, days: number, before = 0) => {
    pass(since + days * day - before - Date.now());
    await ring(game);
    return (await call(`/api/games/${game}`)).status;
  };
  expect(await statusAfter(playing.game, 14, 1)).toBe(200);
  expect(await statusAfter(playing.game, 14)).toBe(410);
  expect(await statusAfter(over.game, 90, 1)).toBe(200);
  expect(await statusAfter(over.game, 90)).toBe(410);
});

test("a finished game tells its result, and nothing more can be done in it", async () => {
  const { game, guests, eye, host } = await begun(2, { map: "poland" });
  const roll = dice(8);
  for (let next = toMove(guests, roll); next; next = toMove(guests, roll)) {
    await next.guest.act(next.action);
    pass(1000);
    await together(guests);
  }
  await eye.until(() => eye.room?.status === "finished");
  expect(eye.room?.deadline).toBeNull();
  expect(await host.act({ type: "pass" })).toMatchObject({ code: "not-playing" });
  expect(await host.ask({ type: "end", agree: true })).toMatchObject({ code: "not-playing" });
  expect((await logOf(game)).events.at(-1)?.type).toBe("finished");
});
