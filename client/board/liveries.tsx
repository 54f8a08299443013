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

/** A station house in paper units, its foot in the middle at 0,0. */
const stationPaths = {
  wall: "M-24 0v-22h48v22z",
  roof: "M-30-20-14-42h28l16 22z",
  tower: "M-8-22v-30L0-64l8 12v30z",
  door: "M-5 0v-12h10V0zM-19-5v-9h8v9zM11-5v-9h8v9z",
} as const;

/** The pattern on a station's roof, one for each livery. */
const roofPatterns: Readonly<Record<PlayerColor, string>> = {
  blue: "",
  red: "M-22-32h44l3 5h-50z",
  green: "M-20-20l5-22h6l-3 22zM12-20l-3-22h6l5 22zM-4-24v-24l4-4 4 4v24z",
  yellow:
    "M-19-30m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M19-30m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0M0-40m-4 0a4 4 0 1 0 8 0a4 4 0 1 0-8 0",
  black: "M-24-24l9-12 5 0-9 12zM24-24l-9-12-5 0 9 12zM-5-40l5-8 5 8v6l-5-8-5 8z",
};

export function StationHouse(props: { readonly color: PlayerColor }) {
  return (
    <g data-livery={props.color} stroke="#1c140c" stroke-width="3" stroke-linejoin="round">
      <path d={stationPaths.wall} fill="#f6ecd4" />
      <path d={stationPaths.door} fill="#1c140c" stroke="none" />
      <path d={stationPaths.roof} fill="var(--c)" />
      <path d={stationPaths.tower} fill="var(--c)" />
      <path d={roofPatterns[props.color]} fill="var(--on)" stroke="none" />
    </g>
  );
}
