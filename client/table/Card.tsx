/** A train card, face up or face down. */
import type { Card } from "../../engine/types.ts";
import { CardSymbol } from "../board/CardSymbol.tsx";
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
