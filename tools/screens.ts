/**
 * `npm run -s screens [FOLDER] [MAP]`: pictures of a live game on phones and desks, by day and by
 * night, as it stands after some turns. They are made to be looked at, not to be kept.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { evolve } from "../engine/evolve.ts";
import { legalActions } from "../engine/legal.ts";
import { tableOf } from "../engine/table.ts";
import type { Action, State } from "../engine/types.ts";
import { boards } from "../maps/index.ts";
import type { Opened, Seated, ServerFrame } from "../worker/protocol.ts";
import { launchBrowser } from "./chromium.ts";
import { buildClient, type Server, serve } from "./server.ts";

const [folder = join(tmpdir(), "branchline-screens"), map = "europe"] = process.argv.slice(2);
const sizes = {
  phone: [390, 844],
  side: [844, 390],
  small: [360, 740],
  desk: [1280, 800],
} as const;
const names = ["Ana", "Bogdan", "Cleo"];

mkdirSync(folder, { recursive: true });
const dist = mkdtempSync(join(tmpdir(), "branchline-screens-dist-"));
await buildClient(dist);
const [browser, server] = await Promise.all([launchBrowser(), serve(dist)]);
try {
  const { game, tokens } = await seatEveryone(server);
  const players = tokens.map((token) => sit(server, game, token));
  const [me] = players as [Player];
  await until(() => players.every(({ seated }) => seated()));
  me.send({ type: "start" });
  await until(() => players.every(({ state }) => state() !== undefined));
  const link = `${server.url}/g/${game}#${tokens[0]}`;
  await picture(browser, link, "phone", "light", "tickets");
  for (const player of players) player.play(true);
  await until(() => me.turns() >= 12);
  me.play(false);
  await until(() => me.state()?.turn === 0 && me.state()?.drawn === 0);
  for (const scheme of ["light", "dark"] as const)
    for (const size of Object.keys(sizes) as (keyof typeof sizes)[])
      await picture(browser, link, size, scheme, "turn");
  const look = { mytickets: "t", journal: "j", routes: "f", text: "v" };
  for (const [name, key] of Object.entries(look))
    await picture(browser, link, "phone", "light", name, (page) => page.keyboard.press(key));
  console.log(folder);
} finally {
  await browser.close();
  await server.close();
  rmSync(dist, { recursive: true, force: true });
}
process.exit(0);

async function picture(
  browser: Browser,
  link: string,
  size: keyof typeof sizes,
  scheme: "light" | "dark",
  name: string,
  before?: (page: Page) => Promise<void>,
): Promise<void> {
  const [width, height] = sizes[size];
  const touch = size !== "desk";
  const context = await browser.newContext({
    viewport: { width, height },
    deviceScaleFactor: 2,
    isMobile: touch,
    hasTouch: touch,
    colorScheme: scheme,
    locale: "en-GB",
  });
  const page = await context.newPage();
  await page.goto(link);
  await page.locator(".table .board").waitFor();
  await before?.(page);
  await page.waitForTimeout(900);
  await page.screenshot({ path: join(folder, `${map}-${name}-${size}-${scheme}.png`) });
  await context.close();
}

async function post<T>(path: string, body: unknown): Promise<T> {
  const answer = await fetch(path, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

async function seatEveryone({ url }: Server) {
  const opened = await post<Opened>(`${url}/api/games`, {
    map,
    seats: names.length,
    name: names[0],
  });
  const tokens = [opened.token as string];
  for (const name of names.slice(1)) {
    const { invite } = opened;
    const seats = `${url}/api/games/${opened.game}/seats`;
    tokens.push((await post<Seated>(seats, { invite, name })).token);
  }
  return { game: opened.game, tokens };
}

type Player = ReturnType<typeof sit>;

/** A simple player over the wire: claims what it can, otherwise draws. */
function sit({ url }: Server, game: string, token: string) {
  const table = tableOf(boards[map] as (typeof boards)[string]);
  const socket = new WebSocket(`${url.replace("http", "ws")}/api/games/${game}/socket`);
  let state: State | undefined;
  let seat = -1;
  let playing = false;
  let waiting = false;
  let moves = 0;
  const send = (frame: object) =>
    socket.send(JSON.stringify({ id: crypto.randomUUID(), ...frame }));
  const next = () => {
    if (!playing || waiting || !state) return;
    const legal = legalActions(table, state, seat);
    if (legal.length === 0) return;
    waiting = true;
    moves += 1;
    send({ type: "act", action: choose(legal, moves) });
  };
  socket.addEventListener("open", () =>
    socket.send(JSON.stringify({ type: "hello", protocol: 1, token })),
  );
  socket.addEventListener("message", ({ data }) => {
    const frame = JSON.parse(String(data)) as ServerFrame;
    if (frame.type === "welcome") {
      seat = frame.seat ?? -1;
      state = undefined;
    }
    if (frame.type === "welcome" || frame.type === "events")
      for (const event of frame.events) state = evolve(table, state, event);
    if (frame.type === "done" || frame.type === "refused") waiting = false;
    next();
  });
  return {
    send,
    seated: () => seat >= 0,
    state: () => state,
    turns: () => moves,
    play(on: boolean) {
      playing = on;
      next();
    },
  };
}

function choose(legal: readonly Action[], moves: number): Action {
  const keep = legal.findLast(({ type }) => type === "keepTickets");
  const pay = legal.find(({ type }) => type === "payTunnel");
  const claim = legal.filter((action) => action.type === "claimLane" && action.locomotives === 0);
  const draw = legal.filter(({ type }) => type === "drawCard");
  return (
    keep ??
    pay ??
    (moves > 5 ? claim.at(-1) : undefined) ??
    draw[moves % Math.max(1, draw.length)] ??
    (legal[0] as Action)
  );
}

async function until(ready: () => boolean): Promise<void> {
  const end = Date.now() + 60_000;
  while (!ready()) {
    if (Date.now() > end) throw new Error("the game did not get as far as it should");
    await new Promise((go) => setTimeout(go, 30));
  }
}
