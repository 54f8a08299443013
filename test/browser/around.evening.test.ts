/** From the front page to a rematch: two people and a watcher, by link alone. */
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { drive } from "./around.driver.ts";
import { openHouse, phone, troubles } from "./harness.ts";

const house = openHouse();

const someone = async (): Promise<Page> => {
  const context = await phone(house.browser, house.server);
  return context.newPage();
};

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** The seat's key as this device remembers it. */
const tokenOf = (page: Page, game: string): Promise<string> =>
  page.evaluate((name) => {
    const games = JSON.parse(localStorage.getItem("branchline.games") ?? "[]") as readonly {
      readonly game: string;
      readonly token: string;
    }[];
    return games.find((one) => one.game === name)?.token ?? "";
  }, game);

async function openTable(page: Page, name: string, map: string): Promise<string> {
  await page.goto("/");
  await page.getByRole("link", { name: /Play with friends/ }).click();
  await page.getByRole("radio", { name: new RegExp(map) }).check({ force: true });
  await page.getByLabel("Your name").fill(name);
  await button(page, "Open the table").click();
  await page.getByRole("heading", { name: "Waiting room" }).waitFor();
  return page.getByLabel("The invitation link").inputValue();
}

async function sitDown(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("Your name").fill(name);
  await button(page, "Take a seat").click();
  await page.getByRole("heading", { name: "Waiting room" }).waitFor();
}

const gameIn = (link: string): string => new URL(link).pathname.split("/")[2] ?? "";

test("two people and a watcher go by link to the end, look back, check it and play again", async () => {
  const [ana, bo, cleo] = await Promise.all([someone(), someone(), someone()]);
  const seen = [ana, bo, cleo].map(troubles);
  const link = await openTable(ana, "Ana", "Poland");
  const game = gameIn(link);
  await sitDown(bo, link, "Bo");
  // The host sees who has come, the guest sees who starts.
  await ana.getByText("Bo", { exact: true }).waitFor();
  await bo.getByText("Ana starts the game when everyone is here.").waitFor();
  await cleo.goto(`/g/${game}`);
  await cleo.getByRole("heading", { name: "Waiting room" }).waitFor();

  await button(ana, "Start the game").click();
  await Promise.all(
    [ana, bo].map((page) => page.getByText("Choose your tickets").first().waitFor()),
  );
  await cleo.getByText("You are watching.").waitFor();

  // The watcher looks back; the game goes on and even ends without pulling them along.
  await button(cleo, "More").click();
  await button(cleo, "Look back at the game").click();
  await cleo.getByText(/move.* behind/).waitFor();

  const tokens = await Promise.all([tokenOf(ana, game), tokenOf(bo, game)]);
  await Promise.all(tokens.map((token) => drive(house.server.url, game, token)));

  await cleo.getByText(/\d{2,} moves behind/).waitFor();
  await button(cleo, "Go live").click();

  // The end is told to all three, and can be skipped.
  for (const page of [ana, bo, cleo]) {
    await button(page, "Skip to the result").click();
    await page.getByRole("heading", { level: 1, name: /win/ }).waitFor();
    await page.getByRole("row", { name: /Total/ }).waitFor();
  }

  // One tap checks the game in the browser.
  await button(bo, "Check the game").click();
  await bo.getByText("Everything is as it should be.").waitFor();
  await bo.getByText("The seed fits the seal published at the start.").waitFor();

  // Rematch: the host's tap takes both along, each in their seat.
  await button(ana, "Rematch").click();
  for (const page of [ana, bo]) {
    await page.getByRole("heading", { name: "Waiting room" }).waitFor();
    expect(gameIn(page.url())).not.toBe(game);
  }
  await bo.getByText("you", { exact: true }).waitFor();

  expect(seen.flat()).toEqual([]);

  await replayHolds(cleo, game);
  await Promise.all([ana, bo, cleo].map((page) => page.context().close()));
}, 180_000);

/** A machine that is busy with other things is no fault of the pages. */
const patient = { timeout: 60_000 };

