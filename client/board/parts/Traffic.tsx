/** What lies on the lanes once a game is on: trains, crosses where one is closed, and light. */
import type { PlayerColor } from "../../../engine/types.ts";
import { innerPath, linePath, spacesOf, spacesPath } from "../cars.ts";
import { type LaneProps, Lanes } from "../Lanes.tsx";
import { still } from "../still.ts";
import type { BoardArt, BoardProps } from "../types.ts";
import { carsPath, crossesPath, patternPath, roofsPath } from "./trains.ts";
import "./traffic.css";

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

/** Light under lanes: one wide stroke each, so that it costs little. */
const Glow = still(
  (props: { readonly art: BoardArt; readonly lane: number; readonly kind: string }) => (
    <path class={`glow ${props.kind}`} d={linePath(spacesOf(props.art, props.lane))} />
  ),
);

const focusOf = ({ focus }: BoardProps) => (focus?.kind === "lane" ? focus.lane : null);

export function Glows(props: BoardProps) {
  const { art, lit, selected, latest } = props;
  const focus = focusOf(props);
  return (
    <g class="glows">
      {[...(lit?.lanes ?? [])].map((lane) => (
        <Glow key={lane} art={art} lane={lane} kind={lit!.kind} />
      ))}
      {latest != null && <Glow key="latest" art={art} lane={latest} kind="latest" />}
      {selected != null && (
        <>
          <Glow key="edge" art={art} lane={selected} kind="selected-edge" />
          <Glow key="selected" art={art} lane={selected} kind="selected" />
        </>
      )}
      {focus !== null && <Glow key="focus" art={art} lane={focus} kind="focus" />}
    </g>
  );
}

/**
 * What is lit is drawn a second time, above a veil over everything else: one rectangle is cheaper
 * than a hundred faded lanes.
 */
export function Raised(props: BoardProps) {
  const { art, lit, selected, latest } = props;
  const [x, y, width, height] = art.sheet;
  const raised = new Set(
    [...(lit?.lanes ?? []), selected, latest, focusOf(props)].filter((lane) => lane != null),
  );
  return (
    <>
      <rect class="veil" x={x} y={y} width={width} height={height} />
      <Glows {...props} />
      <Lanes {...props} only={[...raised]} />
    </>
  );
}
