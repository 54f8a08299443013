import { evictDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { boards } from "../../maps/index.ts";
import { begun, checkLog, dice, together, toMove } from "./evening.ts";

for (const map of Object.keys(boards)) {
  for (const webSockets of ["hibernate", "close"] as const) {
    const sockets = webSockets === "close" ? "dropped" : "kept";
    test(`a whole game on ${map}, put to sleep between every two messages, sockets ${sockets}`, async () => {
      const roll = dice(7);
      const { game, guests, eye } = await begun(3, { map });
      const everyone = [...guests, eye];
      const stub = env.ROOMS.getByName(game);
      for (;;) {
        await evictDurableObject(stub, { webSockets });
        if (webSockets === "close") await Promise.all(everyone.map((guest) => guest.connect()));
        const next = toMove(guests, roll);
        if (!next) break;
        expect(await next.guest.act(next.action)).toMatchObject({ type: "done" });
        await together(everyone);
      }
      expect(eye.view?.result).not.toBeNull();
      const log = await checkLog(game, everyone);
      expect(log.actions.length).toBeGreaterThan(50);
    });
  }
}
