/**
 * The colours of cards and players. board.css names them; this is the one list of them, and
 * test/client/board/palette.test.ts measures every pair as colour-blind eyes see it.
 */
import type { Card, PlayerColor } from "../../engine/types.ts";

export const cardColors: Readonly<Record<Card, string>> = {
  purple: "#93418a",
  blue: "#2f75cc",
  orange: "#e0913c",
  white: "#f6f1e4",
  green: "#62995c",
  yellow: "#ecd22e",
  black: "#262626",
  red: "#a32019",
  locomotive: "#8c7a5e",
};

/** What is drawn on a card of that colour. */
export const cardInks: Readonly<Record<Card, string>> = {
  purple: "#fbf3e0",
  blue: "#fbf3e0",
  orange: "#3a2408",
  white: "#5a5045",
  green: "#fbf3e0",
  yellow: "#4a3808",
  black: "#f3e9d3",
  red: "#fdf3e0",
  locomotive: "#fdf6e6",
};

export const grayLane = "#b9ae9b";

export const playerColors: Readonly<Record<PlayerColor, string>> = {
  blue: "#2148ad",
  red: "#cb3a17",
  green: "#2ba365",
  yellow: "#f2c21a",
  black: "#201d28",
};

/** The pattern over a player's colour. */
export const playerInks: Readonly<Record<PlayerColor, string>> = {
  blue: "#dbe9fb",
  red: "#ffe9d6",
  green: "#e9f8dd",
  yellow: "#5a3d00",
  black: "#e8dfcc",
};
