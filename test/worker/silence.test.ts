import { beforeEach, expect, test } from "vitest";
import { begun } from "./evening.ts";
import { freeze, minute, pass, ring, second } from "./time.ts";

// The platform notes pings by its own clock, which is not the one moved here: a ping is long ago.
beforeEach(freeze);

test("a connection whose pings stopped while nothing was said is found dead, and its seat away", async () => {
  const { guests, host, eye } = await begun(2);
  const [, bea] = guests;
  if (!bea) throw new Error("nobody");
  bea.say("ping");
  await bea.until(() => bea.raw.at(-1) === "pong");
  pass(2 * minute);
  expect(await host.ask({ type: "autopilot", seat: 1, on: true })).toMatchObject({
    code: "not-away",
  });
  pass(second);
  // Away since it was last heard of, not since it was missed.
  expect(await host.ask({ type: "autopilot", seat: 1, on: true })).toMatchObject({ type: "done" });
  await bea.until(() => bea.closed !== undefined);
  expect(bea.closed?.code).toBe(4408);
  await eye.settled();
  expect(eye.room?.seats[1]).toMatchObject({ connected: false, autopilot: true });
});

test("who never pings, and who is being told things, is left alone", async () => {
  const { game, guests, host, eye } = await begun(2);
  const [, bea] = guests;
  if (!bea) throw new Error("nobody");
  bea.say("ping");
  await bea.until(() => bea.raw.at(-1) === "pong");
  for (let i = 0; i < 3; i += 1) {
    pass(minute);
    await host.ask({ type: "chat", text: `${i}` });
  }
  pass(2 * minute);
  await ring(game);
  await eye.settled();
  expect([bea.closed, host.closed, eye.closed]).toEqual([undefined, undefined, undefined]);
});
