/** Everyone's points as they stand: flaps that turn, and a rail each on which the cars come along. */
import type { Room } from "../../worker/protocol.ts";
import { Car } from "../board/liveries.tsx";

interface TallyProps {
  readonly totals: readonly number[];
  /** The seats whose points this step has changed. */
  readonly moved: readonly number[];
  readonly room: Room;
  /** The most anyone has at any time: the end of the rails. */
  readonly goal: number;
}

export function Tally({ totals, moved, room, goal }: TallyProps) {
  return (
    <ol class="tally" data-few={totals.length <= 3}>
      {totals.map((total, seat) => {
        const color = room.seats[seat]?.color ?? "blue";
        const part = Math.max(0, Math.min(1, total / goal));
        return (
          <li key={seat} class={moved.includes(seat) ? "moved" : ""} data-livery={color}>
            <span>{room.seats[seat]?.name}</span>
            <b key={total}>{total}</b>
            <i class="rail" aria-hidden="true" style={{ "--part": part.toFixed(3) }}>
              <Car color={color} />
            </i>
          </li>
        );
      })}
    </ol>
  );
}
