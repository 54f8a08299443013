/** The pieces the guide's pictures are made of: a lane of spaces, a card, a city. */
import type { Card, Color, PlayerColor } from "../../engine/types.ts";
import { symbolPaths } from "../board/symbols.ts";
import { StationHouse } from "../board/parts/StationHouse.tsx";

interface TrackProps {
  readonly x: number;
  readonly y: number;
  readonly spaces: number;
  readonly color: Color | null;
  /** Whose trains stand on it. */
  readonly owner?: PlayerColor;
  readonly tunnel?: boolean;
  /** How many spaces show a locomotive. */
  readonly ferry?: number;
  readonly closed?: boolean;
}

const step = 34;

/** A straight lane from left to right; 34 units a space. */
export function Track({ x, y, spaces, color, owner, tunnel, ferry = 0, closed }: TrackProps) {
  return (
    <g
      transform={`translate(${x} ${y})`}
      opacity={closed ? 0.35 : 1}
      data-card={owner ? undefined : (color ?? "gray")}
      data-livery={owner}
    >
      {Array.from({ length: spaces }, (_, i) => (
        <g key={i} transform={`translate(${i * step + step / 2} 0)`}>
          <rect
            x="-15"
            y="-8"
            width="30"
            height="16"
            rx="3"
            fill="var(--c)"
            stroke="#1c140c"
            stroke-width={tunnel ? 2.5 : 1.2}
            stroke-dasharray={tunnel ? "4 3" : undefined}
          />
          {owner && <path d="M-10-3h20M-10 3h20" stroke="var(--on)" stroke-width="2" />}
          {!owner && i < ferry && (
            <path d={`M0 0${symbolPaths.locomotive}`} transform="scale(.62)" fill="#fdf6e6" />
          )}
          {!owner && i >= ferry && color && (
            <path d={`M0 0${symbolPaths[color]}`} transform="scale(.5)" fill="var(--on)" />
          )}
          {closed && <path d="M-9-6l18 12M9-6l-18 12" stroke="#1c140c" stroke-width="2" />}
        </g>
      ))}
    </g>
  );
}

interface CityProps {
  readonly x: number;
  readonly y: number;
  readonly name?: string;
  readonly below?: boolean;
}

export function City({ x, y, name, below = false }: CityProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle r="7" fill="#f6ecd4" stroke="#7c2a1e" stroke-width="3.5" />
      {name !== undefined && (
        <text y={below ? 24 : -14} text-anchor="middle" class="cityname">
          {name}
        </text>
      )}
    </g>
  );
}

interface PlayingCardProps {
  readonly x: number;
  readonly y: number;
  readonly card: Card | "back";
  readonly tilt?: number;
}

export function PlayingCard({ x, y, card, tilt = 0 }: PlayingCardProps) {
  return (
    <g transform={`translate(${x} ${y}) rotate(${tilt})`} data-card={card}>
      <rect
        x="-17"
        y="-25"
        width="34"
        height="50"
        rx="4"
        fill={card === "back" ? "#7c2a1e" : "var(--c)"}
        stroke="#1c140c"
        stroke-width="1.4"
      />
      {card === "back" ? (
        <path d="M-11-19h22v38h-22z" fill="none" stroke="#fdf3e0" stroke-width="1.5" />
      ) : (
        <path d={`M0 0${symbolPaths[card]}`} fill="var(--on)" />
      )}
    </g>
  );
}

interface HouseProps {
  readonly x: number;
  readonly y: number;
  readonly color: PlayerColor;
}

export function House({ x, y, color }: HouseProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(.55)`}>
      <StationHouse color={color} />
    </g>
  );
}
