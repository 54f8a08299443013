/** Everyone at the table: who they are, what they have, whose turn it is. */
import { heightOf } from "../../engine/piles.ts";
import { Car } from "../board/liveries.tsx";
import { lastDeed } from "../planner/story.ts";
import type { RoomSeat } from "../../worker/protocol.ts";
import { words } from "../words/index.ts";
import { Clock } from "./Clock.tsx";
import type { Controller } from "./controller.ts";
import { Icon, type IconName } from "./icons.tsx";
import { Later } from "./later.tsx";
import { deedText } from "./telling.ts";

export function Plates({ table }: { readonly table: Controller }) {
  const view = table.view.value;
  const room = table.session.room.value;
  const on = table.table.value;
  const w = words.value.table;
  if (!view || !room) return null;
  const stations = on?.board.rules.stations ?? 0;
  return (
    <ul class="players" data-n={view.seats.length} aria-label={w.plates.title}>
      {view.seats.map((seat, i) => {
        const who = room.seats[i];
        if (!who) return null;
        const acting = view.turn === i || (view.turn === null && seat.offer !== null);
        const deed = lastDeed(table.deeds.value, i);
        const away = isAway(who);
        const left = stations - seat.stations.length;
        return (
          <li key={i} class="player" data-seat={i} data-acting={acting} data-away={away}>
            <button
              type="button"
              class="player-body"
              aria-current={acting || undefined}
              onClick={() => table.show({ kind: "seat", seat: i })}
            >
              <span class="player-livery">
                <Car color={who.color} />
                {acting && <Clock table={table} />}
              </span>
              <span class="player-name">
                {who.name}
                {i === table.me.value && <span class="unseen"> ({w.you})</span>}
              </span>
              {(away || who.autopilot) && <Later table={table} part={{ kind: "signs", who }} />}
              <b class="player-points" title={w.points(seat.points)}>
                {seat.points}
                <span class="unseen"> {w.pointsShort}</span>
              </b>
              <span class="player-counts">
                <Count
                  icon="train"
                  n={seat.trains}
                  text={w.trains(seat.trains)}
                  low={seat.trains <= 5}
                />
                <Count icon="cards" n={seat.cards} text={w.cardsHeld(seat.cards)} />
                <Count
                  icon="ticket"
                  n={heightOf(seat.tickets)}
                  text={w.ticketsHeld(heightOf(seat.tickets))}
                />
                {stations > 0 && <Count icon="station" n={left} text={w.stationsLeft(left)} />}
              </span>
              <span class="player-deed">
                {deed && on ? deedText(on, deed, table.names.value) : w.plates.nothingYet}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

export function isAway({ kind, connected }: RoomSeat): boolean {
  return kind === "person" && !connected;
}

function Count(props: {
  readonly icon: IconName;
  readonly n: number;
  readonly text: string;
  readonly low?: boolean;
}) {
  return (
    <span class="count" title={props.text} data-low={props.low}>
      <Icon name={props.icon} />
      <span aria-hidden="true">{props.n}</span>
      <span class="unseen"> {props.text}</span>
    </span>
  );
}
