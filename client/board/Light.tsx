/** Light on lanes, and the veil over everything that is not lit. */
import { linePath, spacesOf } from "./cars.ts";
import { Lanes } from "./Lanes.tsx";
import { still } from "./still.ts";
import type { BoardArt, BoardProps } from "./types.ts";

/** Light under lanes: one wide stroke each, so that it costs little. */
const Glow = still(
  (props: { readonly art: BoardArt; readonly lane: number; readonly kind: string }) => (
    <path class={`glow ${props.kind}`} d={linePath(spacesOf(props.art, props.lane))} />
  ),
);

export function Glows(props: BoardProps) {
  const { art, lit, selected, latest } = props;
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
  const raised = new Set([...(lit?.lanes ?? []), selected, latest].filter((lane) => lane != null));
  return (
    <>
      <rect class="veil" x={x} y={y} width={width} height={height} />
      <Glows {...props} />
      <Lanes {...props} only={[...raised]} />
    </>
  );
}
