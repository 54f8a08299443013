/** Every page: clean to axe by day and by night, whole at 360 px in every language. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { languageCodes } from "../../client/words/languages.ts";
import { shelves } from "../../client/words/shelves.ts";
import { europe } from "../../maps/europe.ts";
import { finishedGame } from "./around.record.ts";
import { axe, openHouse, troubles } from "./harness.ts";

const house = openHouse();

const pages = [
  "/",
  "/new",
  "/guide/usa",
  "/guide/europe",
  "/guide/poland",
  "/settings",
  "/privacy",
  "/nowhere",
  "/g/nosuchgame",
] as const;

const kept = JSON.stringify(finishedGame(europe, 3));

/** The device remembers a solo game that is over. */
const withGame = (page: Page): Promise<void> =>
  page.evaluate((record) => localStorage.setItem("branchline.solo.game", record), kept);

async function stands(page: Page, path: string): Promise<void> {
  await page.goto(house.server.url + path);
  await page.locator("h1").first().waitFor();
  if (path.startsWith("/guide")) await page.locator(".chapters").waitFor();
}

for (const colorScheme of ["light", "dark"] as const) {
  test(`axe finds nothing on any page (${colorScheme})`, async () => {
    const context = await house.browser.newContext({
      viewport: { width: 390, height: 844 },
      colorScheme,
      reducedMotion: "reduce",
      locale: "en-GB",
    });
    const page = await context.newPage();
    for (const path of pages) {
      await stands(page, path);
      expect(await axe(page), path).toEqual([]);
    }
    await stands(page, "/new");
    await page.getByLabel("Your name").fill("Ana");
    await page.getByRole("button", { name: "Open the table" }).click();
    await page.getByRole("heading", { name: "Waiting room" }).waitFor();
    await page.getByText("Options").click();
    await page.getByRole("button", { name: "Show as a code to scan" }).click();
    await page.getByRole("img", { name: "Scan to sit down" }).waitFor();
    expect(await axe(page), "waiting room").toEqual([]);
    const link = await page.getByLabel("The invitation link").inputValue();
    const game = new URL(link).pathname.split("/")[2] ?? "";
    await stands(page, `/g/${game}/table`);
    expect(await axe(page), "table screen").toEqual([]);
    const guest = await (await house.browser.newContext({ colorScheme })).newPage();
    await guest.goto(link);
    await guest.getByRole("button", { name: "Take a seat" }).waitFor();
    expect(await axe(guest), "arriving").toEqual([]);
    await guest.context().close();

    await page.goto(`${house.server.url}/solo`);
    await page.locator('[data-kind="offer"]').waitFor();
    await page.locator(".hintcard").waitFor();
    expect(await axe(page), "first choice, with a hint").toEqual([]);
    await page.getByRole("button", { name: "More", exact: true }).click();
    await page.getByRole("dialog").waitFor();
    expect(await axe(page), "game menu").toEqual([]);
    await page.keyboard.press("Escape");

    for (const i of [0, 1]) await page.locator('[data-kind="offer"] .ticket-button').nth(i).click();
    await page.getByRole("button", { name: /^Keep/ }).click();
    await page.locator('[data-kind="offer"]').waitFor({ state: "detached" });
    const sheets = { tickets: "t", log: "j", chat: "c", find: "f", keys: "?" };
    for (const [kind, key] of Object.entries(sheets)) {
      await page.keyboard.press(key);
      await page.locator(`[data-kind="${kind}"]`).waitFor();
      expect(await axe(page), kind).toEqual([]);
      await page.keyboard.press("Escape");
    }
    await page.locator(".player-body").last().click();
    await page.locator('[data-kind="seat"]').waitFor();
    expect(await axe(page), "seat").toEqual([]);
    await page.keyboard.press("f");
    await page.locator('[data-kind="find"] .lane-list button').first().click();
    await page.locator('[data-kind="lane"]').waitFor();
    expect(await axe(page), "lane").toEqual([]);

    // From another page: the game that is just being played would keep itself over it.
    await stands(page, "/settings");
    await withGame(page);
    await stands(page, "/solo");
    expect(await axe(page), "end show").toEqual([]);
    await page.getByRole("button", { name: "Skip to the result" }).click();
    await page.getByRole("row", { name: /Total/ }).waitFor();
    expect(await axe(page), "result").toEqual([]);
    await stands(page, "/solo/replay?move=40");
    await page.locator(".boardview svg").waitFor();
    expect(await axe(page), "replay").toEqual([]);
    await context.close();
  }, 120_000);
}

