/** A small lozenge of the colour with its symbol, for lists of cards in a line. */
import type { Card } from "../../../engine/types.ts";
import { CardSymbol } from "../../board/CardSymbol.tsx";
import "./chips.css";

export function CardChip({ card, n }: { readonly card: Card; readonly n?: number }) {
  return (
    <span class="chip" data-card={card}>
      <CardSymbol card={card} />
      {n !== undefined && <b>{n}</b>}
    </span>
  );
}
