/** Alone and without a network: one tap into a game, and it goes on when the line is cut. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { openHouse, phone, type Server, troubles } from "./harness.ts";

const house = openHouse();

/** How many actions the game kept on the device has seen. */
const actionsKept = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem("branchline.solo.game") ?? "null") as {
      readonly actions: readonly unknown[];
    } | null;
    return kept?.actions.length ?? 0;
  });

/** Not waitForFunction: it evaluates text, which the page's CSP forbids. */
const inCharge = (page: Page): Promise<void> =>
  expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null), {
      timeout: 60_000,
    })
    .toBe(true);

async function keepTickets(page: Page): Promise<void> {
  const tickets = page.locator('[data-kind="offer"] .ticket-button');
  await tickets.first().waitFor();
  await tickets.nth(0).click();
  await tickets.nth(1).click();
  await page.getByRole("button", { name: /^Keep/ }).click();
  await tickets.first().waitFor({ state: "detached" });
}

/** The same server with a service worker of another version, as after a deploy. */
async function deployable(): Promise<Server & { deploy(version: string): void }> {
  let version: string | undefined;
  const front = createServer(async (request, response) => {
    const answer = await fetch(house.server.url + request.url);
    let body = Buffer.from(await answer.arrayBuffer());
    if (request.url === "/sw.js" && version !== undefined) {
      const text = body
        .toString()
        .replace(/const version = ".{16}"/, `const version = "${version}"`);
      body = Buffer.from(text);
    }
    response.writeHead(answer.status, {
      "content-type": answer.headers.get("content-type") ?? "",
      "cache-control": "no-store",
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => front.listen(0, "localhost", resolve));
  const { port } = front.address() as AddressInfo;
  return {
    ...house.server,
    url: `http://localhost:${port}`,
    deploy: (next) => (version = next),
    close: () => new Promise((resolve) => front.close(() => resolve())),
  };
}

/** The table takes the second tap of a double tap for a mistake. */
const notADoubleTap = 800;

/** Two cards blind from the deck, when it is my turn. */
async function drawTwo(page: Page): Promise<void> {
  const deck = page.getByRole("button", { name: /Draw from the deck/ });
  for (let card = 0; card < 2; card++) {
    const before = await actionsKept(page);
    await page.locator('.pile-deck:not([aria-disabled="true"])').waitFor();
    await page.waitForTimeout(notADoubleTap);
    await deck.click();
    await expect.poll(() => actionsKept(page), { timeout: 60_000 }).toBeGreaterThan(before);
  }
}

test("one tap on the front page starts a game, which is played and continued without a network", async () => {
  const context = await phone(house.browser, house.server);
  const page = await context.newPage();
  const seen = troubles(page);
  await page.goto("/");
  // The service worker has everything once it is in charge.
  await inCharge(page);
  await context.setOffline(true);
  await page.getByRole("link", { name: /Play now/ }).click();
  await keepTickets(page);
  await drawTwo(page);
  await drawTwo(page);
  const kept = await actionsKept(page);
  expect(kept).toBeGreaterThan(5);

  // The app opens again without a network, and the game is where it was.
  await page.reload();
  await page.getByRole("button", { name: /Draw from the deck/ }).waitFor();
  await drawTwo(page);
  expect(await actionsKept(page)).toBeGreaterThan(kept);

  // Its replay needs no network either.
  await page.goto(`${house.server.url}/solo/replay`);
  await page.getByLabel("Moment in the game").waitFor();

  // Only the departure board asked the network, in vain.
  expect(seen.filter((trouble) => !trouble.includes("/api/live"))).toEqual([]);
  await context.close();
}, 90_000);

test("a new version is taken up when the app is opened alone, never under an open page", async () => {
  const own = await deployable();
  const context = await phone(house.browser, own);
  const first = await context.newPage();
  await first.goto("/");
  await inCharge(first);
  const names = () => first.evaluate(() => caches.keys());
  const before = await names();
  expect(before).toHaveLength(1);

  own.deploy("f00df00df00df00d");
  const update = () =>
    first.evaluate(async () => {
      const home = await navigator.serviceWorker.ready;
      await home.update();
      return caches.keys();
    });
  await expect.poll(update, { timeout: 60_000 }).toContain("branchline-f00df00df00df00d");
  // It waits: the page that is open is still served from the old one.
  expect(await names()).toContain(before[0]);

  // A second window is open, so nothing changes over under anyone's feet.
  const second = await context.newPage();
  await second.goto("/settings");
  await second.locator("h1").waitFor();
  await second.reload();
  await second.locator("h1").waitFor();
  expect(await names()).toContain(before[0]);
  await second.close();

  // Alone, the next opening changes over and leaves only the new one.
  await first.reload();
  await expect
    .poll(() => names().catch(() => []), { timeout: 60_000 })
    .toEqual(["branchline-f00df00df00df00d"]);
  await first.locator("h1").waitFor();
  await context.close();
  await own.close();
}, 90_000);

test("a solo game plays in an insecure context too, where there is no service worker", async () => {
  const context = await phone(house.browser, house.server);
  const page = await context.newPage();
  const seen = troubles(page);
  await page.goto(`${house.server.lan}/solo`);
  await keepTickets(page);
  await drawTwo(page);
  expect(seen).toEqual([]);
  await context.close();
}, 60_000);
