/** The tunnel's moment: what was laid, what is turned up, card by card, and what it comes to. */
import { tunnelWays } from "../../planner/payments.ts";
import { words, wordsOf } from "../../words/index.ts";
import { laidColor } from "../../../engine/legal.ts";
import { setOfCards } from "../../../engine/sets.ts";
import { CardBack, CardFace } from "../Card.tsx";
import { CardChip } from "./CardChip.tsx";
import type { Controller } from "../controller.ts";
import { SheetFrame } from "../SheetFrame.tsx";
import { cardsText } from "../telling.ts";
import { laneName } from "./wayNames.ts";

export function TunnelSheet({ table }: { readonly table: Controller }) {
  const on = table.table.value;
  const view = table.view.value;
  const tunnel = view?.tunnel;
  if (!on || !tunnel) return null;
  const w = wordsOf("beside").tunnel;
  const color = laidColor(tunnel.laid);
  const counts = (card: string) => card === "locomotive" || card === color;
  const mine = view.turn === table.me.value;
  const ways = tunnelWays(table.legal.value);
  const extra = tunnel.extra;
  return (
    <SheetFrame table={table} kind="tunnel" title={w.title(laneName(on, tunnel.lane))}>
      <div class="tunnel">
        <div class="tunnel-laid" role="img" aria-label={`${w.laid}: ${cardsText(tunnel.laid)}`}>
          {color && (
            <CardChip card={color} n={tunnel.laid.filter((card) => card === color).length} />
          )}
          {tunnel.laid.includes("locomotive") && (
            <CardChip
              card="locomotive"
              n={tunnel.laid.filter((card) => card === "locomotive").length}
            />
          )}
        </div>
        <ol class="tunnel-cards" aria-label={w.turned}>
          {[0, 1, 2].map((i) => {
            const card = tunnel.revealed[i];
            return (
              <li key={i} class="flip" data-up={card !== undefined} data-hit={card && counts(card)}>
                {card ? (
                  <>
                    <CardFace card={card} />
                    <span class="unseen">{words.value.table.cards[card]}</span>
                  </>
                ) : (
                  <CardBack />
                )}
              </li>
            );
          })}
        </ol>
      </div>
      {extra !== null && (
        <p class="tunnel-verdict" data-free={extra === 0}>
          {extra === 0 ? w.free : w.extra(extra)}
        </p>
      )}
      {mine && extra !== null && extra > 0 && (
        <div class="choices">
          {ways.length === 0 && <p class="why">{w.cannot}</p>}
          {ways.map((locomotives) => (
            <button
              key={locomotives}
              type="button"
              class="key"
              disabled={table.busy.value}
              onClick={() => void table.act({ type: "payTunnel", locomotives })}
            >
              {w.pay(cardsText(setOfCards(color, extra, locomotives)))}
            </button>
          ))}
          <button
            type="button"
            class="key-plain"
            disabled={table.busy.value}
            onClick={() => void table.act({ type: "abandonTunnel" })}
          >
            {w.back}
          </button>
        </div>
      )}
    </SheetFrame>
  );
}
