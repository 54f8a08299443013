/** A phone that is turned while one plays, and one that is held on its side from the start. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openHouse, phone, troubles } from "./harness.ts";
import { keepTickets, leave, patient, sitDown } from "./sitting.ts";

const house = openHouse();

const upright = { width: 390, height: 844 };
const onItsSide = { width: 844, height: 390 };

/** Whether the hand lies beside the board, or below it. */
const lies = (page: Page) =>
  page.evaluate(() => {
    const [stage, hand] = [".stage", ".hand"].map((part) =>
      document.querySelector(part)!.getBoundingClientRect(),
    ) as [DOMRect, DOMRect];
    return hand.left >= stage.right - 1
      ? "beside"
      : hand.top >= stage.bottom - 1
        ? "below"
        : "over";
  });

const styles = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].map(({ href }) => href?.split("/").at(-1)));

test("a phone that is turned has board and hand side by side", { timeout: 300_000 }, async () => {
  const players = await sitDown(house, "usa");
  const [{ page }] = players;
  expect((await styles(page)).join()).not.toContain("wide");
  expect(await lies(page)).toBe("below");

  // While choosing tickets: the sheet lies beside the board that is left.
  await page.setViewportSize(onItsSide);
  await expect.poll(() => lies(page), patient).toBe("beside");
  const sheet = await page.locator('[data-kind="offer"]').boundingBox();
  expect([sheet!.x, sheet!.y]).toEqual([0, 0]);
  expect(sheet!.height).toBe(onItsSide.height);

  await page.setViewportSize(upright);
  await expect.poll(() => lies(page), patient).toBe("below");
  await keepTickets(players);

  // What a sheet says of its height gives way there too, although it is fetched later.
  await page.keyboard.press("t");
  const mine = page.locator('[data-kind="tickets"]');
  await mine.waitFor();
  await page.setViewportSize(onItsSide);
  await expect.poll(async () => (await mine.boundingBox())?.height).toBe(onItsSide.height);
  await leave(players);
});

test("on its side from the start, no table is drawn for a phone held upright", async () => {
  const [ana, bo] = await sitDown(house, "usa");
  const context = await phone(house.browser, house.server);
  const page = await context.newPage();
  const seen = troubles(page);
  await page.setViewportSize(onItsSide);
  await page.addInitScript(() => {
    new MutationObserver((_, watch) => {
      const table = document.querySelector(".table");
      if (!table) return;
      watch.disconnect();
      const columns = getComputedStyle(table).gridTemplateColumns.split(" ").length;
      document.documentElement.dataset["columns"] = String(columns);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto(new URL(ana.page.url()).pathname);
  await page.locator(".table .board").waitFor();
  expect(await page.locator("html").getAttribute("data-columns")).toBe("2");
  expect(seen).toEqual([]);
  await context.close();
  await leave([ana, bo]);
});

test("no style is fetched twice, so none comes to lie over what builds on it", async () => {
  const players = await sitDown(house, "usa");
  const [{ page }] = players;
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect.poll(() => lies(page), patient).toBe("beside");
  await page.locator(".handle").last().tap();
  await page.getByRole("button", { name: "Settings" }).tap();
  await page.getByText("Appearance").waitFor();
  expect(await lies(page)).toBe("beside");
  const all = await styles(page);
  expect(all).toEqual([...new Set(all)]);
  await leave(players);
});
