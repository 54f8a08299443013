import { expect, test } from "vitest";
import { evening } from "../evening/evening.ts";
import { openHouse } from "./harness.ts";

const house = openHouse();

// A finger, keys alone, the text view, another finger; a watcher and the screen on the table.
test("a whole game on Europe, from the front page to the score", { timeout: 900_000 }, async () => {
  const told = await evening({ browser: house.browser, url: house.server.url, map: "europe" });
  expect(told.troubles).toEqual([]);
  expect(told.turns).toBeGreaterThan(40);
});

for (const map of ["usa", "poland"] as const) {
  test(`twenty turns on ${map}, ended by agreement`, { timeout: 600_000 }, async () => {
    const told = await evening({ browser: house.browser, url: house.server.url, map, turns: 20 });
    expect(told.troubles).toEqual([]);
    expect(told.turns).toBeGreaterThanOrEqual(20);
  });
}
