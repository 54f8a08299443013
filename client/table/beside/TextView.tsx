/** The whole table as text, on the same controller: for those who listen to it or prefer to read. */
import { cards } from "../../../engine/types.ts";
import { heightOf } from "../../../engine/piles.ts";
import { stationPrice } from "../../../engine/claim.ts";
import { change } from "../../device/settings.ts";
import { lastDeed } from "../../planner/story.ts";
import { words, wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { isAway } from "../Plates.tsx";
import { statusOf } from "../Status.tsx";
import { TicketList } from "../TicketList.tsx";
import { deedText } from "../telling.ts";
import { LaneList } from "./LaneList.tsx";
import { LogLines } from "./LogLines.tsx";
import { StationPicker } from "./StationPicker.tsx";

export function TextView({ table }: { readonly table: Controller }) {
  const view = table.view.value;
  const on = table.table.value;
  const room = table.session.room.value;
  const mine = table.mine.value;
  if (!view || !on || !room) return null;
  const w = words.value.table;
  const b = wordsOf("beside");
  const hand = mine?.hand;
  return (
    <div class="text-view">
      <h1>{b.text.title}</h1>
      <button type="button" class="key-plain" onClick={() => change({ textView: false })}>
        {b.text.leave}
      </button>
      <section aria-labelledby="text-now">
        <h2 id="text-now">{b.text.status}</h2>
        <p>{statusOf(table).text}</p>
      </section>
      <section aria-labelledby="text-players">
        <h2 id="text-players">{b.text.players}</h2>
        <ul class="plain-list">
          {view.seats.map((seat, i) => {
            const who = room.seats[i];
            const deed = lastDeed(table.deeds.value, i);
            const facts = [
              w.points(seat.points),
              w.trains(seat.trains),
              w.cardsHeld(seat.cards),
              w.ticketsHeld(heightOf(seat.tickets)),
              ...(on.board.rules.stations > 0
                ? [w.stationsLeft(on.board.rules.stations - seat.stations.length)]
                : []),
              ...(view.turn === i ? [b.seat.turn] : []),
              ...(who && isAway(who) ? [b.seat.away] : []),
            ];
            return (
              <li key={i}>
                <b>
                  {who?.name}
                  {i === table.me.value && ` (${w.you})`}
                </b>
                : {facts.join(", ")}. {deed && deedText(on, deed, table.names.value)}
              </li>
            );
          })}
        </ul>
      </section>
      {hand && (
        <section aria-labelledby="text-hand">
          <h2 id="text-hand">{b.text.hand}</h2>
          <p>
            {mine.cards === 0
              ? w.hand.empty
              : w.list(
                  cards.flatMap((card) => (hand[card] > 0 ? [w.cardCount(hand[card], card)] : [])),
                )}
          </p>
        </section>
      )}
      {mine && (
        <section aria-labelledby="text-tickets">
          <h2 id="text-tickets">{b.text.tickets}</h2>
          <TicketList table={table} />
        </section>
      )}
      <section aria-labelledby="text-lanes">
        <h2 id="text-lanes">{b.text.lanes}</h2>
        <LaneList table={table} />
      </section>
      {mine && on.board.rules.stations > 0 && (
        <section aria-labelledby="text-stations">
          <h2 id="text-stations">{b.text.stations}</h2>
          <p>{b.city.buildFor(stationPrice(mine))}</p>
          <StationPicker table={table} />
        </section>
      )}
      <section aria-labelledby="text-log">
        <h2 id="text-log">{b.text.log}</h2>
        <LogLines table={table} />
      </section>
    </div>
  );
}
