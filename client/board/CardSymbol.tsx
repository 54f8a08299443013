import type { Card } from "../../engine/types.ts";
import { symbolPaths } from "./symbols.ts";
import "./palette.css";

/** A card's symbol in the ink of the card it is drawn on. */
export function CardSymbol({ card }: { readonly card: Card }) {
  return (
    <svg viewBox="-12 -12 24 24" width="1em" height="1em" aria-hidden="true">
      <path d={`M0 0${symbolPaths[card]}`} fill="var(--on)" />
    </svg>
  );
}
