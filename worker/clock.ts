/**
 * The clock of a turn. Usually it is just the turn's beginning plus the room's seconds, and nothing
 * is stored for it; only when it stands still, or goes on after that, is there a timer in the sheet.
 */
import type { Turn } from "./game.ts";
import type { Sheet, Timer } from "./sheet.ts";

/** What someone gets at least who comes back to a clock that ran on unseen. */
const grace = 15_000;

/** A clock under an hour does not run while nobody is at the table. */
export const standsStill = (sheet: Sheet) => sheet.clock !== null && sheet.clock < 3600;

/** The clock of this turn: running to a deadline, or standing with time remaining. */
export function timerOf(sheet: Sheet, turn: Turn): Timer | null {
  if (sheet.clock === null || sheet.status !== "playing") return null;
  if (sheet.timer?.turn === turn.seq) return sheet.timer;
  const time = sheet.clock * 1000;
  return turn.still
    ? { turn: turn.seq, deadline: null, remaining: time }
    : { turn: turn.seq, deadline: turn.at + time, remaining: null };
}

/** Nobody is at the table any more. `unseen`: since a moment that nobody noted. */
export function pause(sheet: Sheet, turn: Turn, now: number, unseen = false): Sheet {
  const timer = timerOf(sheet, turn);
  if (!standsStill(sheet) || timer === null || timer.deadline === null) return sheet;
  const remaining = Math.max(timer.deadline - now, unseen ? grace : 0);
  return { ...sheet, timer: { turn: turn.seq, deadline: null, remaining } };
}

/** Someone is at the table again. */
export function resume(sheet: Sheet, turn: Turn, now: number): Sheet {
  const timer = timerOf(sheet, turn);
  if (timer === null || timer.remaining === null) return sheet;
  return {
    ...sheet,
    timer: { turn: turn.seq, deadline: now + timer.remaining, remaining: null },
  };
}
