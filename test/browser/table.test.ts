import type { Room } from "../../worker/protocol.ts";
import { expect, test } from "vitest";
import { art } from "../../client/board/art/europe.ts";
import { axe, openHouse } from "./harness.ts";
import { keepTickets, leave, move, patient, type Player, ready, sitDown } from "./sitting.ts";
import { choose, wanted } from "./steering.ts";
import { laneTitle } from "./tablePlayer.ts";

const house = openHouse();

/** Plays on until the game is over, or `enough` has been seen. */
async function play(
  players: readonly [Player, Player],
  seen: Set<string>,
  enough: () => boolean,
): Promise<void> {
  const [ana, bo] = players;
  for (let turn = 0; turn < 600 && !ana.at.view.result && !enough(); turn++) {
    const player = players.find(({ at }) => at.legal().length > 0);
    if (!player) {
      await expect
        .poll(
          () => players.some(({ at }) => at.legal().length > 0) || ana.at.view.result !== null,
          patient,
        )
        .toBe(true);
      continue;
    }
    const action = choose(player.at, seen);
    const lane = action.type === "claimLane" ? player.at.table.board.lanes[action.lane] : undefined;
    const from = player.at.events.length;
    const first = !seen.has(action.type);
    await move(player, action);
    seen.add(action.type);
    if (lane?.ferry) seen.add("ferry");
    for (const event of player.at.events.slice(from)) {
      if (event.type === "tunnelPriced" && event.extra > 0) {
        await player.page.locator(".tunnel-verdict").waitFor();
        if (!seen.has("extra")) expect(await axe(player.page)).toEqual([]);
        seen.add("extra");
      }
      if (event.type === "ticketsKept") seen.add("tickets");
      if (event.type === "stationBuilt") seen.add("station");
      if (event.type === "lastRound") {
        seen.add("lastRound");
        for (const { page } of players)
          await page.locator('.notice[data-tone="grand"]', { hasText: "Last round" }).waitFor();
      }
    }
    if (first && action.type === "claimLane") {
      // Why not, in one sentence, also when it is not one's turn.
      await bo.page.keyboard.press("f");
      await bo.page.locator(".lane-line").first().waitFor();
      expect(await axe(bo.page)).toEqual([]);
      await bo.page.keyboard.press("Escape");
    }
  }
}

test("a whole game of Europe on two phones", { timeout: 1_800_000 }, async () => {
  const players = await sitDown(house, "europe");
  const [ana] = players;

  // Choosing tickets: board, row and hand stay in sight.
  const sheet = await ana.page.locator('[data-kind="offer"]').boundingBox();
  for (const part of [".row", ".hand"]) {
    const box = await ana.page.locator(part).boundingBox();
    expect(box!.y).toBeGreaterThanOrEqual(sheet!.y + sheet!.height - 1);
  }
  expect(sheet!.y).toBeGreaterThan(844 * 0.25);
  expect(await axe(ana.page)).toEqual([]);
  // The promise about the shuffle is on the screen before anyone has acted.
  const game = new URL(ana.page.url()).pathname.split("/")[2];
  const room = (await (await fetch(`${house.server.url}/api/games/${game}`)).json()) as Room;
  const note = await ana.page.locator('[data-kind="offer"] .note').textContent();
  expect(note).toContain(room.commitment!.slice(0, 12));
  await keepTickets(players);

  const seen = new Set<string>();
  await play(players, seen, () => false);
  expect(ana.at.view.result).not.toBeNull();
  await leave(players);

  // One game in a thousand has no tunnel whose surprise is paid: what the cards did not bring is
  // looked for in another game. Three in a row without it would not be bad luck any more.
  const complete = () => wanted.every((what) => seen.has(what));
  for (let again = 0; again < 2 && !complete(); again++) {
    const others = await sitDown(house, "europe");
    await keepTickets(others);
    await play(others, seen, complete);
    await leave(others);
  }
  expect([...seen]).toEqual(expect.arrayContaining([...wanted]));
});

