/** A tunnel's moment, for everyone in the room: the three cards, large, over the board. */
import { laidColor } from "../../engine/legal.ts";
import { tableOf } from "../../engine/table.ts";
import type { Card, State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import { CardBack, CardFace } from "../table/Card.tsx";
import { laneName } from "../table/beside/wayNames.ts";
import { words, wordsSoon } from "../words/index.ts";
import "./dig.css";

interface DigProps {
  readonly board: Board;
  readonly tunnel: NonNullable<State["tunnel"]>;
}

export function Dig({ board, tunnel }: DigProps) {
  const b = wordsSoon("beside");
  if (!b) return null;
  const w = b.tunnel;
  const color = laidColor(tunnel.laid);
  const { extra } = tunnel;
  return (
    <section class="dig" aria-label={w.title(laneName(tableOf(board), tunnel.lane))}>
      <h2>{w.title(laneName(tableOf(board), tunnel.lane))}</h2>
      <p class="laid">
        <span>{w.laid}</span>
        {tunnel.laid.map((card, i) => (
          <Face key={i} card={card} />
        ))}
      </p>
      <ol class="portal" aria-label={w.turned}>
        {[0, 1, 2].map((i) => {
          const card = tunnel.revealed[i];
          const hit = card === "locomotive" || (card !== undefined && card === color);
          return (
            <li key={i} data-up={card !== undefined} data-hit={hit}>
              {card ? <Face card={card} /> : <CardBack />}
            </li>
          );
        })}
      </ol>
      <p class="verdict" aria-live="polite" data-free={extra === 0}>
        {extra === null ? b.status.digging : extra === 0 ? w.free : w.extra(extra)}
      </p>
    </section>
  );
}

function Face({ card }: { readonly card: Card }) {
  return (
    <span>
      <CardFace card={card} />
      <span class="unseen">{words.value.table.cards[card]}</span>
    </span>
  );
}
