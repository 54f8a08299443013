/** A whole evening in real browsers: from the front page to the final score, all by the interface. */
import assert from "node:assert/strict";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { beside } from "../../client/words/en/beside.ts";
import { end } from "../../client/words/en/end.ts";
import { arrive } from "../../client/words/en/arrive.ts";
import { front } from "../../client/words/en/front.ts";
import { around } from "../../client/words/en/around.ts";
import { pages } from "../../client/words/en/pages.ts";
import { table as words } from "../../client/words/en/table.ts";
import { type GameEvent, type GameLog, rulesFor, type State } from "../../engine/index.ts";
import type { Board } from "../../maps/board.ts";
import { type MapId, mostPlayers } from "../../maps/catalog.ts";
import { boards } from "../../maps/index.ts";
import { drive, type Diary } from "./driver.ts";
import { finger, type Hands, keys, reader } from "./hands.ts";

export interface Plan {
  readonly browser: Browser;
  readonly url: string;
  readonly map: MapId;
  /** After so many turns all agree to end the game; without it, it is played to the end. */
  readonly turns?: number;
  /** For pictures: called now and then with the first player's page and the number of turns. */
  readonly onTurn?: (host: Page, turns: number) => Promise<void>;
}

export interface Told {
  /** Everyone's: players, the watcher and the screen on the table. */
  readonly browsers: number;
  readonly turns: number;
  readonly events: number;
  readonly hiccups: number;
  readonly seconds: number;
  /** What went wrong in the pages without anyone looking. */
  readonly troubles: readonly string[];
}

const people = ["Ada", "Bea", "Cem", "Dan"] as const;
const small = { width: 390, height: 844 };

interface Guests {
  readonly hands: readonly Hands[];
  readonly watcher: Page;
  readonly screen: Page;
  readonly contexts: readonly BrowserContext[];
  readonly troubles: string[];
  readonly game: string;
}

