/** The stations that have been built. */
import type { PlayerColor } from "../../../engine/types.ts";
import type { Board } from "../../../maps/board.ts";
import type { BoardArt, BuiltStation } from "../types.ts";
import { StationHouse } from "./StationHouse.tsx";

export function Stations(props: {
  readonly board: Board;
  readonly art: BoardArt;
  readonly stations: readonly BuiltStation[] | undefined;
  readonly colors: readonly PlayerColor[];
}) {
  const { board, art, stations, colors } = props;
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
