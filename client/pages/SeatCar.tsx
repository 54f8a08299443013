/** A player's car, in colour and pattern; an outline where nobody sits. */
import type { PlayerColor } from "../../engine/types.ts";
import { Car } from "../board/liveries.tsx";

interface LiveryProps {
  readonly color: PlayerColor;
  readonly open?: boolean;
}

export function SeatCar({ color, open = false }: LiveryProps) {
  return open ? (
    <span class="seatcar open" aria-hidden="true" />
  ) : (
    <Car color={color} class="seatcar" />
  );
}
