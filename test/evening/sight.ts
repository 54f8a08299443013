/** What someone at a page can see of their own table: read from the page, never from the server. */
import type { Page } from "playwright-core";
import { beside } from "../../client/words/en/beside.ts";
import { table as words } from "../../client/words/en/table.ts";

interface Pile {
  readonly slot: string;
  readonly card: string;
  readonly open: boolean;
}

export interface Sight {
  readonly asked: "nothing" | "tickets" | "turn" | "second" | "tunnel" | "pass" | "told" | "over";
  readonly row: readonly Pile[];
  readonly mayDrawTickets: boolean;
  readonly hand: Readonly<Record<string, number>>;
  /** The line that says what is expected, and whether a sheet is to be read first. */
  readonly line: string;
  readonly away: boolean;
}

const { yourTurn, second, sending } = words.status;
const { pass, lastRound } = beside.status;
/** Each as it is said, and as it is said in the last round. */
const lines = (line: string) => [line, lastRound(line)];

function look(page: Page): Promise<Sight> {
  return page.evaluate(
    (texts): Sight => {
      const one = (query: string) => document.querySelector<HTMLElement>(query);
      const status = one(".status-text")?.textContent ?? "";
      const mine = one(".status")?.dataset["tone"] === "mine";
      const enough = () =>
        Number.parseInt(status.replace(/\D+/, ""), 10) <=
        document.querySelectorAll('section[data-kind="offer"] [aria-pressed="true"]').length;
      const asked = (): Sight["asked"] => {
        if (one(".endshow, .result")) return "over";
        const offer = one('section[data-kind="offer"]');
        if (offer) {
          // A key that could be pressed but is not to be: the choice is on its way.
          const key = offer.querySelector<HTMLButtonElement>(":scope > button");
          const sent = texts.sending.includes(status) || (key?.disabled && enough());
          return sent ? "nothing" : "tickets";
        }
        if (one('section[data-kind="tunnel"] .choices button:not([disabled])')) return "tunnel";
        if (!mine) return "nothing";
        // A move under way leaves the line as it was for a moment, but nothing can be chosen then.
        const choosing = one(".row")?.dataset["choosing"] === "true";
        if (texts.yourTurn.includes(status)) return choosing ? "turn" : "nothing";
        if (texts.second.includes(status)) return choosing ? "second" : "nothing";
        if (texts.pass.includes(status)) return "pass";
        // Told first what happened while the line was cut; no other sheet lies over a question.
        return one('section[data-kind="away"]') ? "told" : "nothing";
      };
      const piles = [...document.querySelectorAll<HTMLElement>(".row button[data-slot]")];
      const fans = [...document.querySelectorAll<HTMLElement>(".hand [data-hand]")];
      return {
        asked: asked(),
        row: piles.map((pile) => ({
          slot: pile.dataset["slot"] ?? "",
          card: (pile.getAttribute("aria-label") ?? "").split(" ").at(-1) ?? "",
          open: pile.getAttribute("aria-disabled") !== "true",
        })),
        mayDrawTickets: one(".pile-tickets")?.getAttribute("aria-disabled") === "false",
        hand: Object.fromEntries(
          fans.map((fan) => [
            fan.dataset["hand"] ?? "",
            Number.parseInt(fan.getAttribute("aria-label") ?? "", 10),
          ]),
        ),
        line: status,
        away: one('section[data-kind="away"]') !== null,
      };
    },
    {
      yourTurn: lines(yourTurn),
      second: lines(second),
      pass: lines(pass),
      sending: lines(sending),
    },
  );
}

/** Until the page asks something of its player, or the game is over. */
export async function asked(page: Page, halted: () => boolean): Promise<Sight | null> {
  // Nobody at this table thinks for long; a page that never asks has lost its game.
  const until = performance.now() + 300_000;
  while (performance.now() < until) {
    await mayAsk(page);
    const sight = await look(page);
    if (sight.asked !== "nothing") return sight;
    if (halted()) return null;
    await page.waitForTimeout(100);
  }
  throw new Error(`Nothing is asked at ${page.url()}: ${JSON.stringify(await look(page))}`);
}

/** A cheap look from inside the page, so that four waiting players leave the machine to the fifth. */
async function mayAsk(page: Page): Promise<void> {
  const signs = '.status[data-tone="mine"], section[data-kind="offer"], .endshow, .result';
  await page
    .waitForFunction((query) => document.querySelector(query) !== null, signs, {
      timeout: 2000,
      polling: 100,
    })
    .catch(() => {});
}

/** Whether what was asked is answered, within a while of having answered it. */
export async function answered(page: Page, { line, away }: Sight): Promise<boolean> {
  try {
    await page.waitForFunction(
      ({ before, told, sending }) => {
        const now = document.querySelector(".status-text")?.textContent ?? "";
        const gone = told && !document.querySelector('section[data-kind="away"]');
        const cut = document.querySelector('.status[data-tone="trouble"]');
        return gone || (now !== before && !sending.includes(now) && !cut);
      },
      { before: line, told: away, sending: lines(sending) },
      { timeout: 8000, polling: 40 },
    );
    return true;
  } catch {
    return false;
  }
}

/** A sheet that is asked for lies where it can be seen, before anyone scrolls to it. */
export async function inSight(page: Page, kind: string): Promise<void> {
  const seen = await page
    .waitForFunction(
      (query) => {
        const box = document.querySelector(query)?.getBoundingClientRect();
        return !box || (box.top >= 0 && box.bottom <= innerHeight + 1);
      },
      `section[data-kind="${kind}"]`,
      { polling: 40 },
    )
    .catch(() => null);
  if (!seen) throw new Error(`The sheet "${kind}" is out of sight at ${page.url()}`);
}
