/** What lies on the lanes once a game is on: trains, and crosses where one is closed. */
import type { PlayerColor } from "../../../engine/types.ts";
import { innerPath, linePath, spacesOf, spacesPath } from "../cars.ts";
import type { LaneProps } from "../Lanes.tsx";
import { still } from "../still.ts";
import { carsPath, crossesPath, patternPath, roofsPath } from "./cars.ts";
import "./trains.css";

export const Train = still(({ art, lane, color }: LaneProps & { readonly color: PlayerColor }) => {
  const spaces = spacesOf(art, lane);
  const cars = carsPath(spaces);
  return (
    <g class="train" data-livery={color}>
      <path class="train-shadow" d={cars} />
      <path class="train-coupling" d={linePath(spaces)} />
      <path class="train-cars" d={cars} />
      <path class="train-roofs" d={roofsPath(spaces)} />
      <path class="train-pattern" d={patternPath(color, spaces)} />
    </g>
  );
});

export const ClosedLane = still(({ board, art, lane }: LaneProps) => {
  const spaces = spacesOf(art, lane);
  return (
    <g class="lane closed" data-card={board.lanes[lane]!.color ?? "gray"}>
      <path class="lane-spaces" d={spacesPath(spaces)} />
      <path class="lane-inner" d={innerPath(spaces)} />
      <path class="lane-crosses" d={crossesPath(spaces)} />
    </g>
  );
});
