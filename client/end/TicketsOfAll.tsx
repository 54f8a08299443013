/** Everyone's tickets, open at last. */
import type { Result } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { Car } from "../board/liveries.tsx";
import { wordsOf } from "../words/index.ts";
import { cityName } from "./cityName.ts";

interface TicketsProps {
  readonly board: Board;
  readonly room: Room;
  readonly result: Result;
  /** Whose tickets lie open from the start: mine, or else the winner's. */
  readonly mine: number | null;
}

export function TicketsOfAll({ board, room, result, mine }: TicketsProps) {
  const t = wordsOf("end");
  const open = mine ?? result.winners[0];
  return (
    <section aria-labelledby="all-tickets">
      <h2 id="all-tickets">{t.tickets}</h2>
      {result.scores.map((score, seat) => (
        <details key={seat} class="more" open={seat === open}>
          <summary>
            <span class="whose">
              <Car color={room.seats[seat]?.color ?? "blue"} />
              {t.ticketsOf(room.seats[seat]?.name ?? "")}
            </span>
            <b>{t.signed(score.tickets)}</b>
          </summary>
          <ul class="stublist">
            {[...score.completed, ...score.failed].map((number) => {
              const ticket = board.tickets[number];
              const done = score.completed.includes(number);
              return (
                ticket && (
                  <li key={number} class={done ? "good" : "bad"}>
                    <span>
                      {cityName(board, ticket.a)} – {cityName(board, ticket.b)}
                      <small>{done ? t.done : t.failed}</small>
                    </span>
                    <b>{t.signed(done ? ticket.points : -ticket.points)}</b>
                  </li>
                )
              );
            })}
            {score.completed.length + score.failed.length === 0 && <li>{t.noTickets}</li>}
          </ul>
        </details>
      ))}
    </section>
  );
}
