/** What has happened, newest first: as many whole sentences as there is room for. */
import { useMemo } from "preact/hooks";
import { tableOf } from "../../engine/table.ts";
import type { GameEvent } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { tell } from "../planner/story.ts";
import { deedText } from "../table/telling.ts";

interface ChronicleProps {
  readonly board: Board;
  readonly room: Room;
  readonly events: readonly GameEvent[];
}

/** More than fit; the styles drop what would be cut off. */
const lines = 12;

export function Chronicle({ board, room, events }: ChronicleProps) {
  const deeds = useMemo(() => tell(events).slice(-lines).toReversed(), [events]);
  const table = tableOf(board);
  const all = room.seats.map((seat) => seat.name);
  return (
    <ul class="chronicle">
      {deeds.map((deed) => (
        <li key={deed.at}>{deedText(table, deed, { all, me: null })}</li>
      ))}
    </ul>
  );
}
