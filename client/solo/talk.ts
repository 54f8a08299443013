/** What the page and the solo room in its worker say to each other. */
import type { Action, GameEvent, GameLog } from "../../engine/types.ts";
import type { SoloRecord, SoloWish } from "../device/solo.ts";
import type { Refused } from "../session.ts";

/** The person's seat. Who begins is drawn by the game itself. */
export const personSeat = 0;

export type ToRoom =
  | { readonly type: "begin"; readonly wish: SoloWish; readonly seed: string }
  | { readonly type: "resume"; readonly record: SoloRecord }
  | { readonly type: "act"; readonly id: number; readonly action: Action }
  | { readonly type: "bot" }
  | { readonly type: "log"; readonly players: GameLog["players"] };

export type FromRoom =
  | {
      readonly type: "opened";
      readonly events: readonly GameEvent[];
      readonly commitment: string;
      readonly record: SoloRecord;
      readonly waitingFor: number | null;
    }
  | {
      readonly type: "events";
      readonly events: readonly GameEvent[];
      readonly record: SoloRecord;
      readonly waitingFor: number | null;
    }
  | { readonly type: "done"; readonly id: number }
  | { readonly type: "refused"; readonly id: number; readonly refused: Refused }
  | { readonly type: "log"; readonly log: GameLog };
