/** Everyone at the table: numbers for all, cards and tickets as far as the eyes may see them. */
import { cards, type PlayerColor, type Seat, type State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import { Car } from "../board/liveries.tsx";
import { cityName } from "../end/cityName.ts";
import { CardChip } from "../table/beside/CardChip.tsx";
import { wordsOf } from "../words/index.ts";

interface HandsProps {
  readonly view: State;
  readonly names: readonly string[];
  readonly colors: readonly PlayerColor[];
  readonly board: Board;
}

export function Hands({ view, names, colors, board }: HandsProps) {
  const t = wordsOf("replay");
  return (
    <ul class="hands">
      {view.seats.map((seat, i) => (
        <li key={i} class={view.turn === i ? "turn" : ""}>
          <p class="who">
            <Car color={colors[i] ?? "blue"} />
            <strong>{names[i]}</strong>
            <span>
              {t.points(seat.points)} · {t.trains(seat.trains)} · {t.cards(seat.cards)} ·{" "}
              {t.tickets(typeof seat.tickets === "number" ? seat.tickets : seat.tickets.length)}
            </span>
          </p>
          <Cards seat={seat} label={t.hand(names[i] ?? "")} />
          <Tickets seat={seat} board={board} />
        </li>
      ))}
    </ul>
  );
}

function Cards({ seat, label }: { readonly seat: Seat; readonly label: string }) {
  const { hand } = seat;
  if (!hand || seat.cards === 0) return null;
  return (
    <p class="chips" role="group" aria-label={label}>
      {cards.map((card) => hand[card] > 0 && <CardChip key={card} card={card} n={hand[card]} />)}
    </p>
  );
}

function Tickets({ seat, board }: { readonly seat: Seat; readonly board: Board }) {
  if (typeof seat.tickets === "number" || seat.tickets.length === 0) return null;
  return (
    <p class="held">
      {seat.tickets.map((number) => {
        const ticket = board.tickets[number];
        return (
          ticket && (
            <span key={number}>
              {cityName(board, ticket.a)} – {cityName(board, ticket.b)} <b>{ticket.points}</b>
            </span>
          )
        );
      })}
    </p>
  );
}
