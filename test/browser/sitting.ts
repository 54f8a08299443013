/** Two people at a table: how they sit down, what they wait for, and how they make a move. */
import type { BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import type { Action } from "../../engine/types.ts";
import type { Opened, Seated } from "../../worker/protocol.ts";
import { type House, phone, type Server, troubles } from "./harness.ts";
import { keepAll } from "./steering.ts";
import { listen, type Listener, perform } from "./tablePlayer.ts";

/** A machine that is busy with other things is no fault of the table. */
export const patient = { timeout: 60_000 };

export interface Player {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly at: Listener;
  readonly seen: string[];
}

async function post<T>(server: Server, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()) as T;
}

/** Two people with phones sit down by their links and the host starts. */
export async function sitDown({ browser, server }: House, map: string): Promise<[Player, Player]> {
  const { game, invite, token } = await post<Opened>(server, "/api/games", {
    map,
    seats: 2,
    name: "Ana",
  });
  const bo = await post<Seated>(server, `/api/games/${game}/seats`, { invite, name: "Bo" });
  const sit = async (secret: string) => {
    const context = await phone(browser, server);
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const seen = troubles(page);
    await page.goto(`/g/${game}#${secret}`);
    return { context, page, seen, at: listen(server.url, game, secret) };
  };
  const both = await Promise.all([sit(token as string), sit(bo.token)]);
  // One of them wants no motion: the table has to do without it as well.
  await both[1].page.emulateMedia({ reducedMotion: "reduce" });
  await both[0].page.getByRole("button", { name: "Start the game" }).tap();
  return (await Promise.all(
    both.map(async (one) => {
      await one.page.locator(".table .board").waitFor();
      return { ...one, at: await one.at };
    }),
  )) as [Player, Player];
}

export async function leave(players: readonly Player[]): Promise<void> {
  for (const { context, at, seen } of players) {
    at.close();
    await context.close();
    expect(seen).toEqual([]);
  }
}

/** The page has caught up with what the listener knows and lets its player act. */
export async function ready({ page, at }: Player): Promise<void> {
  // The listener itself may still be behind: what it expects is asked when it may act.
  await expect.poll(() => at.legal().length, patient).toBeGreaterThan(0);
  const mine = at.view.seats[at.seat];
  const text = mine?.offer
    ? /Keep at least/
    : at.view.tunnel
      ? /Pay \d more|turn back/
      : at.view.drawn > 0
        ? /second card/
        : /Your turn|have to pass/;
  await page.locator('.status[data-tone="mine"]', { hasText: text }).waitFor();
}

let lastMove = "";

export async function move(player: Player, action: Action): Promise<void> {
  const before = player.at.events.length;
  await ready(player);
  // The same again at once would be taken for the second half of a double tap.
  if (JSON.stringify(action) === lastMove) await player.page.waitForTimeout(400);
  lastMove = JSON.stringify(action);
  await perform(player.page, player.at, action);
  await expect
    .poll(() => player.at.events.length, { ...patient, message: `after ${lastMove}` })
    .toBeGreaterThan(before);
}

/** Everyone keeps all their tickets; the first turn begins. */
export async function keepTickets(players: readonly Player[]): Promise<Player> {
  await Promise.all(players.map((player) => move(player, keepAll(player.at))));
  const toPlay = () => players.find(({ at }) => at.view.turn === at.seat);
  await expect.poll(toPlay, patient).toBeDefined();
  return toPlay() as Player;
}
