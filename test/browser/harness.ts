import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { launchBrowser } from "../../tools/chromium.ts";
import { type Server, serve } from "../../tools/server.ts";

export type { Server } from "../../tools/server.ts";

export interface House {
  readonly browser: Browser;
  readonly server: Server;
}

/** A browser and the real worker with the built client, there for all tests of a file. */
export function openHouse(): House {
  const house = {} as { -readonly [Part in keyof House]: House[Part] };
  beforeAll(async () => {
    [house.browser, house.server] = await Promise.all([launchBrowser(), serve(inject("dist"))]);
  });
  afterAll(async () => {
    await house.browser?.close();
    await house.server?.close();
  });
  return house;
}

/** A phone held upright, with touch and nobody else's storage. */
export function phone(browser: Browser, server: Server): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: server.url,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: "en-GB",
  });
}

export function desktop(browser: Browser, server: Server): Promise<BrowserContext> {
  return browser.newContext({
    baseURL: server.url,
    viewport: { width: 1280, height: 800 },
    locale: "en-GB",
  });
}

/** What went wrong in a page without anyone looking: errors thrown, errors logged, CSP breaches. */
export function troubles(page: Page): string[] {
  const list: string[] = [];
  page.on("pageerror", (error) => list.push(String(error)));
  page.on("console", (message) => {
    // Said of every page that is not https: the header is meant for the deployed game.
    if (message.text().startsWith("The Cross-Origin-Opener-Policy header has been ignored")) return;
    if (message.type() === "error") list.push(`${message.text()} (${message.location().url})`);
  });
  return list;
}

const axeSource = readFileSync(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);

interface AxeResults {
  readonly violations: readonly {
    readonly id: string;
    readonly help: string;
    readonly nodes: readonly { readonly target: readonly unknown[] }[];
  }[];
}

/** The accessibility faults of the page as it stands, one line each; an empty list is the goal. */
export async function axe(page: Page): Promise<string[]> {
  // Not addScriptTag: the page's own CSP forbids foreign scripts, and should.
  await page.evaluate(axeSource);
  const faults = async () => {
    await page.waitForFunction(atRest);
    const { violations } = (await page.evaluate("axe.run()")) as AxeResults;
    return violations.flatMap(({ id, help, nodes }) =>
      nodes.map(({ target }) => `${id}: ${help} (${target.join(" ")})`),
    );
  };
  // What begins to fade in while axe is looking is half transparent to it. A fault stays.
  const first = await faults();
  return first.length === 0 ? [] : faults();
}

/** Nothing on the page is fading or sliding in; what turns for ever does not count. */
const atRest = () =>
  document
    .getAnimations()
    .every(
      ({ playState, effect }) =>
        playState !== "running" || effect?.getComputedTiming().endTime === Number.POSITIVE_INFINITY,
    );
