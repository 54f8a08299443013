import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { end } from "../client/words/en/end.ts";
import { move, Player, together } from "../test/bench/room/player.ts";
import { post } from "../test/bench/room/server.ts";
import type { Opened, Seated } from "../worker/protocol.ts";
import { launchBrowser } from "./chromium.ts";
import { buildClient, serve } from "./server.ts";
import { root } from "./wrangler.ts";

/** `npm run screenshots`: the pictures of the README, from a game on the real worker. */
const most = 150_000;
const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};
const desktop = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };

/** A table of four after so many moves of computer players who sit in people's seats. */
async function begin(port: number, map: string) {
  const opening = { map, seats: 4, name: "Ada" };
  const { game, invite, token } = await post<Opened>(port, "/api/games", opening);
  const players = [new Player(port, game, token)];
  for (const name of ["Bruno", "Chiara", "Dana"]) {
    const seat = await post<Seated>(port, `/api/games/${game}/seats`, { invite, name });
    players.push(new Player(port, game, seat.token));
  }
  for (const player of players) await player.welcomed();
  players[0]?.send({ type: "start" });
  for (const player of players) await player.until(() => player.view !== undefined);
  return { game, token, players };
}

async function open(browser: Browser, url: string, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({
    locale: "en-GB",
    colorScheme: "light",
    reducedMotion: "reduce",
    ...options,
  });
  const page = await context.newPage();
  // Someone who has played before: no hints over the picture.
  await page.addInitScript(() =>
    localStorage.setItem("branchline.settings", JSON.stringify({ hints: false })),
  );
  await page.goto(url);
  return page;
}

/** As WebP, which the browser writes itself, at the best quality that stays small. */
async function keep(browser: Browser, page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const png = (await page.screenshot()).toString("base64");
  const painter = await browser.newPage();
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5, 0.4]) {
    const webp = await painter.evaluate(
      async ([data, q]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${data}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = image.width;
        canvas.height = image.height;
        canvas.getContext("2d")?.drawImage(image, 0, 0);
        return canvas.toDataURL("image/webp", Number(q)).split(",")[1] ?? "";
      },
      [png, String(quality)],
    );
    const bytes = Buffer.from(webp, "base64");
    if (bytes.length > most && quality > 0.4) continue;
    writeFileSync(join(root, "docs", `${name}.webp`), bytes);
    console.log(`docs/${name}.webp: ${Math.round(bytes.length / 1000)} kB`);
    break;
  }
  await painter.close();
}

const dist = mkdtempSync(join(tmpdir(), "branchline-pictures-"));
mkdirSync(join(root, "docs"), { recursive: true });
await buildClient(dist);
const server = await serve(dist);
const browser = await launchBrowser();
try {
  const port = Number(new URL(server.url).port);
  const table = await begin(port, "europe");
  const [ada] = table.players;
  // Well into the game, and Ada to play.
  for (let n = 0; n < 120 || ada?.view?.turn !== ada?.seat || ada?.view?.drawn !== 0; n += 1) {
    if (!(await move(table, "normal"))) break;
  }
  await together(table.players);
  const seat = `${server.url}/g/${table.game}#${table.token}`;
  const small = await open(browser, seat, phone);
  await small.locator(".table .board").waitFor();
  await small.waitForTimeout(1500);
  await keep(browser, small, "phone");
  const wide = await open(browser, seat, desktop);
  await wide.locator(".table .board").waitFor();
  await wide.waitForTimeout(1500);
  await keep(browser, wide, "desktop");
  while (await move(table, "normal"));
  await small.getByRole("button", { name: end.skip }).tap();
  await small.locator(".scores").waitFor();
  await keep(browser, small, "result");
  for (const player of table.players) player.close();
} finally {
  await browser.close();
  await server.close();
  rmSync(dist, { recursive: true, force: true });
}
