import { closeCodes } from "../../worker/protocol.ts";
import { words, wordsOf, wordsSoon } from "../words/index.ts";

/** Why the room let go of us, by the code it gave: what it says beside the code is English. */
export function closedText(code: number): string {
  const { pages } = words.value;
  const { lost, update, watching } = wordsOf("around");
  // Fetched when someone needs it; until then the line is simply not there.
  const refusals = wordsSoon("refusals");
  switch (code) {
    case closeCodes.noSuchGame:
      return lost.game;
    case closeCodes.gone:
      return lost.gone;
    case closeCodes.badToken:
      return watching.deadSeat;
    case closeCodes.notWatched:
      return watching.closed;
    case closeCodes.otherProtocol:
      return update.text;
    case closeCodes.full:
      return watching.crowded;
    case closeCodes.silent:
      return pages.offline;
    case closeCodes.tooFast:
      return refusals?.["too-fast"] ?? pages.offline;
    case closeCodes.foreignOrigin:
      return refusals?.["foreign-origin"] ?? pages.offline;
    default:
      return refusals?.["hello-first"] ?? pages.offline;
  }
}
