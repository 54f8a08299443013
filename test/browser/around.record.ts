/** A solo game that is over, as a device would have kept it. */
import { SoloRoom } from "../../client/solo/room.ts";
import type { SoloRecord } from "../../client/device/solo.ts";
import { bots } from "../../engine/bots/index.ts";
import type { State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";

export function finishedGame(board: Board, opponents: number): SoloRecord {
  const wish = { map: board.id, opponents, level: "easy" as const };
  const room = new SoloRoom(board, wish, "d1".repeat(32));
  for (let i = 0; i < 3000 && !room.finished; i++) {
    if (room.botMoves()) continue;
    const events = room.sofar;
    const view = events.reduce<State | undefined>((s, e) => room.rules.evolve(s, e), undefined);
    room.act(bots.greedy(room.rules, { view: view as State, events, seat: 0 }, String(i)).action);
  }
  return room.record;
}
