import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test } from "vitest";
import type { LiveGame } from "../../worker/protocol.ts";
import { begun, dice, together, toMove } from "./evening.ts";
import { call } from "./guest.ts";
import { eventually, freeze, minute, pass } from "./time.ts";

beforeEach(freeze);

const live = async (): Promise<LiveGame[]> => (await call("/api/live")).json();

test("public games being played are listed newest first, private ones and finished ones are not", async () => {
  const first = await begun(2, { public: true });
  pass(1000);
  const second = await begun(2, { public: true, map: "poland" });
  const hidden = await begun(2);
  await eventually(async () => expect((await live()).length).toBe(2));
  const games = await live();
  expect(games.map((one) => one.game)).toEqual([second.game, first.game]);
  expect(games[0]).toEqual({
    game: second.game,
    map: "poland",
    players: ["Ada", "Bea"],
    watchers: 1,
    startedAt: Date.now(),
    turn: 0,
  });
  const text = JSON.stringify(games);
  for (const secret of [...first.tokens, first.invite, hidden.game]) {
    expect(text).not.toContain(secret);
  }
  for (const guest of second.guests) await guest.ask({ type: "end", agree: true });
  await eventually(async () => expect((await live()).map((one) => one.game)).toEqual([first.game]));
});

test("a room tells it at most once a minute, and what is not told any more goes by itself", async () => {
  const { game, guests } = await begun(2, { public: true });
  const roll = dice(6);
  const told = () =>
    runInDurableObject(env.DIRECTORY.getByName("live"), (_directory, { storage }) =>
      storage.sql.exec("SELECT told FROM live WHERE game = ?", game).toArray(),
    );
  const play = async () => {
    const next = toMove(guests, roll);
    if (next) await next.guest.act(next.action);
    await together(guests);
  };
  const start = Date.now();
  await eventually(async () => expect(await told()).toEqual([{ told: start }]));
  pass(minute - 1);
  await play();
  await live();
  expect(await told()).toEqual([{ told: start }]);
  pass(1);
  await play();
  await eventually(async () => expect(await told()).toEqual([{ told: start + minute }]));
  pass(10 * minute);
  expect(await live()).not.toContainEqual(expect.objectContaining({ game }));
  await runDurableObjectAlarm(env.DIRECTORY.getByName("live"));
  const left = await runInDurableObject(
    env.DIRECTORY.getByName("live"),
    (_directory, { storage }) =>
      storage.sql.exec("SELECT game FROM live WHERE game = ?", game).toArray(),
  );
  expect(left).toEqual([]);
});

test("a directory that fails does not hold up a game", async () => {
  await runInDurableObject(env.DIRECTORY.getByName("live"), (_directory, { storage }) => {
    storage.sql.exec("DROP TABLE live");
  });
  const { guests } = await begun(2, { public: true });
  for (const guest of guests) {
    const [action] = guest.legal();
    if (action) expect(await guest.act(action)).toMatchObject({ type: "done" });
  }
});
