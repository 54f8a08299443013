/** Checking a finished game in the browser: the seal, every shuffle, every event. */
import { rulesFor, type Verdict } from "../../engine/index.ts";
import type { GameLog } from "../../engine/types.ts";
import { loadBoard } from "../connection/boards.ts";

/** What of the log is wrong. */
export type Part = "format" | "players" | "seed" | "commitment" | "event" | "end";

export type Checked =
  | {
      readonly genuine: true;
      readonly how: "replayed" | "folded";
      readonly finished: boolean;
      readonly shuffles: number;
      readonly actions: number;
      readonly events: number;
    }
  | {
      readonly genuine: false;
      readonly at: number | null;
      readonly seal: boolean;
      readonly part: Part;
    };

/** `seen` is the seal this device was shown while the game was played, if it was there. */
export async function checkLog(log: GameLog, seen: string | null): Promise<Checked> {
  if (seen !== null && log.commitment !== seen) {
    return { genuine: false, at: null, seal: true, part: "commitment" };
  }
  const verdict: Verdict = rulesFor(await loadBoard(log.map)).verify(log);
  if (!("ok" in verdict)) {
    const at = typeof verdict.at === "number" ? verdict.at : null;
    const part = typeof verdict.at === "number" ? "event" : verdict.at;
    return { genuine: false, at, seal: false, part };
  }
  return {
    genuine: true,
    how: verdict.checked,
    finished: verdict.finished,
    // The first shuffles lie in `started`: the cards, and the tickets.
    shuffles:
      2 +
      log.events.filter(
        (event) => event.type === "deckShuffled" || event.type === "ticketsShuffled",
      ).length,
    actions: log.actions.length,
    events: log.events.length,
  };
}
