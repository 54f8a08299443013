/** The five open cards, the deck and the tickets: everything one can draw from. */
import type { ComponentChildren } from "preact";
import { heightOf } from "../../engine/piles.ts";
import type { Action } from "../../engine/types.ts";
import { words, wordsSoon } from "../words/index.ts";
import { CardBack, CardFace } from "./Card.tsx";
import type { Controller } from "./controller.ts";
import { Icon } from "./icons.tsx";
import { isPlaying } from "./Status.tsx";

export function Row({ table }: { readonly table: Controller }) {
  const view = table.view.value;
  const w = words.value.table.row;
  if (!view) return null;
  // Tickets are chosen before it is known what else there is to choose.
  const offered = isPlaying(table) && !table.busy.value && !!table.mine.value?.offer;
  const drawing = view.turn === table.me.value && view.drawn > 0;
  const deck = heightOf(view.deck);
  const tickets = heightOf(view.tickets);
  return (
    <section
      class="row"
      data-choosing={offered || table.legal.value.length > 0}
      aria-label={w.title}
    >
      {view.row.map((card, slot) =>
        card ? (
          <Pile
            key={slot}
            table={table}
            draw={{ type: "drawCard", from: slot }}
            label={w.take(card)}
            title={
              drawing && card === "locomotive" ? wordsSoon("beside")?.why.onlyFirst : undefined
            }
          >
            <CardFace card={card} />
          </Pile>
        ) : (
          <span key={slot} class="pile pile-gap" data-slot={slot} role="img" aria-label={w.empty} />
        ),
      )}
      <Pile
        kind="pile-deck"
        table={table}
        draw={{ type: "drawCard", from: "deck" }}
        label={w.drawBlind(deck)}
      >
        <CardBack />
        <b class="pile-count">{deck}</b>
      </Pile>
      <Pile
        kind="pile-tickets"
        table={table}
        draw={{ type: "drawTickets" }}
        label={w.drawTickets(tickets)}
      >
        <span class="card card-ticket">
          <Icon name="ticket" />
        </span>
        <b class="pile-count">{tickets}</b>
      </Pile>
    </section>
  );
}

interface PileProps {
  readonly table: Controller;
  readonly draw: Extract<Action, { type: "drawCard" | "drawTickets" }>;
  readonly label: string;
  readonly kind?: string;
  readonly title?: string | undefined;
  readonly children: ComponentChildren;
}

function Pile({ table, draw, label, kind, title, children }: PileProps) {
  const slot = draw.type === "drawCard" ? draw.from : undefined;
  const pending = table.session.pending.value;
  return (
    <button
      type="button"
      class={kind ? `pile ${kind}` : "pile"}
      data-slot={slot}
      data-taking={pending?.type === "drawCard" && pending.from === slot}
      aria-disabled={!table.may(draw)}
      aria-label={label}
      title={title}
      onClick={() => void table.act(draw)}
    >
      {children}
    </button>
  );
}
