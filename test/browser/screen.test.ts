/** The screen in the middle: before, during and after a game of five with long names. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import type { Opened, Seated } from "../../worker/protocol.ts";
import { move, Player } from "../bench/room/player.ts";
import { post } from "../bench/room/server.ts";
import { axe, openHouse, troubles } from "./harness.ts";

const house = openHouse();

const names = [
  "Maximiliana Feathers",
  "Bartholomew Kingsley",
  "Wilhelmina Oberhausn",
  "Konstantinos Papadop",
  "Christopher Llewelyn",
];

/** How high something stands, as a part of the screen. */
const partOf = (page: Page, selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((one) => one.getBoundingClientRect().height / innerHeight);

/** What is not wholly on the screen, or cut off by what it is in. */
const cut = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((one) => {
      const box = one.getBoundingClientRect();
      const around = one.parentElement?.getBoundingClientRect() ?? box;
      // What did not fit stands in a column of its own beside, and is not seen at all.
      if (box.left >= around.right) return [];
      const inside = box.bottom <= Math.min(innerHeight, around.bottom) + 1;
      return inside ? [] : [one.textContent];
    }),
  );

test.each([
  [1280, 800],
  [1920, 1080],
])("a table of five on a screen of %i × %i", async (width, height) => {
  const context = await house.browser.newContext({
    baseURL: house.server.url,
    viewport: { width, height },
    locale: "en-GB",
  });
  const page = await context.newPage();
  const seen = troubles(page);
  const port = Number(new URL(house.server.url).port);
  const opening = { map: "europe", seats: 5, name: names[0], clock: 3600 };
  const { game, invite, token } = await post<Opened>(port, "/api/games", opening);

  await page.goto(`/g/${game}/table#${invite}`);
  await page.getByText("Scan to sit down").waitFor();
  await page.locator(".board svg").first().waitFor();
  await page.locator(".qr").waitFor();
  expect(await partOf(page, ".qr")).toBeGreaterThan(0.36);
  expect(await axe(page), "before").toEqual([]);
  const tokens = [token];
  for (const name of names.slice(1)) {
    const seat = await post<Seated>(port, `/api/games/${game}/seats`, { invite, name });
    tokens.push(seat.token);
  }
  await page.getByText("Christopher Llewelyn").waitFor();

  const players = tokens.map((one) => new Player(port, game, one));
  for (const player of players) await player.welcomed();
  players[0]?.send({ type: "start" });
  for (const player of players) await player.until(() => player.view !== undefined);
  for (let n = 0; n < 40; n++) await move({ game, players }, "greedy");
  await page.locator(".chronicle li").nth(3).waitFor();
  await page.locator(".code .qr").waitFor();
  expect(await page.locator(".crew strong").allTextContents()).toEqual(names);
  const size = await page
    .locator(".crew strong")
    .first()
    .evaluate((name) => Number.parseFloat(getComputedStyle(name).fontSize) / innerHeight);
  expect(size).toBeGreaterThanOrEqual(0.026);
  expect(await cut(page, ".chronicle li")).toEqual([]);
  expect(await cut(page, ".wall > *")).toEqual([]);
  const tops = await page
    .locator(".piles > span")
    .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top)));
  expect(new Set(tops).size, "the row is one line").toBe(1);
  expect(tops.length).toBe(7);
  expect(await page.getByRole("timer").textContent()).toMatch(/^(1:00:00|59:\d\d)$/);
  expect(await axe(page), "during").toEqual([]);

  while (await move({ game, players }, "greedy"));
  await page.locator(".endshow").waitFor({ timeout: 60_000 });
  expect(await page.getByRole("button").count(), "nothing to press").toBe(0);
  // The show may just be opening: a key is pressed until it is heard, as one would.
  await expect
    .poll(
      async () => {
        await page.keyboard.press("Escape");
        return page.locator(".finale .scores").count();
      },
      { timeout: 60_000 },
    )
    .toBe(1);
  const { result } = players[0]?.view ?? {};
  const totals = await page.locator(".finale .scores tfoot td").allTextContents();
  const wanted = result?.scores.map(({ total }) => total) ?? [];
  expect(totals.map(Number)).toEqual([...wanted].sort((a, b) => b - a));
  const winner = names[result?.winners[0] ?? 0] ?? "";
  // A win can be shared.
  expect(await page.locator("h1").textContent()).toContain(winner);
  expect(await partOf(page, "h1")).toBeGreaterThan(0.06);
  expect(await page.locator(".qr").count()).toBe(0);
  expect(await axe(page), "after").toEqual([]);
  expect(seen).toEqual([]);
  for (const player of players) player.close();
  await context.close();
});

test("a screen opened after the game shows the result at once, and goes along to the rematch", async () => {
  const page = await house.browser.newPage({ baseURL: house.server.url, locale: "en-GB" });
  const port = Number(new URL(house.server.url).port);
  const { game, invite, token } = await post<Opened>(port, "/api/games", {
    map: "poland",
    seats: 2,
    name: "Ana",
  });
  const seat = await post<Seated>(port, `/api/games/${game}/seats`, { invite, name: "Bo" });
  const players = [token, seat.token].map((one) => new Player(port, game, one));
  for (const player of players) await player.welcomed();
  players[0]?.send({ type: "start" });
  for (const player of players) await player.until(() => player.view !== undefined);
  while (await move({ game, players }, "greedy"));
  await page.goto(`/g/${game}/table`);
  await page.locator(".finale .scores").waitFor();
  expect(await page.locator(".endshow").count()).toBe(0);
  players[0]?.send({ type: "rematch" });
  await page.locator(".hall").waitFor();
  expect(page.url()).not.toContain(game);
  await page.getByText("Bo", { exact: true }).waitFor();
  for (const player of players) player.close();
  await page.context().close();
});
