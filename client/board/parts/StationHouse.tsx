/** A station house in a player's livery. */
import type { PlayerColor } from "../../../engine/types.ts";
import "../palette.css";

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
