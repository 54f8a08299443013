/** The five open cards, the deck and the tickets: everything one can draw from. */
import { heightOf } from "../../engine/piles.ts";
import { words, wordsSoon } from "../words/index.ts";
import { CardBack, CardFace } from "./Card.tsx";
import type { Controller } from "./controller.ts";
import { Icon } from "./icons.tsx";
import { isPlaying } from "./Status.tsx";

export function Row({ table }: { readonly table: Controller }) {
  const view = table.view.value;
  const w = words.value.table.row;
  const legal = table.legal.value;
  const may = (from: number | "deck") =>
    legal.some((action) => action.type === "drawCard" && action.from === from);
  if (!view) return null;
  // Tickets are chosen before it is known what else there is to choose.
  const offered = isPlaying(table) && !table.busy.value && !!table.mine.value?.offer;
  const pending = table.session.pending.value;
  const taking = pending?.type === "drawCard" ? pending.from : null;
  const drawing = view.turn === table.me.value && view.drawn > 0;
  const mayTickets = legal.some(({ type }) => type === "drawTickets");
  const deck = heightOf(view.deck);
  const tickets = heightOf(view.tickets);
  return (
    <section class="row" data-choosing={offered || legal.length > 0} aria-label={w.title}>
      {view.row.map((card, slot) =>
        card ? (
          <button
            key={slot}
            type="button"
            class="pile"
            data-slot={slot}
            data-taking={taking === slot}
            aria-disabled={!may(slot)}
            aria-label={w.take(card)}
            title={
              drawing && card === "locomotive" ? wordsSoon("beside")?.why.onlyFirst : undefined
            }
            onClick={() => void table.act({ type: "drawCard", from: slot })}
          >
            <CardFace card={card} />
          </button>
        ) : (
          <span key={slot} class="pile pile-gap" data-slot={slot} role="img" aria-label={w.empty} />
        ),
      )}
      <button
        type="button"
        class="pile pile-deck"
        data-slot="deck"
        data-taking={taking === "deck"}
        aria-disabled={!may("deck")}
        aria-label={w.drawBlind(deck)}
        onClick={() => void table.act({ type: "drawCard", from: "deck" })}
      >
        <CardBack />
        <b class="pile-count">{deck}</b>
      </button>
      <button
        type="button"
        class="pile pile-tickets"
        aria-disabled={!mayTickets}
        aria-label={w.drawTickets(tickets)}
        onClick={() => void table.act({ type: "drawTickets" })}
      >
        <span class="card card-ticket">
          <Icon name="ticket" />
        </span>
        <b class="pile-count">{tickets}</b>
      </button>
    </section>
  );
}