async function openPage(plan: Plan, options: object, troubles: string[]): Promise<Page> {
  const context = await plan.browser.newContext({
    baseURL: plan.url,
    locale: "en-GB",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(60_000);
  page.on("pageerror", (error) => troubles.push(String(error)));
  return page;
}

/** The host opens a table, the others follow the link, one watches, one is the screen between them. */
async function gather(plan: Plan): Promise<Guests> {
  const troubles: string[] = [];
  const touch = { viewport: small, isMobile: true, hasTouch: true };
  const hands: Hands[] = [];
  for (const way of [finger, keys, reader, finger].slice(0, mostPlayers(plan.map))) {
    const options = way === keys ? { viewport: small } : touch;
    hands.push(way(await openPage(plan, options, troubles)));
  }
  const [host] = hands as [Hands];
  await host.page.goto("/");
  await host.press(host.page.getByRole("link", { name: front.friends }));
  await host.press(host.page.locator(`.mapchoice label:has(input[value="${plan.map}"])`));
  await host.page.getByLabel(front.new.name).fill(people[0]);
  await host.press(host.page.getByRole("button", { name: front.new.open }));
  const link = await host.page.getByLabel(pages.lobby.linkLabel).inputValue();
  for (const [i, hand] of hands.entries()) {
    if (i === 0) continue;
    await hand.prepare();
    await hand.page.goto(link);
    await hand.page.getByLabel(arrive.yourName).waitFor();
    if (i === 1) {
      await hand.press(hand.page.getByLabel(arrive.yourName));
      await hand.page.keyboard.press("ControlOrMeta+a");
      await hand.page.keyboard.type(people[i] ?? "");
    } else await hand.page.getByLabel(arrive.yourName).fill(people[i] ?? "");
    await hand.press(hand.page.getByRole("button", { name: arrive.sit }));
    await hand.page.getByText(pages.lobby.waitHost(people[0])).waitFor();
  }
  const [, , game, invite] = new URL(link).pathname.split("/");
  const watcher = await openPage(plan, touch, troubles);
  await watcher.goto(`/g/${game}`);
  const screen = await openPage(plan, { viewport: { width: 1280, height: 800 } }, troubles);
  await screen.goto(`/g/${game}/table#${invite}`);
  await host.press(host.page.getByRole("button", { name: pages.lobby.start }));
  const contexts = [...hands.map(({ page }) => page), watcher, screen].map((p) => p.context());
  return { hands, watcher, screen, contexts, troubles, game: game ?? "" };
}

export async function evening(plan: Plan): Promise<Told> {
  const since = performance.now();
  const guests = await gather(plan);
  let turns = 0;
  const limit = plan.turns ?? Infinity;
  const course = { halted: () => turns >= limit, turned: () => (turns += 1) };
  const board = boards[plan.map] as Board;
  // The reader builds a station, where the board has them; two draw tickets once.
  const city = board.rules.stations > 0 ? board.places[0]?.id : undefined;
  const wishes = [{ curious: true }, {}, city ? { station: city } : {}, { curious: true }];
  const watching = plan.onTurn && follow(guests, plan.onTurn, () => turns);
  try {
    const diaries = await Promise.all(
      guests.hands.map((hands, i) => drive(hands, wishes[i] ?? {}, course)),
    );
    for (const { page } of guests.hands) page.setDefaultTimeout(60_000);
    if (plan.turns !== undefined) await endEarly(guests);
    const answer = await fetch(`${plan.url}/api/games/${guests.game}/log`);
    assert.equal(answer.status, 200);
    const log = (await answer.json()) as GameLog;
    checkDiaries(board, log, diaries);
    if (plan.turns === undefined) await checkScores(guests, log);
    else await checkPlates(guests, board, log);
    const hiccups = diaries.reduce((sum, diary) => sum + diary.hiccups, 0);
    const seconds = Math.round((performance.now() - since) / 1000);
    const { troubles } = guests;
    const browsers = guests.contexts.length;
    return { browsers, turns, events: log.events.length, hiccups, seconds, troubles };
  } finally {
    watching?.();
    await Promise.all(guests.contexts.map((context) => context.close()));
  }
}

/** Looks over the host's shoulder between turns. */
function follow(guests: Guests, onTurn: NonNullable<Plan["onTurn"]>, turns: () => number) {
  const host = guests.hands[0]?.page;
  let last = -1;
  const timer = setInterval(() => {
    if (!host || turns() === last) return;
    last = turns();
    void onTurn(host, last).catch(() => {});
  }, 200);
  return () => clearInterval(timer);
}

async function endEarly({ hands }: Guests): Promise<void> {
  for (const { page, press } of hands) {
    // Whatever a player has open is put away first.
    await page.keyboard.press("Escape");
    await press(page.locator(".bar").getByRole("button", { name: words.bar.menu }));
    await press(page.getByRole("button", { name: around.menu.end }));
    await press(page.locator("dialog.question .key"));
  }
  for (const { page } of hands) await page.getByText(beside.status.ended).first().waitFor();
}

function laneName(board: Board, lane: number): string {
  const { a, b } = board.lanes[lane] as Board["lanes"][number];
  // Countries are called by their names in the reader's language, cities as they are printed.
  const name = (id: string) =>
    board.countries.find((country) => country.id === id)?.nameEn ??
    board.places.find((place) => place.id === id)?.name ??
    id;
  return `${name(a)}–${name(b)}`;
}

/** The log verifies, and has exactly the claims and stations that were made at the pages. */
function checkDiaries(board: Board, log: GameLog, diaries: readonly Diary[]): void {
  const rules = rulesFor(board);
  const verdict = rules.verify(log);
  assert.ok("ok" in verdict, JSON.stringify(verdict));
  for (const [seat, diary] of diaries.entries()) {
    const mine = log.events.filter((event) => "seat" in event && event.seat === seat);
    const of = <T extends GameEvent["type"]>(type: T) =>
      mine.filter((event): event is Extract<GameEvent, { type: T }> => event.type === type);
    // A dug tunnel was pressed as a claim too, whatever became of it.
    const direct = of("laneClaimed").map(({ lane }) => lane);
    const dug = of("tunnelDug").map(({ lane }) => lane);
    const pressed = [...direct.filter((lane) => !dug.includes(lane)), ...dug];
    assert.deepEqual(
      diary.claims.toSorted(),
      pressed.map((lane) => laneName(board, lane)).toSorted(),
      `claims of ${people[seat]}`,
    );
    assert.equal(diary.stations.length, of("stationBuilt").length, `stations of ${people[seat]}`);
  }
}

/** The table of points as a page shows it: name → total. */
async function totals(page: Page): Promise<Record<string, number>> {
  const names = await page.locator(".scores thead th span").allTextContents();
  const points = await page.locator(".scores tfoot td").allTextContents();
  return Object.fromEntries(names.map((name, i) => [name, Number(points[i])]));
}

async function checkScores({ hands, watcher, screen }: Guests, log: GameLog): Promise<void> {
  const last = log.events.at(-1);
  assert.equal(last?.type, "finished");
  if (last?.type !== "finished") return;
  const wanted = Object.fromEntries(
    last.result.scores.map(({ total }, seat) => [log.players[seat]?.name ?? "", total]),
  );
  const all = [...hands, finger(watcher)];
  for (const { page, press } of all) {
    await press(page.getByRole("button", { name: end.skip }));
    await page.locator(".scores").waitFor();
    assert.deepEqual(await totals(page), wanted);
  }
  await screen.getByText(around.screen.over).first().waitFor();
}

/** Everyone's page shows the points the log comes to. */
async function checkPlates({ hands, watcher }: Guests, board: Board, log: GameLog): Promise<void> {
  const rules = rulesFor(board);
  const state = log.events.reduce<State | undefined>((s, e) => rules.evolve(s, e), undefined);
  const wanted = state?.seats.map(({ points }) => points) ?? [];
  for (const page of [...hands.map((one) => one.page), watcher]) {
    const plates = await page
      .getByRole("list", { name: words.plates.title })
      .locator("> li")
      .allTextContents();
    assert.equal(plates.length, wanted.length);
    for (const [seat, points] of wanted.entries()) {
      const shown = new RegExp(`\\D${points} ${words.pointsShort}`);
      assert.match(plates[seat] ?? "", shown);
    }
  }
}