test(
  "a lane touched on the board says what it costs or why not; a drag says nothing",
  { timeout: 300_000 },
  async () => {
    const players = await sitDown(house, "europe");
    const [ana] = players;
    await keepTickets(players);
    const { page, at } = ana;
    await page.locator(".lens button").last().tap();
    await page.waitForTimeout(600);
    const stage = await page.locator(".stage").boundingBox();
    /** Where the middle of a lane is on the screen right now. */
    const spot = async (lane: number) => {
      const flat = art.lanes[lane] as readonly number[];
      const i = Math.floor(flat.length / 6) * 3;
      return page.locator(".board-sheet svg").evaluate(
        (sheet, [x, y]) => {
          const point = new DOMPoint(x, y).matrixTransform(
            (sheet as SVGGraphicsElement).getScreenCTM() as DOMMatrix,
          );
          return [point.x, point.y] as const;
        },
        [flat[i] as number, flat[i + 1] as number] as const,
      );
    };
    let touched = 0;
    for (let lane = 0; lane < at.table.board.lanes.length && touched < 4; lane += 3) {
      const [x, y] = await spot(lane);
      if (x < 40 || x > 340 || y < stage!.y + 70 || y > stage!.y + stage!.height - 60) continue;
      await page.touchscreen.tap(x, y);
      const title = page.locator('[data-kind="lane"] h2');
      await title.waitFor();
      expect(await title.textContent()).toBe(laneTitle(at.table, lane));
      const claims = at.legal().some((one) => one.type === "claimLane" && one.lane === lane);
      expect(await page.locator('[data-kind="lane"] .key-wide').count()).toBe(claims ? 1 : 0);
      expect(await page.locator('[data-kind="lane"] .why').count()).toBe(claims ? 0 : 1);
      await page.locator('[data-kind="lane"] .drawer-head button').tap();
      await page.locator(".lens button").last().tap();
      await page.waitForTimeout(500);
      touched += 1;
    }
    expect(touched).toBe(4);

    // The same place, but the finger travels: the board moves and nothing opens.
    const before = await spot(0);
    const [x, y] = [stage!.x + stage!.width / 2, stage!.y + stage!.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 30, y + 10, { steps: 4 });
    await page.mouse.move(x + 60, y + 20, { steps: 4 });
    await page.mouse.up();
    await expect.poll(async () => (await spot(0))[0], patient).not.toBe(before[0]);
    expect(await page.locator(".drawer").count()).toBe(0);
    await leave(players);
  },
);

test(
  "a double tap is one move, a second device follows, the keyboard plays",
  { timeout: 300_000 },
  async () => {
    const players = await sitDown(house, "usa");
    const player = await keepTickets(players);
    const { page, at } = player;
    await ready(player);
    const drawn = () => at.events.filter(({ type }) => type === "cardDrawn").length;
    await page.locator('[data-slot="deck"]').dblclick();
    await expect.poll(drawn, patient).toBe(1);
    await page.locator(".status", { hasText: "second card" }).waitFor();
    expect(drawn()).toBe(1);
    await page.waitForTimeout(400);
    await page.keyboard.press("d");
    await expect.poll(drawn, patient).toBe(2);

    // The other one, by keyboard alone, in the text view.
    const other = players.find((one) => one !== player) as Player;
    await ready(other);
    await other.page.keyboard.press("v");
    await other.page.getByRole("heading", { name: "The table as text" }).waitFor();
    expect(await axe(other.page)).toEqual([]);
    await other.page.getByLabel("Search a route by city").fill("new orleans");
    const south = other.at.table.board.lanes.filter(({ a, b }) => [a, b].includes("new-orleans"));
    expect(south.length).toBeGreaterThan(0);
    await expect.poll(() => other.page.locator(".lane-line").count(), patient).toBe(south.length);
    await other.page.locator(".lane-line").first().focus();
    await other.page.keyboard.press("Enter");
    await other.page.locator('[data-kind="lane"]').waitFor();
    await other.page.keyboard.press("Escape");
    await expect.poll(() => other.page.locator('[data-kind="lane"]').count(), patient).toBe(0);
    await other.page.keyboard.press("j");
    await other.page.locator('[data-kind="log"]').waitFor();
    expect(await axe(other.page)).toEqual([]);
    await leave(players);
  },
);

test(
  "without signal the table stays, says so, and the move goes out when it is back",
  { timeout: 300_000 },
  async () => {
    const players = await sitDown(house, "usa");
    const player = await keepTickets(players);
    const { page, context, at } = player;
    await ready(player);
    const drawn = () => at.events.filter(({ type }) => type === "cardDrawn").length;
    await context.setOffline(true);
    await page.locator('[data-slot="deck"]').tap();
    await page.locator('.status[data-tone="trouble"]').waitFor();
    expect(await page.locator(".board").count()).toBe(1);
    expect(await page.locator(".fan").count()).toBeGreaterThan(0);
    expect(drawn()).toBe(0);
    await context.setOffline(false);
    await expect.poll(drawn, patient).toBe(1);
    await page.locator(".status", { hasText: "second card" }).waitFor();
    expect(drawn()).toBe(1);
    player.seen.length = 0; // The browser logs a failed connection; that was the point.
    await leave(players);
  },
);
