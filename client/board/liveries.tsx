/** Each player's livery: a colour and a pattern that always go together. */
import type { PlayerColor } from "../../engine/types.ts";
import { patternPaths, type Space } from "./cars.ts";
import "./palette.css";

const sample: Space = { x: 0, y: 0, cos: 1, sin: 0, length: 84 };
const samplePatterns = Object.fromEntries(
  Object.entries(patternPaths).map(([color, draw]) => [color, draw([sample])]),
) as Readonly<Record<PlayerColor, string>>;

/** A small railway car in a player's livery, for lists, legends and buttons. */
export function Car(props: {
  readonly color: PlayerColor;
  readonly size?: number | string;
  readonly class?: string;
}) {
  return (
    <svg
      class={props.class}
      data-livery={props.color}
      viewBox="-46 -20 92 40"
      height={props.size ?? "1em"}
      width={props.size === undefined ? "2.3em" : undefined}
      aria-hidden="true"
    >
      <path
        d="M-43-13.5-39.5-17h79l3.5 3.5v27L39.5 17h-79L-43 13.5z"
        fill="var(--c)"
        stroke="#1c140c"
        stroke-width="2.5"
      />
      <path d={samplePatterns[props.color]} fill="var(--on)" />
    </svg>
  );
}
