/** What is fetched late, over a line that loses requests. */
import { expect, test } from "vitest";
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

test(
  "a file that did not come through is fetched again, and what waited for it is done",
  { timeout: 120_000 },
  async () => {
    const { context, page } = await watch();
    const asked: string[] = [];
    await page.route(/\/assets\/Beside-.*\.js$/, (route, request) => {
      asked.push(request.url());
      return asked.length <= 2 ? route.abort() : route.continue();
    });
    await page.locator(".handle", { hasText: "Journal" }).tap();
    await page.locator('[data-kind="log"]').waitFor(patient);
    // Not by other ways: it was asked for until it came.
    expect(asked.length).toBeGreaterThan(2);
    await context.close();
  },
);

test(
  "a page from before the server was deployed anew is loaded again when it misses a file",
  { timeout: 120_000 },
  async () => {
    const { context, page } = await watch();
    let loads = 0;
    page.on("load", () => (loads += 1));
    // As a server answers that knows the file no more.
    await page.route(/\/assets\/Beside-.*\.js$/, (route) =>
      loads === 0
        ? route.fulfill({ contentType: "text/html", body: "<!doctype html>" })
        : route.continue(),
    );
    const journal = page.locator(".handle", { hasText: "Journal" });
    await journal.tap();
    await expect.poll(() => loads, patient).toBe(1);
    await journal.tap();
    await page.locator('[data-kind="log"]').waitFor(patient);
    await context.close();
  },
);
