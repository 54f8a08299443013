/** The stations that have been built. */
import type { BoardProps } from "../types.ts";
import { StationHouse } from "./StationHouse.tsx";

export function Stations({ board, art, stations, colors }: BoardProps) {
  return (
    <g class="stations">
      {stations?.map(({ place, seat }) => {
        const [x, y] = art.places[board.places.findIndex(({ id }) => id === place)]!.at;
        return (
          <g key={place} transform={`translate(${x} ${y + 20})`}>
            <StationHouse color={colors[seat]!} />
          </g>
        );
      })}
    </g>
  );
}