for (const language of languageCodes) {
  test(`everything is there in ${language}, and nothing is cut off at 360 px`, async () => {
    const context = await house.browser.newContext({
      viewport: { width: 360, height: 740 },
      locale: language,
      reducedMotion: "reduce",
    });
    const page = await context.newPage();
    const seen = troubles(page);
    for (const path of pages) {
      await stands(page, path);
      expect(await page.evaluate(() => document.documentElement.lang), path).toBe(language);
      expect(await cutOff(page), path).toEqual([]);
      expect(await page.locator("body").textContent(), path).not.toMatch(
        /undefined|\[object|NaN|\$\{/,
      );
    }
    const { lobby } = (await shelves[language]()).core.pages;
    const { front } = await (await shelves[language]()).front();
    await stands(page, "/new");
    await page.getByLabel(front.new.name).fill("Konstantynopolitańczyk");
    await page.getByRole("button", { name: front.new.open }).click();
    await page.getByRole("heading", { name: lobby.title }).waitFor();
    await page.getByText(lobby.options, { exact: true }).click();
    await page.getByRole("button", { name: lobby.addBot }).first().click();
    await page.getByLabel(lobby.level).waitFor();
    expect(await cutOff(page), "waiting room").toEqual([]);

    await withGame(page);
    const { end } = await (await shelves[language]()).end();
    await stands(page, "/solo");
    expect(await cutOff(page), "end show").toEqual([]);
    await page.getByRole("button", { name: end.skip }).click();
    await page.getByRole("button", { name: end.check.run }).click();
    await page.getByText(end.check.good).waitFor();
    expect(await cutOff(page), "result").toEqual([]);
    await stands(page, "/solo/replay?move=40");
    await page.locator(".caption").waitFor();
    expect(await cutOff(page), "replay").toEqual([]);
    expect(seen.filter((trouble) => !trouble.includes("nosuchgame"))).toEqual([]);
    await context.close();
  }, 120_000);
}

test("the language and the settings are switched at once and remembered", async () => {
  const context = await house.browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: "en-GB",
  });
  const page = await context.newPage();
  await stands(page, "/");
  await page.getByLabel("Language").selectOption("pl");
  const { front: polish } = await (await shelves.pl()).front();
  await page.getByText(polish.tagline).waitFor();
  await page.reload();
  await page.getByText(polish.tagline).waitFor();
  await stands(page, "/settings");
  const { settings } = (await (await shelves.pl()).about()).about;
  await page.getByRole("radio", { name: settings.themes.dark }).check({ force: true });
  await page.getByRole("switch", { name: settings.sound }).uncheck();
  await page.reload();
  await page.getByRole("heading", { name: settings.title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.dataset["theme"])).toBe("dark");
  expect(await page.getByRole("switch", { name: settings.sound }).isChecked()).toBe(false);
  // Forgetting empties the list on the front page.
  await page.evaluate(() =>
    localStorage.setItem(
      "branchline.games",
      JSON.stringify([
        { game: "g", map: "usa", players: ["Zoe"], status: "playing", at: Date.now() },
      ]),
    ),
  );
  await stands(page, "/");
  await page.getByText("Zoe").waitFor();
  await stands(page, "/settings");
  await page.getByRole("button", { name: settings.forgetGames }).click();
  await page.getByRole("dialog").getByRole("button", { name: settings.forgetGames }).click();
  await page.getByRole("dialog").waitFor({ state: "detached" });
  await stands(page, "/");
  expect(await page.getByText("Zoe").count()).toBe(0);
  await context.close();
}, 60_000);

/** Texts that do not fit: wider than the screen, or clipped by their own box. */
function cutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth + 1 ? ["the page"] : [];
    const texts = document.querySelectorAll<HTMLElement>(
      "h1, h2, h3, p, button, a, label, legend, summary, dt, dd, th, td, strong, em, small",
    );
    const clipped = [...texts].filter(
      (text) =>
        !text.closest(".unseen, .flaps, .linkfield, [aria-hidden='true']") &&
        (text.getBoundingClientRect().right > innerWidth + 1 ||
          (getComputedStyle(text).overflow !== "visible" &&
            text.scrollWidth > text.clientWidth + 1)),
    );
    return [...wide, ...clipped.map((text) => `${text.tagName} ${text.textContent.slice(0, 60)}`)];
  });
}
