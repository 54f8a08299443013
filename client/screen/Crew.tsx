/** Everyone at the table, in numbers one can read from the sofa. */
import { heightOf } from "../../engine/piles.ts";
import type { State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { Car } from "../board/liveries.tsx";
import { Signs } from "../table/beside/Signs.tsx";
import { Icon, type IconName } from "../table/icons.tsx";
import { isAway } from "../table/Plates.tsx";
import { words } from "../words/index.ts";

interface CrewProps {
  readonly board: Board;
  readonly room: Room;
  readonly view: State;
}

export function Crew({ board, room, view }: CrewProps) {
  const w = words.value.table;
  return (
    <ol class="crew" aria-label={w.plates.title}>
      {view.seats.map((seat, i) => {
        const who = room.seats[i];
        if (!who) return null;
        const acting = view.turn === i || (view.turn === null && seat.offer !== null);
        const stations = board.rules.stations - seat.stations.length;
        const tickets = heightOf(seat.tickets);
        return (
          <li key={i} class={acting ? "turn" : ""}>
            <Car color={who.color} />
            <strong>{who.name}</strong>
            <b>
              {seat.points}
              <span class="unseen"> {w.pointsShort}</span>
            </b>
            <span class="counts">
              <Count icon="train" n={seat.trains} text={w.trains(seat.trains)} />
              <Count icon="cards" n={seat.cards} text={w.cardsHeld(seat.cards)} />
              <Count icon="ticket" n={tickets} text={w.ticketsHeld(tickets)} />
              {board.rules.stations > 0 && (
                <Count icon="station" n={stations} text={w.stationsLeft(stations)} />
              )}
              {(isAway(who) || who.autopilot) && <Signs who={who} class="sign" />}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Count({ icon, n, text }: { icon: IconName; n: number; text: string }) {
  return (
    <span title={text}>
      <Icon name={icon} />
      <span aria-hidden="true">{n}</span>
      <span class="unseen"> {text}</span>
    </span>
  );
}
