import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeEach, expect, test, vi } from "vitest";
import { bots } from "../../engine/bots/index.ts";
import type { State } from "../../engine/types.ts";
import { begun, checkLog, dice, together, toMove } from "./evening.ts";
import { alarmOf, freeze, nextAlarm, pass, second } from "./time.ts";

beforeEach(freeze);

test("computer players move by alarm, about a second apart, and wait for the person", async () => {
  const { game, host, eye } = await begun(1, { seats: 3, bots: ["easy", "hard"] });
  const [action] = host.legal();
  if (action) await host.act(action);
  let moved = 0;
  for (let i = 0; i < 30 && (eye.view?.turn !== 0 || moved < 2); i += 1) {
    if (eye.view?.turn === 0) {
      await host.settled();
      const next = toMove([host], dice(i));
      if (next) await host.act(next.action);
      await eye.settled();
      continue;
    }
    const before = eye.events.length;
    const choosing = eye.view?.turn === null;
    const at = (await alarmOf(game)) ?? 0;
    expect(at - Date.now()).toBeLessThanOrEqual(choosing ? 300 : second);
    await nextAlarm(game);
    await eye.settled();
    expect(eye.events.length).toBeGreaterThan(before);
    moved += 1;
  }
  // It is the person's turn: whatever alarm comes, nothing moves.
  const before = eye.events.length;
  for (let i = 0; i < 3; i += 1) {
    pass(60 * second);
    await nextAlarm(game);
  }
  await eye.settled();
  expect(eye.events.length).toBe(before);
});

test("with nobody connected computers finish their own turns, faster, and stop at the person", async () => {
  const { game, host, eye, tokens } = await begun(1, { seats: 3, bots: ["easy", "easy"] });
  const [action] = host.legal();
  if (action) await host.act(action);
  await eye.settled();
  host.drop();
  eye.drop();
  await evictDurableObject(env.ROOMS.getByName(game), { webSockets: "close" });
  for (let i = 0; i < 12; i += 1) {
    const at = (await alarmOf(game)) ?? 0;
    if (at - Date.now() > second) break;
    expect(at - Date.now()).toBeLessThanOrEqual(100);
    await nextAlarm(game);
  }
  await eye.connect();
  expect(eye.view?.turn).toBe(0);
  await host.connect();
  expect(host.token).toBe(tokens[0]);
  expect(host.legal().length).toBeGreaterThan(0);
});

test("a person and three computer players play to the end", async () => {
  const bots = ["easy", "normal", "hard"];
  const { game, host, eye } = await begun(1, { seats: 4, bots, map: "europe" });
  const roll = dice(4);
  while (!host.view?.result) {
    const next = toMove([host], roll);
    if (next) await host.act(next.action);
    else await nextAlarm(game);
    await host.settled();
  }
  await together([host, eye]);
  const log = await checkLog(game, [host, eye]);
  expect(log.players).toEqual([
    { name: "Ada", kind: "person" },
    { name: "Whistle", kind: "bot", level: "easy" },
    { name: "Tender", kind: "bot", level: "normal" },
    { name: "Buffer", kind: "bot", level: "hard" },
  ]);
});

test("a computer player is shown what its seat may see and nothing else", async () => {
  const seen = vi.spyOn(bots, "easy");
  const { game, host, eye } = await begun(1, { seats: 3, bots: ["easy", "easy"] });
  const [action] = host.legal();
  if (action) await host.act(action);
  for (let i = 0; i < 2; i += 1) await nextAlarm(game);
  await eye.settled();
  expect(seen).toHaveBeenCalledTimes(2);
  for (const [rules, sight] of seen.mock.calls) {
    const dealt = sight.events.filter((event) => event.type === "cardsDealt");
    expect(dealt.map((event) => Array.isArray(event.cards))).toEqual(
      [0, 1, 2].map((seat) => seat === sight.seat),
    );
    expect(sight.view.seed).toBeNull();
    expect(sight.view.deck).toBeTypeOf("number");
    const folded = sight.events.reduce<State | undefined>(rules.evolve, undefined);
    expect(sight.view).toEqual(folded);
  }
  seen.mockRestore();
});

test("a computer player that fails or cheats does not stop the game", async () => {
  const silent = vi.spyOn(console, "error").mockReturnValue();
  const broken = vi
    .spyOn(bots, "easy")
    .mockImplementationOnce(() => {
      throw new Error("a fault");
    })
    .mockImplementationOnce(() => ({
      action: { type: "claimLane", lane: 0, color: null, locomotives: 9 },
      why: "",
    }));
  const { game, host, eye } = await begun(1, { seats: 3, bots: ["easy", "easy"] });
  const [action] = host.legal();
  if (action) await host.act(action);
  for (let i = 0; i < 2; i += 1) await nextAlarm(game);
  await eye.settled();
  expect(silent).toHaveBeenCalledTimes(2);
  expect(eye.view?.turn).not.toBeNull();
  broken.mockRestore();
  silent.mockRestore();
});
