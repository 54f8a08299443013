/** The waiting room invites on every screen; large letters are not cut; questions are our own. */
import type { BrowserContext, Page } from "playwright-core";
import { expect, test } from "vitest";
import { axe, desktop, openHouse, phone } from "./harness.ts";

const house = openHouse();

async function openTable(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto("/new?map=poland");
  await page.getByLabel("Your name").fill("Ana");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: "Waiting room" }).waitFor();
  return page;
}

/** Whole on the screen as it is, and nothing lies over its middle. */
const inSight = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const element = document.querySelector(wanted);
    if (!element) return false;
    const { left, right, top, bottom } = element.getBoundingClientRect();
    const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return top >= 0 && bottom <= innerHeight && middle !== null && element.contains(middle);
  }, selector);

test("on a desk the code is open beside all the seats, and the start is there too", async () => {
  const context = await desktop(house.browser, house.server);
  const page = await openTable(context);
  await page.getByRole("img", { name: "Scan to sit down" }).waitFor();
  expect(await page.locator(".banner strong").textContent()).toBe("Poland");
  for (const part of [".qr", ".compartments li:last-child", ".dock .key"])
    expect(await inSight(page, part), part).toBe(true);
  expect(await axe(page)).toEqual([]);
  await context.close();
});

test("on a phone on its side the seats are seen", async () => {
  const context = await house.browser.newContext({
    baseURL: house.server.url,
    viewport: { width: 844, height: 390 },
    locale: "en-GB",
  });
  const page = await openTable(context);
  expect(await inSight(page, ".compartments li:first-child")).toBe(true);
  expect(await inSight(page, ".compartments li:last-child")).toBe(true);
  await context.close();
});

test("the host's own link brings the invitation to the other device", async () => {
  const here = await phone(house.browser, house.server);
  const page = await openTable(here);
  const invitation = await page.getByLabel("The invitation link").inputValue();
  await page.getByText("Options").click();
  await page.getByText("My seat on another device").click();
  const mine = await page.getByRole("textbox", { name: "My seat on another device" }).inputValue();
  expect(mine).not.toBe(invitation);

  const there = await desktop(house.browser, house.server);
  const other = await there.newPage();
  await other.goto(mine);
  await other.getByRole("heading", { name: "Waiting room" }).waitFor();
  expect(other.url()).toBe(mine.split("#")[0]);
  expect(await other.getByLabel("The invitation link").inputValue()).toBe(invitation);
  expect(await other.getByRole("button", { name: "Start the game" }).count()).toBe(1);
  await there.close();
  await here.close();
});

test("leaving is asked on a card of our own, and a no is a no", async () => {
  const context = await phone(house.browser, house.server);
  const page = await openTable(context);
  const leave = page.getByRole("button", { name: "Leave the table" });
  await leave.click();
  const card = page.getByRole("dialog", { name: "Leave the table" });
  await card.waitFor();
  expect(await axe(page)).toEqual([]);
  await card.getByRole("button", { name: "Back" }).click();
  await card.waitFor({ state: "detached" });
  expect(await leave.evaluate((button) => button === document.activeElement)).toBe(true);
  await leave.click();
  await card.waitFor();
  await page.keyboard.press("Escape");
  await card.waitFor({ state: "detached" });
  await leave.click();
  await card.getByRole("button", { name: "Leave the table" }).click();
  await page.getByText("Play with friends").waitFor();
  await context.close();
});

test("with letters of twice the size nothing is wider than a phone", async () => {
  const context = await phone(house.browser, house.server);
  await context.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      document.documentElement.style.fontSize = "200%";
    }),
  );
  const page = await context.newPage();
  for (const path of ["/", "/new", "/guide/europe", "/settings"]) {
    await page.goto(path);
    await page.locator("h1").first().waitFor();
    const wide = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>("h1, h2, p, strong, em, small, span, button, a")]
        .filter((text) => !text.closest("[aria-hidden='true'], .unseen"))
        .filter(
          (text) =>
            text.getBoundingClientRect().right > innerWidth + 1 ||
            text.scrollWidth > text.clientWidth + 1,
        )
        .filter((text) => getComputedStyle(text).display !== "inline")
        .map((text) => text.textContent.slice(0, 40)),
    );
    expect(wide, path).toEqual([]);
  }
  await context.close();
});

test("a departure board with little room counts the names it cannot show", async () => {
  const context = await phone(house.browser, house.server);
  const page = await context.newPage();
  const game = { map: "poland", startedAt: 0, turn: 3 };
  await page.route("**/api/live", (route) =>
    route.fulfill({
      json: [
        { ...game, game: "a", players: ["Ana", "Bogdan", "Cleo"], watchers: 0 },
        { ...game, game: "b", players: ["Maximiliana", "Bartholomew", "Cleo"], watchers: 2 },
      ],
    }),
  );
  await page.goto("/");
  const rows = page.locator(".departures a");
  await rows.first().waitFor();
  expect(await rows.allTextContents()).toEqual([
    "POLANDANA, BOGDAN, CLEO",
    "POLAND2MAXIMILIANA +2",
  ]);
  expect(await rows.first().getAttribute("aria-label")).not.toContain("watching");
  expect(await rows.last().getAttribute("aria-label")).toContain("2 watching");
  await context.close();
});
