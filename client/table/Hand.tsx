/** My cards, by colour. Touching a colour lights the lanes it could pay for. */
import { cards } from "../../engine/types.ts";
import { words } from "../words/index.ts";
import { CardFace } from "./Card.tsx";
import type { Controller } from "./controller.ts";

export function Hand({ table }: { readonly table: Controller }) {
  const hand = table.mine.value?.hand;
  const w = words.value.table.hand;
  if (!hand) return null;
  const held = cards.filter((card) => hand[card] > 0);
  return (
    <section class="hand" data-n={held.length} aria-label={w.title}>
      {held.length === 0 && <p class="hand-empty">{w.empty}</p>}
      {held.map((card) => (
        <button
          key={card}
          type="button"
          class="fan"
          data-hand={card}
          data-n={Math.min(hand[card], 4)}
          aria-pressed={table.color.value === card}
          aria-label={w.show(hand[card], card)}
          onClick={() => table.pickColor(card)}
        >
          <CardFace card={card} />
          <b class="fan-count">{hand[card]}</b>
        </button>
      ))}
    </section>
  );
}
