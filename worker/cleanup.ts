/** How long a room is kept when nobody comes, and what is left of it then. */
import type { Game } from "./game.ts";
import type { Sheet } from "./sheet.ts";

const day = 86_400_000;

const kept = { lobby: day, playing: 14 * day, over: 90 * day } as const;

/** A tombstone answers "it was here once" for this long. */
export const tombstoneFor = 30 * day;

/** When the room goes unless someone is here. */
export function expiryOf(sheet: Sheet, game: Game | null): number {
  switch (sheet.status) {
    case "lobby":
      return sheet.seen + kept.lobby;
    case "playing":
      return Math.max(sheet.seen, game?.lastAt ?? 0) + kept.playing;
    case "finished":
    case "ended":
      return (sheet.overAt ?? sheet.seen) + kept.over;
    default:
      return sheet.status satisfies never;
  }
}
