import { closeCodes } from "../../worker/protocol.ts";
import { words, wordsSoon } from "../words/index.ts";

/** Why the room let go of us, by the code it gave: what it says beside the code is English. */
export function closedText(code: number): string {
  const { pages } = words.value;
  // These two are fetched when someone needs them; until then the line is simply not there.
  const watching = wordsSoon("around")?.watching;
  const refusals = wordsSoon("refusals");
  switch (code) {
    case closeCodes.noSuchGame:
      return pages.lost.game;
    case closeCodes.gone:
      return pages.lost.gone;
    case closeCodes.badToken:
      return watching?.deadSeat ?? pages.offline;
    case closeCodes.notWatched:
      return watching?.closed ?? pages.offline;
    case closeCodes.otherProtocol:
      return pages.update.text;
    case closeCodes.full:
      return watching?.crowded ?? pages.offline;
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
