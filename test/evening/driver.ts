/** A simple player on top of a page: looks, decides by what is to be seen there, does it by hand. */
import type { Hands } from "./hands.ts";
import { answered, asked, inSight, type Sight } from "./sight.ts";

export interface Diary {
  /** Names of lanes as the sheet called them when their claim was confirmed and something happened. */
  readonly claims: string[];
  readonly stations: string[];
  turns: number;
  ticketsDrawn: number;
  /** Times when a press did nothing and was tried again. */
  hiccups: number;
}

export interface Wishes {
  /** A city in which this player builds a station at the fourth turn. */
  readonly station?: string;
  /** Draws tickets at the sixth turn. */
  readonly curious?: boolean;
}

/** Called after every finished step; the evening decides when it is enough. */
export interface Course {
  readonly halted: () => boolean;
  readonly turned: () => void;
}

export async function drive(hands: Hands, wishes: Wishes, course: Course): Promise<Diary> {
  const { page } = hands;
  page.setDefaultTimeout(8000);
  const diary: Diary = { claims: [], stations: [], turns: 0, ticketsDrawn: 0, hiccups: 0 };
  for (;;) {
    const sight = await asked(page, course.halted);
    if (!sight || sight.asked === "over") return diary;
    if (sight.asked === "turn" && course.halted()) return diary;
    const note = await step(hands, sight, wishes, diary).catch(late);
    if (note !== "late" && (await answered(page, sight))) {
      note?.();
      if (sight.asked === "turn") {
        diary.turns += 1;
        course.turned();
      }
    } else diary.hiccups += 1;
    if (diary.hiccups > 40) throw new Error(`Nothing happens any more: ${JSON.stringify(sight)}`);
  }
}

type Note = (() => void) | undefined;

/** What was to be pressed had gone meanwhile, as tickets do once the room has them: look again. */
function late(error: unknown): "late" {
  if (error instanceof Error && error.name === "TimeoutError") return "late";
  throw error;
}

async function step(hands: Hands, sight: Sight, wishes: Wishes, diary: Diary): Promise<Note> {
  const { page } = hands;
  switch (sight.asked) {
    case "tickets":
      await inSight(page, "offer");
      return keep(hands);
    case "tunnel": {
      await inSight(page, "tunnel");
      await hands.press(page.locator('section[data-kind="tunnel"] .choices button'));
      return undefined;
    }
    case "told":
      await hands.press(page.locator('section[data-kind="away"] .key-wide'));
      return undefined;
    case "pass":
      await hands.press(page.locator(".status button.key"));
      return undefined;
    case "second":
      // The table takes the same press again at once for a finger that bounced.
      await page.waitForTimeout(360);
      await hands.draw(bestPile(sight));
      return undefined;
    case "turn":
      return turn(hands, sight, wishes, diary);
    case "nothing":
    case "over":
      return undefined;
    default:
      return sight.asked satisfies never;
  }
}

/** Keeps the tickets from the top of the offer until the key agrees. */
async function keep(hands: Hands): Promise<Note> {
  const offer = hands.page.locator('section[data-kind="offer"]');
  const key = offer.locator(".key-wide");
  const tickets = offer.locator(".ticket-button");
  const count = await tickets.count();
  for (let i = 0; i < count && (await key.isDisabled()); i += 1) {
    if ((await tickets.nth(i).getAttribute("aria-pressed")) !== "true") {
      await hands.press(tickets.nth(i));
    }
  }
  await hands.press(key);
  return undefined;
}

async function turn(hands: Hands, sight: Sight, wishes: Wishes, diary: Diary): Promise<Note> {
  const { page } = hands;
  if (wishes.curious && diary.turns === 5 && diary.ticketsDrawn === 0 && sight.mayDrawTickets) {
    await hands.drawTickets();
    return () => (diary.ticketsDrawn += 1);
  }
  if (wishes.station && diary.turns === 3 && (await hands.findCity(wishes.station))) {
    const note = await confirm(hands, "city");
    if (note) return () => diary.stations.push(note);
  }
  const [card, count] = Object.entries(sight.hand)
    .filter(([name]) => name !== "locomotive")
    .toSorted(([, a], [, b]) => b - a)[0] ?? ["locomotive", 0];
  const total = Object.values(sight.hand).reduce((sum, n) => sum + n, 0);
  if (count + (sight.hand["locomotive"] ?? 0) >= 4 || total >= 9) {
    if (await hands.findLane(card)) {
      const lane = await confirm(hands, "lane");
      if (lane) return () => diary.claims.push(lane);
      await hands.press(page.locator("section[data-kind] header button"));
    }
  }
  await hands.draw(bestPile(sight));
  return undefined;
}

/** Presses the key of a sheet that lets one do it; the sheet's title, or null where it says why not. */
async function confirm(hands: Hands, kind: "lane" | "city"): Promise<string | null> {
  await inSight(hands.page, kind);
  const sheet = hands.page.locator(`section[data-kind="${kind}"]`);
  const title = await sheet.locator("h2").textContent();
  if ((await sheet.locator(".key-wide").count()) === 0) return null;
  await hands.press(sheet.locator(".key-wide"));
  return title;
}

/** An open card of the colour most held, never an open locomotive; else the deck; else anything. */
function bestPile({ row, hand }: Sight): string {
  const open = row.filter((pile) => pile.open);
  const [best] = open
    .filter(({ slot, card }) => slot !== "deck" && card !== "locomotive" && (hand[card] ?? 0) > 1)
    .toSorted((a, b) => (hand[b.card] ?? 0) - (hand[a.card] ?? 0));
  return (best ?? open.find(({ slot }) => slot === "deck") ?? open[0])?.slot ?? "deck";
}
