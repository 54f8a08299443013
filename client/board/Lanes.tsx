/** The lanes: empty spaces in a card's colour, tunnels and ferries. */
import type { Board } from "../../maps/board.ts";
import {
  innerPath,
  linePath,
  portalsPath,
  type Space,
  spacesOf,
  spacesPath,
  wavesPath,
} from "./cars.ts";
import { trains } from "./parts.ts";
import { still } from "./still.ts";
import { symbolPaths } from "./symbols.ts";
import type { BoardArt, BoardProps } from "./types.ts";

/** Which spaces of a ferry carry a locomotive: the middle ones. */
const ferrySpaces = (spaces: readonly Space[], count: number): readonly Space[] => {
  const first = Math.floor((spaces.length - count) / 2);
  return spaces.slice(first, first + count);
};

/** The light disc behind a ferry's locomotive. */
const roundel = "m-19 0a19 19 0 0 1 38 0 19 19 0 0 1-38 0z";

const symbols = (spaces: readonly Space[], path: string) =>
  spaces.map((s) => `M${s.x} ${s.y}${path}`).join("");

/** What lies around a lane for good: hachures and portals of tunnels, waves of ferries. */
export const Grounds = still(
  ({ board, art }: { readonly board: Board; readonly art: BoardArt }) => (
    <g class="grounds">
      {board.lanes.map((lane, i) => {
        if (!lane.tunnel && !lane.ferry) return null;
        const spaces = spacesOf(art, i);
        return lane.tunnel ? (
          <g key={i}>
            <path class="tunnel-bed" d={linePath(spaces)} />
            <path class="tunnel-hachures" d={linePath(spaces)} />
            <path class="tunnel-portal" d={portalsPath(spaces)} />
          </g>
        ) : (
          <g key={i}>
            <path class="ferry-bed" d={linePath(spaces)} />
            <path class="ferry-waves" d={wavesPath(spaces)} />
          </g>
        );
      })}
    </g>
  ),
);

export interface LaneProps {
  readonly board: Board;
  readonly art: BoardArt;
  readonly lane: number;
}

const OpenLane = still(({ board, art, lane }: LaneProps) => {
  const { color, ferry = 0 } = board.lanes[lane]!;
  const spaces = spacesOf(art, lane);
  return (
    <g class="lane" data-card={color ?? "gray"}>
      <path class="lane-spaces" d={spacesPath(spaces)} />
      <path class="lane-inner" d={innerPath(spaces)} />
      {color && <path class="lane-symbols" d={symbols(spaces, symbolPaths[color])} />}
      {ferry > 0 && (
        <>
          <path class="ferry-roundels" d={symbols(ferrySpaces(spaces, ferry), roundel)} />
          <path
            class="lane-symbols"
            d={symbols(ferrySpaces(spaces, ferry), symbolPaths.locomotive)}
          />
        </>
      )}
    </g>
  );
});

/** All lanes, or only some of them. */
export function Lanes(props: BoardProps & { readonly only?: readonly number[] }) {
  const { board, art, owners, colors, closed, only } = props;
  return (
    <g class="lanes">
      {(only ?? [...board.lanes.keys()]).map((lane) => {
        const lines = { key: lane, board, art, lane };
        const seat = owners[lane] ?? null;
        const color = seat !== null && colors[seat];
        const part = (color || closed?.has(lane)) && trains();
        if (!part) return <OpenLane {...lines} />;
        return color ? <part.Train {...lines} color={color} /> : <part.ClosedLane {...lines} />;
      })}
    </g>
  );
}
