/** The lanes: empty spaces in a card's colour, trains in a player's livery, tunnels and ferries. */
import type { PlayerColor } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import {
  carsPath,
  crossesPath,
  innerPath,
  linePath,
  patternPaths,
  portalsPath,
  roofsPath,
  type Space,
  spacesOf,
  spacesPath,
  wavesPath,
} from "./cars.ts";
import { still } from "./still.ts";
import { symbolPaths } from "./symbols.ts";
import type { BoardArt, Lit } from "./types.ts";

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

interface LaneProps {
  readonly board: Board;
  readonly art: BoardArt;
  readonly lane: number;
  readonly owner: PlayerColor | null;
  readonly closed: boolean;
}

const LaneRow = still(({ board, art, lane, owner, closed }: LaneProps) => {
  const { color, ferry = 0 } = board.lanes[lane]!;
  const spaces = spacesOf(art, lane);
  if (owner) {
    const cars = carsPath(spaces);
    return (
      <g class="train" data-livery={owner}>
        <path class="train-shadow" d={cars} />
        <path class="train-coupling" d={linePath(spaces)} />
        <path class="train-cars" d={cars} />
        <path class="train-roofs" d={roofsPath(spaces)} />
        <path class="train-pattern" d={patternPaths[owner](spaces)} />
      </g>
    );
  }
  return (
    <g class={closed ? "lane closed" : "lane"} data-card={color ?? "gray"}>
      <path class="lane-spaces" d={spacesPath(spaces)} />
      <path class="lane-inner" d={innerPath(spaces)} />
      {closed ? (
        <path class="lane-crosses" d={crossesPath(spaces)} />
      ) : (
        <>
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
        </>
      )}
    </g>
  );
});

export function Lanes(props: {
  readonly board: Board;
  readonly art: BoardArt;
  readonly owners: readonly (number | null)[];
  readonly colors: readonly PlayerColor[];
  readonly closed: ReadonlySet<number> | undefined;
  /** Only these; all of them if not given. */
  readonly only?: readonly number[];
}) {
  const { board, art, owners, colors, closed, only } = props;
  return (
    <g class="lanes">
      {(only ?? [...board.lanes.keys()]).map((lane) => {
        const seat = owners[lane] ?? null;
        return (
          <LaneRow
            key={lane}
            board={board}
            art={art}
            lane={lane}
            owner={seat === null ? null : (colors[seat] ?? null)}
            closed={closed?.has(lane) ?? false}
          />
        );
      })}
    </g>
  );
}

/** Light under lanes: one wide stroke each, so that it costs little. */
const Glow = still(
  (props: { readonly art: BoardArt; readonly lane: number; readonly kind: string }) => (
    <path class={`glow ${props.kind}`} d={linePath(spacesOf(props.art, props.lane))} />
  ),
);

export function Glows(props: {
  readonly art: BoardArt;
  readonly lit: Lit | null | undefined;
  readonly selected: number | null | undefined;
  readonly latest: number | null | undefined;
  readonly focus: number | null;
}) {
  const { art, lit, selected, latest, focus } = props;
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
