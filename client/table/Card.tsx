/** A train card, face up or face down. */
import type { Card } from "../../engine/types.ts";
import { CardSymbol } from "../board/symbols.tsx";
import { Wagon } from "./wagons.tsx";

export function CardFace({ card }: { readonly card: Card }) {
  return (
    <span class="card" data-card={card}>
      <Wagon card={card} />
      <span class="card-medal">
        <CardSymbol card={card} />
      </span>
    </span>
  );
}

export function CardBack() {
  return <span class="card card-back" />;
}

/** A small lozenge of the colour with its symbol, for lists of cards in a line. */
export function CardChip({ card, n }: { readonly card: Card; readonly n?: number }) {
  return (
    <span class="chip" data-card={card}>
      <CardSymbol card={card} />
      {n !== undefined && <b>{n}</b>}
    </span>
  );
}
