import { expect, test } from "vitest";
import { axe, desktop, openHouse, phone, troubles } from "./harness.ts";

const house = openHouse();

for (const [name, open] of Object.entries({ phone, desktop })) {
  test(`the front page opens on a ${name} without a fault`, async () => {
    const context = await open(house.browser, house.server);
    const page = await context.newPage();
    const seen = troubles(page);
    await page.goto("/");
    await page.locator("h1").first().waitFor();
    expect(await page.title()).toContain("Branchline");
    expect(await axe(page)).toEqual([]);
    expect(seen).toEqual([]);
    await context.close();
  });
}

test("the front page opens under an address of the network, where nothing secure works", async () => {
  const context = await phone(house.browser, house.server);
  const page = await context.newPage();
  const seen = troubles(page);
  await page.goto(house.server.lan);
  await page.locator("h1").first().waitFor();
  expect(await page.evaluate(() => window.isSecureContext)).toBe(false);
  expect(seen).toEqual([]);
  await context.close();
});

test("a link to a game is answered by the worker with the page", async () => {
  const answer = await fetch(`${house.server.url}/g/nosuchgame`);
  expect(answer.headers.get("content-type")).toContain("text/html");
  expect(await answer.text()).toContain('id="app"');
});
