import { closeCodes } from "../../worker/protocol.ts";
import { words } from "../words/index.ts";

/** Why the room let go of us, by the code it gave: what it says beside the code is English. */
export function closedText(code: number): string {
  const { pages, refusals } = words.value;
  switch (code) {
    case closeCodes.noSuchGame:
      return pages.lost.game;
    case closeCodes.gone:
      return pages.lost.gone;
    case closeCodes.badToken:
      return pages.watching.deadSeat;
    case closeCodes.notWatched:
      return pages.watching.closed;
    case closeCodes.otherProtocol:
      return pages.update.text;
    case closeCodes.full:
      return pages.watching.crowded;
    case closeCodes.silent:
      return pages.offline;
    case closeCodes.tooFast:
      return refusals["too-fast"];
    case closeCodes.foreignOrigin:
      return refusals["foreign-origin"];
    default:
      return refusals["hello-first"];
  }
}
