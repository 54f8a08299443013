import { expect, test } from "vitest";
import { Guest, seated } from "./guest.ts";

test("a game is created, joined, started, and an act reaches everyone", async () => {
  const { game, tokens } = await seated(2);
  const ada = await Guest.join(game, tokens[0]);
  const bea = await Guest.join(game, tokens[1]);
  const eye = await Guest.join(game);
  expect([ada.seat, bea.seat, eye.seat]).toEqual([0, 1, null]);
  expect(await ada.ask({ type: "start" })).toMatchObject({ type: "done" });
  await bea.until(() => bea.view !== undefined);
  for (const guest of [ada, bea]) {
    const [action] = guest.legal();
    if (!action) throw new Error("nothing to do");
    expect(await guest.act(action)).toMatchObject({ type: "done" });
  }
  await eye.until(() => eye.events.length === bea.events.length);
  expect(eye.view?.turn).not.toBeNull();
});
