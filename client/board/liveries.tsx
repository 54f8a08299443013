/** Each player's livery: a colour and a pattern that always go together. */
import type { PlayerColor } from "../../engine/types.ts";
import "./palette.css";

/** The patterns of trains (parts/cars.ts) as they are on a car 84 long. */
export const samples: Readonly<Record<PlayerColor, string>> = {
  blue: "",
  red: "M-35-4.5h70v9h-70z",
  green: "M-29.2-15.5h8v31h-8zm25.2 0h8v31h-8zm25.2 0h8v31h-8z",
  yellow:
    "M-30.8 0a6.4 6.4 0 1 0 12.8 0 6.4 6.4 0 1 0-12.8 0zm24.4 0a6.4 6.4 0 1 0 12.8 0 6.4 6.4 0 1 0-12.8 0zm24.4 0a6.4 6.4 0 1 0 12.8 0 6.4 6.4 0 1 0-12.8 0z",
  black: "M-28.8-14h8l14 14-14 14h-8l14-14zm26.8 0h8l14 14-14 14h-8l14-14z",
};

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
      <path d={samples[props.color]} fill="var(--on)" />
    </svg>
  );
}
