/** Three ways to play the same game: a finger on the board, keys alone, and the text view. */
import type { Locator, Page } from "playwright-core";
import { about } from "../../client/words/en/about.ts";
import { beside } from "../../client/words/en/beside.ts";

export interface Hands {
  readonly page: Page;
  /** Before anything else: what this person likes their table to be. */
  prepare(): Promise<void>;
  draw(slot: string): Promise<void>;
  drawTickets(): Promise<void>;
  /** Presses what is named; the first of several. */
  press(target: Locator): Promise<void>;
  /** Opens the sheet of the longest lane that can be paid with this card or at all; false if none. */
  findLane(card: string): Promise<boolean>;
  /** Opens the sheet of a city where a station may stand; false where this is not tried. */
  findCity(city: string): Promise<boolean>;
}

const sheet = (page: Page, kind: string) => page.locator(`section[data-kind="${kind}"]`);

/** The line of the list with the most cards to pay: its number stands first in the price. */
async function dearest(page: Page, list: Locator): Promise<number> {
  const lines = await list.locator(".lane-line > span:first-of-type").allTextContents();
  const costs = lines.map((line) => Number.parseInt(line, 10));
  return costs.indexOf(Math.max(...costs));
}

export function finger(page: Page): Hands {
  const press = (target: Locator) => target.first().tap();
  return {
    page,
    async prepare() {},
    press,
    draw: (slot) => press(page.locator(`.row [data-slot="${slot}"]`)),
    drawTickets: () => press(page.locator(".pile-tickets")),
    async findLane(card) {
      await press(page.locator(`.hand [data-hand="${card}"]`));
      const spots = await page.evaluate(() => {
        const stage = document.querySelector(".stage")?.getBoundingClientRect();
        return [...document.querySelectorAll<SVGPathElement>(".glow.payable")].map((path) => {
          const length = path.getTotalLength();
          const { x, y } = path.getPointAtLength(length / 2);
          const at = new DOMPoint(x, y).matrixTransform(path.getScreenCTM() ?? new DOMMatrix());
          const top = document.elementFromPoint(at.x, at.y);
          const free = top?.closest("svg") === path.ownerSVGElement;
          return { x: at.x, y: at.y, length, free: free && at.y > (stage?.top ?? 0) };
        });
      });
      const near = spots.filter(({ free }) => free).toSorted((a, b) => b.length - a.length);
      for (const { x, y } of near.slice(0, 3)) {
        await page.touchscreen.tap(x, y);
        // A short lane between two cities: the finger may have meant one of them.
        await page
          .locator("section[data-kind]")
          .waitFor({ timeout: 2000 })
          .catch(() => {});
        if ((await sheet(page, "lane").count()) > 0) return true;
        await page.waitForTimeout(300);
      }
      return false;
    },
    findCity: async () => false,
  };
}

/** Goes on with Tab until the focus is on what is looked for, as someone without a mouse would. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  const there = await target.first().elementHandle();
  for (let step = 0; step < 250; step += 1) {
    const found = await page.evaluate((element) => {
      if (!element?.isConnected) return "gone";
      return document.activeElement === element ? "here" : "elsewhere";
    }, there);
    if (found === "here") return;
    if (found === "gone") throw Object.assign(new Error("It has gone"), { name: "TimeoutError" });
    await page.keyboard.press("Tab");
  }
  throw new Error(`Tab never comes to ${String(target)}`);
}

export function keys(page: Page): Hands {
  const press = async (target: Locator) => {
    await target.first().waitFor();
    await tabTo(page, target);
    await page.keyboard.press("Enter");
  };
  return {
    page,
    async prepare() {},
    press,
    draw: (slot) => page.keyboard.press(slot === "deck" ? "d" : String(Number(slot) + 1)),
    drawTickets: () => page.keyboard.press("n"),
    async findLane() {
      await page.keyboard.press("/");
      const find = sheet(page, "find");
      await find.waitFor();
      await tabTo(page, find.locator("select"));
      await page.keyboard.press("ArrowDown");
      if ((await find.locator("select").inputValue()) !== "payable") {
        throw new Error("The list of routes cannot be narrowed by keys");
      }
      if ((await find.locator(".lane-line").count()) === 0) {
        await page.keyboard.press("Escape");
        return false;
      }
      await press(find.locator(".lane-line").nth(await dearest(page, find)));
      await sheet(page, "lane").waitFor();
      return true;
    },
    findCity: async () => false,
  };
}

export function reader(page: Page): Hands {
  const press = (target: Locator) => target.first().tap();
  const text = page.locator(".text-view");
  return {
    page,
    async prepare() {
      await page.goto("/settings");
      await page.getByRole("switch", { name: about.settings.textView }).tap();
    },
    press,
    draw: (slot) => press(page.locator(`.row [data-slot="${slot}"]`)),
    drawTickets: () => press(page.locator(".pile-tickets")),
    async findLane() {
      await text.getByLabel(beside.text.filter).selectOption("payable");
      if ((await text.locator(".lane-line").count()) === 0) return false;
      await press(text.locator(".lane-line").nth(await dearest(page, text)));
      await sheet(page, "lane").waitFor();
      return true;
    },
    async findCity(city) {
      const select = text.getByLabel(beside.text.stationIn);
      if ((await select.count()) === 0) return false;
      await select.selectOption(city);
      await press(text.getByRole("button", { name: beside.city.build, exact: true }));
      await sheet(page, "city").waitFor();
      return true;
    },
  };
}
