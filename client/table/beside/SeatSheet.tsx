/** One player, in full. */
import { heightOf } from "../../../engine/piles.ts";
import { Car } from "../../board/liveries.tsx";
import { lastDeed } from "../../planner/story.ts";
import { words, wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { isAway } from "../Plates.tsx";
import { SheetFrame } from "../SheetFrame.tsx";
import { deedText, placeName } from "../telling.ts";

export function SeatSheet({ table, seat }: { readonly table: Controller; readonly seat: number }) {
  const [view, on] = [table.view.value, table.table.value];
  const who = table.session.room.value?.seats[seat];
  const side = view?.seats[seat];
  if (!view || !on || !who || !side) return null;
  const w = words.value.table;
  const b = wordsOf("beside");
  const deed = lastDeed(table.deeds.value, seat);
  const stations = on.board.rules.stations - side.stations.length;
  const facts = [
    w.points(side.points),
    w.trains(side.trains),
    w.cardsHeld(side.cards),
    w.ticketsHeld(heightOf(side.tickets)),
    ...(on.board.rules.stations > 0 ? [w.stationsLeft(stations)] : []),
    ...(who.kind === "bot" ? [b.seat.bot] : []),
    ...(isAway(who) ? [b.seat.away] : []),
    ...(who.autopilot ? [b.seat.autopilot] : []),
  ];
  const forsaken = isAway(who) && !who.autopilot;
  const playing = table.session.room.value?.status === "playing" && table.me.value !== null;
  const countries = side.countries.map(({ country, value }) =>
    wordsOf("deeds").country(placeName(on, country), value),
  );
  return (
    <SheetFrame
      table={table}
      kind="seat"
      title={
        <>
          <span class="deed-livery">
            <Car color={who.color} />
          </span>{" "}
          {who.name}
        </>
      }
      onClose={() => table.show(null)}
    >
      <p class="facts">
        {facts.map((fact) => (
          <span key={fact} class="fact">
            {fact}
          </span>
        ))}
      </p>
      {countries.length > 0 && (
        <p class="note">
          {b.seat.countries}: {w.list(countries)}
        </p>
      )}
      <p class="note">
        {b.seat.lastDeed}: {deed ? deedText(on, deed, table.names.value) : w.plates.nothingYet}
      </p>
      {forsaken && playing && (
        <button
          type="button"
          class="key-plain"
          onClick={() => void table.request({ type: "autopilot", seat, on: true })}
        >
          {b.seat.letAutopilot}
        </button>
      )}
    </SheetFrame>
  );
}
