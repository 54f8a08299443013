/** What only the host may do, and how the role moves on when the host is gone. */
import type { Hall } from "./hall.ts";
import { Refused } from "./refused.ts";
import type { Sheet } from "./sheet.ts";

/** Away this long, a seat may be handed to autopilot and the host's role to another. */
const awayAfter = 60_000;

export function isAway(sheet: Sheet, seat: number, now: number): boolean {
  const away = sheet.seats[seat]?.away ?? null;
  return away !== null && now - away >= awayAfter;
}

/**
 * The sheet in which this seat is host, or a refusal. A host who has been away for a minute hands
 * the role on to whoever needs it: else nobody could give the host a new link.
 */
export function asHost(hall: Hall, seat: number, now: number): Sheet {
  const { sheet } = hall;
  if (sheet.host === seat) return sheet;
  if (sheet.host === null || isAway(sheet, sheet.host, now)) return { ...sheet, host: seat };
  throw new Refused("not-host", "Only the host can do this.");
}
