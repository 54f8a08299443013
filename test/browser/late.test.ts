/** What is fetched late, over a line that loses requests. */
import type { Route } from "playwright-core";
import { expect, test } from "vitest";
import { art } from "../../client/board/art/usa.ts";
import type { Opened } from "../../worker/protocol.ts";
import { openHouse } from "./harness.ts";
import { patient } from "./sitting.ts";

const house = openHouse();

/** A watcher's phone at a table in play, without a service worker that would have it all by now. */
async function watch() {
  const { browser, server } = house;
  const opened = await fetch(`${server.url}/api/games`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ map: "usa", seats: 2, name: "Ana", bots: ["easy"] }),
  });
  const { game, token } = (await opened.json()) as Opened;
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: "en-GB",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(`/g/${game}#${token}`);
  await page.getByRole("button", { name: "Start the game" }).tap();
  await page.locator(".table .board").waitFor();
  return { context, page };
}

/** Loads of the page, and its Journal opened; `answer` says what the server has instead of its file. */
async function journalWith(answer: (route: Route, loads: number) => Promise<void>) {
  const { context, page } = await watch();
  const seen = { loads: 0, asked: 0 };
  page.on("load", () => (seen.loads += 1));
  await page.route(/\/assets\/Beside-.*\.js$/, (route) => {
    seen.asked += 1;
    return answer(route, seen.loads);
  });
  const journal = page.locator(".handle", { hasText: "Journal" });
  await journal.tap();
  return { context, page, seen, journal };
}

const frontPage = { contentType: "text/html", body: "<!doctype html>" };

test(
  "the first city touched is brought above its own sheet, whichever of the two comes first",
  { timeout: 120_000 },
  async () => {
    const { context, page } = await watch();
    const tickets = page.locator('[data-kind="offer"] .ticket-button');
    await tickets.nth(0).tap();
    await tickets.nth(1).tap();
    await page.locator('[data-kind="offer"] .key-wide').tap();
    await expect.poll(() => tickets.count(), patient).toBe(0);
    // The sheet is long in coming; what brings the city into sight is not.
    await page.route(/\/assets\/Beside-.*\.js$/, async (route) => {
      await new Promise((go) => setTimeout(go, 1500));
      await route.continue();
    });
    await page.waitForTimeout(1000);
    const board = (await page.locator(".board").boundingBox())!;
    const spots = async () => {
      const drawn = (await page.locator(".board-sheet").boundingBox())!;
      const [left, top, width, height] = art.sheet;
      return art.places.map(({ at: [x, y] }) => ({
        x: drawn.x + ((x - left) * drawn.width) / width,
        y: drawn.y + ((y - top) * drawn.height) / height,
      }));
    };
    // The lowest city that can be touched: there its sheet is going to be.
    const [lowest] = [...(await spots()).entries()]
      .filter(
        ([, { x, y }]) =>
          x > board.x + 20 && x < board.x + board.width - 20 && y < board.y + board.height - 25,
      )
      .toSorted(([, a], [, b]) => b.y - a.y);
    const [city, { x, y }] = lowest!;
    await page.touchscreen.tap(x, y);
    const sheet = page.locator('[data-kind="city"]');
    await sheet.waitFor(patient);
    await expect
      .poll(async () => (await spots())[city]!.y, patient)
      .toBeLessThan((await sheet.boundingBox())!.y);
    await context.close();
  },
);

test(
  "a file that did not come through is fetched again, and what waited for it is done",
  { timeout: 120_000 },
  async () => {
    let lost = 2;
    const { context, page, seen } = await journalWith((route) =>
      lost-- > 0 ? route.abort() : route.continue(),
    );
    // Whoever waits is told that it was heard.
    await page.locator(".soon", { hasText: "One moment" }).waitFor(patient);
    await page.locator('[data-kind="log"]').waitFor(patient);
    expect(seen.asked).toBeGreaterThan(2);
    await context.close();
  },
);

test(
  "a page from before the server was deployed anew is loaded again when it misses a file",
  { timeout: 120_000 },
  async () => {
    const { context, page, seen, journal } = await journalWith((route, loads) =>
      loads === 0 ? route.fulfill(frontPage) : route.continue(),
    );
    await expect.poll(() => seen.loads, patient).toBe(1);
    await journal.tap();
    await page.locator('[data-kind="log"]').waitFor(patient);
    await context.close();
  },
);

test(
  "a file that stays away loads the page again once, not for ever",
  { timeout: 120_000 },
  async () => {
    let gone = true;
    const { context, page, seen, journal } = await journalWith((route) =>
      gone ? route.fulfill(frontPage) : route.continue(),
    );
    await expect.poll(() => seen.loads, patient).toBe(1);
    await journal.tap();
    const before = seen.asked;
    // Asked for again and again, and nothing else happens.
    await expect.poll(() => seen.asked - before, patient).toBeGreaterThan(5);
    expect(seen.loads).toBe(1);
    gone = false;
    await page.locator('[data-kind="log"]').waitFor(patient);
    await context.close();
  },
);

test(
  "a server in trouble is asked again; the page stays as it is",
  { timeout: 120_000 },
  async () => {
    let trouble = 3;
    const { context, page, seen } = await journalWith((route) =>
      trouble-- > 0 ? route.fulfill({ ...frontPage, status: 503 }) : route.continue(),
    );
    await page.locator('[data-kind="log"]').waitFor(patient);
    expect(seen.loads).toBe(0);
    await context.close();
  },
);

test(
  "the menu, and the words of another language, are asked for until they come",
  { timeout: 120_000 },
  async () => {
    const { context, page } = await watch();
    const lost = new Set<string>();
    // Every file of scripts is lost the first time it is asked for.
    await page.route(/\/assets\/(Around|shelf|around)-.*\.js$/, (route, request) => {
      if (lost.has(request.url())) return route.continue();
      lost.add(request.url());
      return route.abort();
    });
    await page.locator(".handle", { hasText: "More" }).tap();
    await page.getByRole("dialog").waitFor(patient);
    const polish = await house.browser.newContext({
      baseURL: house.server.url,
      locale: "pl-PL",
      serviceWorkers: "block",
    });
    const front = await polish.newPage();
    let first = true;
    await front.route(/\/assets\/shelf-.*\.js$/, (route) => {
      const away = first;
      first = false;
      return away ? route.abort() : route.continue();
    });
    await front.goto(page.url());
    await expect.poll(() => front.locator("html").getAttribute("lang"), patient).toBe("pl");
    await front.locator(".table, .page").first().waitFor(patient);
    expect(first).toBe(false);
    await polish.close();
    await context.close();
  },
);
