/** The times per turn one can choose from, in seconds; the wire allows any from 15 to 259,200. */
import { wordsOf } from "../words/index.ts";

export const clocks = [null, 30, 60, 120, 300, 3600, 43_200, 86_400, 259_200] as const;

export function clockText(seconds: number | null): string {
  const t = wordsOf("around").options.clocks;
  if (seconds === null) return t.none;
  if (seconds < 60) return t.seconds(seconds);
  if (seconds < 3600) return t.minutes(Math.round(seconds / 60));
  if (seconds < 86_400) return t.hours(Math.round(seconds / 3600));
  return t.days(Math.round(seconds / 86_400));
}