/** The replay of a finished game: scrubbed, seen through other eyes, linked to, checked, tampered. */
async function replayHolds(page: Page, game: string): Promise<void> {
  await page.goto(`/g/${game}/replay`);
  const slider = page.getByLabel("Moment in the game");
  await slider.waitFor();
  const last = Number(await slider.getAttribute("max"));
  expect(last).toBeGreaterThan(20);
  await slider.fill(String(Math.floor(last / 2)));
  await page.getByText(`Move ${Math.floor(last / 2) + 1} of ${last + 1}`).waitFor();
  await button(page, "One move on").click();
  const move = Math.floor(last / 2) + 2;
  await page.waitForURL(`**/g/${game}/replay?move=${move}`);
  // All hands are open, through a watcher's eyes none is.
  expect(await page.getByRole("group", { name: /Hand of/ }).count()).toBeGreaterThan(0);
  await page.getByLabel("Seen by").selectOption({ label: "A watcher" });
  await expect.poll(() => page.getByRole("group", { name: /Hand of/ }).count(), patient).toBe(0);
  await page.getByLabel("Seen by").selectOption({ label: "Ana" });
  await expect
    .poll(() => page.getByRole("group", { name: /Hand of/ }).count(), patient)
    .toBeLessThan(2);
  // The link leads to the move.
  await page.goto(`/g/${game}/replay?move=${move}`);
  await page.getByText(`Move ${move} of ${last + 1}`).waitFor();
  // Played, it moves by itself.
  await page.getByLabel("Speed").selectOption("8");
  await button(page, "Play").click();
  await expect.poll(async () => Number(await slider.inputValue()), patient).toBeGreaterThan(move);

  // A log in which one card was changed is called out.
  await page.route("**/api/games/*/log", async (route) => {
    const answer = await route.fetch();
    const log = (await answer.json()) as { events: { type: string; card?: string }[] };
    const card = log.events.find((event) => event.type === "rowFilled");
    if (card) card.card = card.card === "red" ? "blue" : "red";
    await route.fulfill({ json: log });
  });
  await page.goto(`/g/${game}/replay`);
  await page.getByText("Was it fair?").first().click();
  await button(page, "Check the game").click();
  await page.getByText("This log is not genuine.").waitFor();
}

test("a seat is opened on a second device, and someone who lost theirs gets a new link", async () => {
  const [ana, bo, tablet, phoneAgain] = await Promise.all([
    someone(),
    someone(),
    someone(),
    someone(),
  ]);
  const link = await openTable(ana, "Ana", "United States");
  const game = gameIn(link);
  await sitDown(bo, link, "Bo");
  await button(ana, "Start the game").click();
  await bo.getByText("Choose your tickets").first().waitFor();

  // Bo's own link, from the menu, opens the same seat elsewhere; both show it.
  await button(bo, "More").click();
  await button(bo, "My seat on another device").click();
  const mine = await bo.locator(".linkfield").inputValue();
  expect(mine).toContain(`/g/${game}#`);
  await tablet.goto(mine);
  await tablet.getByText("Choose your tickets").first().waitFor();
  expect(tablet.url()).not.toContain("#");
  await bo.getByText("Choose your tickets").first().waitFor();

  // Another browser that knows nothing of the seat watches, and is told the way back.
  await phoneAgain.goto(link);
  await phoneAgain.getByText("The game has begun, so you are watching.").waitFor();
  await button(phoneAgain, "Did you have a seat here?").click();
  await phoneAgain.getByText(/Chat apps open links in a browser of their own/).waitFor();

  // The host makes a new link for Bo; it opens the seat, and the old one is dead.
  await button(ana, "More").click();
  await button(ana, "Someone lost their seat?").click();
  await button(ana, "New seat link for Bo").click();
  const fresh = await ana.locator(".linkfield").inputValue();
  await phoneAgain.goto(fresh);
  await phoneAgain.getByText("Choose your tickets").first().waitFor();
  await tablet.reload();
  await tablet.getByText(/no longer works/).waitFor();
  await Promise.all([ana, bo, tablet, phoneAgain].map((page) => page.context().close()));
}, 120_000);

test("a full game is watched, and the seat remembered on this device is taken at once", async () => {
  const [ana, bo, late] = await Promise.all([someone(), someone(), someone()]);
  await ana.goto("/new");
  await ana.getByLabel("Your name").fill("Ana");
  await ana.getByRole("radio", { name: "2", exact: true }).first().check({ force: true });
  await button(ana, "Open the table").click();
  const link = await ana.getByLabel("The invitation link").inputValue();
  await sitDown(bo, link, "Bo");
  await late.goto(link);
  await late.getByRole("heading", { name: "Waiting room" }).waitFor();
  expect(await button(late, "Take a seat").count()).toBe(0);
  // Back on the same device, by the front page or by the link: straight into the seat.
  await bo.goto("/");
  await bo.getByRole("link", { name: /Ana and Bo/ }).click();
  await bo.getByText("you", { exact: true }).waitFor();
  await bo.goto(link);
  await bo.getByRole("heading", { name: "Waiting room" }).waitFor();
  await bo.getByLabel("Your name").waitFor();
  await Promise.all([ana, bo, late].map((page) => page.context().close()));
}, 60_000);
