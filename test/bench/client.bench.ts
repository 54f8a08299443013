/**
 * What a phone has to load and how long it takes, measured on the built client in a real browser:
 * every script and style fetched from opening the link up to the first move of an online game.
 */
import { mkdtempSync, readFileSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";
import { launchBrowser } from "../../tools/chromium.ts";
import { type Server, serve } from "../../tools/server.ts";
import { root } from "../../tools/wrangler.ts";
import type { Opened } from "../../worker/protocol.ts";
import type { Report } from "../../tools/bench.ts";

interface Chunk {
  readonly file: string;
  readonly src?: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}
type Manifest = Readonly<Record<string, Chunk>>;

/** What is fetched only when someone asks for it, by the module that is asked for. */
const later = {
  guide: ["guide/Guide.tsx", "words/en/guide.ts"],
  end: ["end/End.tsx", "words/en/end.ts"],
  replay: ["replay/Replay.tsx", "words/en/replay.ts"],
  check: ["check/check.ts"],
  qr: ["qr/Qr.tsx"],
  solo: ["solo/Solo.tsx"],
  beside: ["table/beside/Beside.tsx", "words/en/beside.ts"],
} as const;

const maps = ["usa", "europe", "poland"] as const;

export default async function client(report: Report): Promise<void> {
  const dist = mkdtempSync(join(tmpdir(), "branchline-client-"));
  await build({
    root: join(root, "client"),
    configFile: join(root, "vite.config.ts"),
    logLevel: "error",
    build: { outDir: dist, emptyOutDir: true, manifest: true },
  });
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  const size = (file: string) => gzipSync(readFileSync(join(dist, file)), { level: 9 }).length;
  const sum = (files: Iterable<string>) => [...files].reduce((all, file) => all + size(file), 0);
  const mapFiles = (map: string) =>
    Object.values(manifest).flatMap(({ src, file }) =>
      src?.endsWith(`maps/${map}.ts`) || src === `board/art/${map}.ts` ? [file] : [],
    );

  const [browser, server] = await Promise.all([launchBrowser(), serve(dist)]);
  try {
    const { loaded, invited, interactive } = await firstMove(browser, server);
    const drawn = new Set(maps.flatMap(mapFiles));
    const code = (files: readonly string[]) =>
      files.filter((file) => /\.(js|css)$/.test(file) && !drawn.has(file));
    report("client.js.css.gz", sum(code(loaded)) / 1000, "kB");
    report("client.invited.js.css.gz", sum(code(invited)) / 1000, "kB");
    for (const map of maps) report(`client.map.${map}.gz`, sum(mapFiles(map)) / 1000, "kB");
    const fonts = readdirSync(join(dist, "assets")).filter((file) => file.endsWith(".woff2"));
    const fontBytes = fonts.map((file) => readFileSync(join(dist, "assets", file)).length);
    report("client.fonts", fontBytes.reduce((all, one) => all + one, 0) / 1000, "kB");
    for (const [name, modules] of Object.entries(later)) {
      const files = new Set(modules.flatMap((module) => closure(manifest, module)));
      for (const file of loaded) files.delete(file);
      report(`client.later.${name}.gz`, sum(files) / 1000, "kB");
    }
    const bots = readdirSync(join(dist, "assets")).find((file) => file.startsWith("room.worker"));
    if (bots) report("client.later.bots.gz", size(join("assets", bots)) / 1000, "kB");
    report("client.interactive.ms", interactive, "ms");
  } finally {
    await browser.close();
    await server.close();
    rmSync(dist, { recursive: true, force: true });
  }
}

/** A module with everything it imports outright, scripts and styles. */
function closure(manifest: Manifest, module: string, seen = new Set<string>()): string[] {
  const chunk = manifest[module];
  if (!chunk || seen.has(module)) return [];
  seen.add(module);
  return [
    chunk.file,
    ...(chunk.css ?? []),
    ...(chunk.imports ?? []).flatMap((one) => closure(manifest, one, seen)),
  ];
}

async function post<T>(server: Server, path: string, body: unknown): Promise<T> {
  const answer = await fetch(`${server.url}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as T;
}

/**
 * Two phones: the host's by the link of the seat, a friend's by the invitation. Everything is counted
 * up to the host's first move, and up to the table at which the friend's could be made.
 */
async function firstMove(browser: Browser, server: Server) {
  const { game, invite, token } = await post<Opened>(server, "/api/games", {
    map: "europe",
    seats: 2,
    name: "Ana",
  });
  const friend = await open(browser, server, `/g/${game}/${invite}`);
  await friend.page.getByLabel("Your name").fill("Bo");
  await friend.page.getByRole("button", { name: "Take a seat" }).tap();
  await friend.page.getByRole("heading", { name: "Waiting room" }).waitFor();
  const { page, loaded } = await open(browser, server, `/g/${game}#${token}`);
  await page.getByRole("button", { name: "Start the game" }).click();
  const interactive = await timeToTable(browser, server, `/g/${game}#${token}`);
  for (const one of [page, friend.page]) {
    const tickets = one.locator('[data-kind="offer"] .ticket-button');
    await tickets.nth(0).tap();
    await tickets.nth(1).tap();
    await one.locator('[data-kind="offer"] .key-wide').tap();
  }
  const mine = (one: Page) => one.locator('.status[data-tone="mine"]', { hasText: "Your turn" });
  const begins = Promise.any([
    mine(page)
      .waitFor()
      .then(() => page),
    mine(friend.page)
      .waitFor()
      .then(() => friend.page),
  ]);
  const begun = await begins;
  const invited = [...friend.loaded];
  if (begun === friend.page) {
    // The other one begins: two cards from the deck, and it is our turn.
    for (const text of ["Your turn", "second card"]) {
      await friend.page.locator(".status", { hasText: text }).waitFor();
      await friend.page.waitForTimeout(400);
      await friend.page.locator('[data-slot="deck"]').tap();
    }
    await mine(page).waitFor();
  }
  // What the start of the turn has asked for (the sound of it) belongs to the way here.
  await page.waitForTimeout(500);
  const upToHere = [...loaded];
  await page.locator('[data-slot="deck"]').tap();
  await page.locator(".status", { hasText: "second card" }).waitFor();
  return { loaded: upToHere, invited, interactive };
}

async function open(browser: Browser, server: Server, address: string) {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    locale: "en-GB",
    // What a service worker fetches in the background is not on the way to the first move.
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const loaded = new Set<string>();
  page.on("response", (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.startsWith("/assets/")) loaded.add(pathname.slice(1));
  });
  await page.goto(address);
  return { page, loaded };
}

/** From the tap on the link to a table one can play at, at a quarter of this machine's speed. */
async function timeToTable(browser: Browser, server: Server, address: string): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 3; i++) {
    const context = await browser.newContext({
      baseURL: server.url,
      viewport: { width: 390, height: 844 },
      isMobile: true,
      hasTouch: true,
      serviceWorkers: "block",
    });
    const page = await context.newPage();
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
    await page.addInitScript(() => {
      const look = () => {
        const there =
          document.querySelector(".table .board") && document.querySelector(".pile .card");
        if (there) requestAnimationFrame(() => performance.mark("table"));
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    await page.goto(address);
    await page.waitForFunction(() => performance.getEntriesByName("table").length > 0);
    times.push(await page.evaluate(() => performance.getEntriesByName("table")[0]?.startTime ?? 0));
    await context.close();
  }
  return times.sort((a, b) => a - b)[1] as number;
}
