/**
 * Named deadlines over the one alarm an object has. They are not stored: each is worked out from
 * what is known anyway, so that an alarm that comes twice, late or for nothing does no harm.
 */
import type { Game } from "./game.ts";
import type { Sheet } from "./sheet.ts";
import { timerOf } from "./clock.ts";
import { expiryOf } from "./cleanup.ts";

interface Due {
  readonly name: "move" | "watchers" | "cleanup";
  readonly at: number;
}

/** Pauses before a computer's move: so that people can follow, and when there is no one to. */
const pauses = { followed: 1000, choosing: 300, alone: 100 } as const;

/** How often the number of watchers is told. */
export const watchersEvery = 10_000;

const lookAgain = 86_400_000;

export interface Present {
  readonly seats: ReadonlySet<number>;
  readonly watchers: number;
}

/** A seat that will not move by itself, why, and when the room moves for it. */
export interface Push {
  readonly seat: number;
  readonly by: "bot" | "clock";
  readonly at: number;
}

export function pushOf(sheet: Sheet, game: Game, present: Present): Push | null {
  if (sheet.status !== "playing") return null;
  const movers = game.movers();
  const choosing = game.state.turn === null;
  const pace = present.seats.size === 0 ? "alone" : choosing ? "choosing" : "followed";
  const soon = game.lastAt + pauses[pace];
  const automatic = movers.find((seat) => {
    const record = sheet.seats[seat];
    return record?.kind === "bot" || record?.autopilot === true;
  });
  if (automatic !== undefined) return { seat: automatic, by: "bot", at: soon };
  const deadline = timerOf(sheet, game.turn)?.deadline ?? null;
  const [late] = movers;
  if (late === undefined || deadline === null) return null;
  // A turn of several acts that began in time is finished at a pace one can follow, too.
  return { seat: late, by: "clock", at: deadline > game.lastAt ? deadline : soon };
}

export function duesOf(sheet: Sheet, game: Game | null, present: Present, now: number): Due[] {
  const expiry = expiryOf(sheet, game);
  const someone = present.seats.size > 0 || present.watchers > 0;
  // While someone is here nothing is cleaned up; a day later it is looked at again.
  const cleanup = someone ? Math.max(expiry, now + lookAgain) : expiry;
  const dues: Due[] = [{ name: "cleanup", at: cleanup }];
  const push = game && pushOf(sheet, game, present);
  if (push) dues.push({ name: "move", at: push.at });
  if (present.watchers !== sheet.told.watchers) {
    dues.push({ name: "watchers", at: sheet.told.at + watchersEvery });
  }
  return dues;
}
