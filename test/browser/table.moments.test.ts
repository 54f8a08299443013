/** Moments of a game that the whole games may or may not come by. */
import { expect, test } from "vitest";
import type { Table } from "../../engine/table.ts";
import type { Action } from "../../engine/types.ts";
import { axe, openHouse } from "./harness.ts";
import { keepTickets, leave, move, patient, type Player, ready, sitDown } from "./sitting.ts";

const house = openHouse();

/** The lanes of the shortest way from one country to another. */
function crossing({ board }: Table): readonly number[] {
  const countries = board.countries.map(({ id }) => id);
  let ways = countries.map((id) => ({ from: id, at: id, lanes: [] as number[], length: 0 }));
  for (;;) {
    const [way, ...others] = ways.toSorted((a, b) => a.length - b.length);
    if (!way) throw new Error("no two countries can be joined");
    const { from, at, lanes, length } = way;
    if (at !== from && countries.includes(at)) return lanes;
    const onward = board.lanes.flatMap((lane, number) => {
      if ((lane.a !== at && lane.b !== at) || lanes.includes(number)) return [];
      const next = lane.a === at ? lane.b : lane.a;
      return [{ from, at: next, lanes: [...lanes, number], length: length + lane.length }];
    });
    ways = [...others, ...onward.filter((one) => one.at !== from)];
  }
}

const drawBlind: Action = { type: "drawCard", from: "deck" };

test(
  "R7.1 two countries joined: the cards taken are told to everyone and the next ones lie open",
  { timeout: 600_000 },
  async () => {
    const players = await sitDown(house, "poland");
    const [ana, bo] = players;
    await keepTickets(players);
    const lanes = crossing(ana.at.table);
    const taken = () => ana.at.events.find((event) => event.type === "countryCardsTaken");
    const told = Promise.all([
      ana.page.locator(".notice", { hasText: /^You took country cards: / }).waitFor(),
      bo.page.locator(".notice", { hasText: /^Ana took country cards: / }).waitFor(),
    ]);
    // Whoever waits for the notice may never see it: that is for the end of the test to say.
    told.catch(() => {});
    for (let step = 0; step < 300 && !taken(); step++) {
      const acting = () => players.find(({ at }) => at.legal().length > 0);
      await expect.poll(acting, patient).toBeDefined();
      const player = acting() as Player;
      // In walking order: only a lane that ends in a country brings cards (R7.2).
      const next = lanes.find((lane) => ana.at.view.owners[lane] === null);
      const claim = player.at.legal().find((one) => one.type === "claimLane" && one.lane === next);
      await move(player, player === ana && claim ? claim : drawBlind);
    }
    expect(taken()?.cards).toHaveLength(2);
    await told;
    // Every plate shows what the rules say lies on top now, or that nothing is left.
    const tops = ana.at.view.stacks.map(([top]) => top);
    const values = tops.filter((top) => top !== undefined).map(String);
    for (const { page } of players) {
      await expect
        .poll(() => page.locator(".plate-value").allTextContents(), patient)
        .toEqual(values);
      expect(await page.locator(".plate-empty").count()).toBe(tops.length - values.length);
    }
    await leave(players);
  },
);

test(
  "who comes back is told what happened meanwhile, and plays on",
  { timeout: 300_000 },
  async () => {
    const players = await sitDown(house, "usa");
    const player = await keepTickets(players);
    const other = players.find((one) => one !== player) as Player;
    await ready(player);
    const address = other.page.url();
    await other.page.goto("about:blank");
    await move(player, drawBlind);
    await move(player, drawBlind);
    await other.page.goto(address);
    const sheet = other.page.locator('[data-kind="away"]');
    await sheet.waitFor();
    const who = player === players[0] ? "Ana" : "Bo";
    expect(await sheet.locator(".scroll").textContent()).toMatch(new RegExp(`${who} .*cards`));
    expect(await axe(other.page)).toEqual([]);
    await sheet.getByRole("button", { name: "Go on" }).tap();
    await expect.poll(() => sheet.count(), patient).toBe(0);
    await move(other, drawBlind);
    await leave(players);
  },
);
