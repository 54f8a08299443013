/** Who may know what. Both halves build what is shown field by field, so nothing slips through. */
import { faceDown, heightOf } from "./piles.ts";
import type { GameEvent, Seat, State, Viewer } from "./types.ts";

/** The event as this viewer may see it: a hidden list becomes its length, a hidden value null. */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  switch (event.type) {
    case "started":
      return {
        type: event.type,
        map: event.map,
        seats: event.seats,
        first: event.first,
        seed: null,
        deck: heightOf(event.deck),
        tickets: heightOf(event.tickets),
        ...(event.long === undefined ? {} : { long: heightOf(event.long) }),
        ...(event.source === undefined ? {} : { source: event.source }),
      };
    case "cardsDealt":
      if (event.seat === viewer) return event;
      return { type: event.type, seat: event.seat, cards: heightOf(event.cards) };
    case "deckShuffled":
      return { type: event.type, deck: heightOf(event.deck) };
    case "ticketsOffered":
      if (event.seat === viewer) return event;
      return {
        type: event.type,
        seat: event.seat,
        tickets: heightOf(event.tickets),
        keep: event.keep,
      };
    case "ticketsKept":
      if (event.seat === viewer) return event;
      return {
        type: event.type,
        seat: event.seat,
        kept: heightOf(event.kept),
        returned: heightOf(event.returned),
      };
    case "ticketsShuffled":
      return { type: event.type, tickets: heightOf(event.tickets) };
    case "cardDrawn":
      if (event.seat === viewer || event.from !== "deck") return event;
      return { type: event.type, seat: event.seat, from: event.from, card: null };
    case "rowFilled":
    case "rowFlushed":
    case "turnStarted":
    case "laneClaimed":
    case "tunnelDug":
    case "cardRevealed":
    case "tunnelPriced":
    case "tunnelAbandoned":
    case "stationBuilt":
    case "countryCardsTaken":
    case "passed":
    case "lastRound":
    case "finished":
      return event;
    default:
      return unlisted(event);
  }
}

/** A new kind of event stays in the room until someone has said who may see it. */
function unlisted(event: never): never {
  throw new Error(`nobody has said who may see "${(event as { type: unknown }).type}"`);
}

/** The state as this viewer may see it. */
export function view(state: State, viewer: Viewer): State {
  return {
    map: state.map,
    seed: null,
    source: state.source,
    first: state.first,
    shuffles: state.shuffles,
    seats: state.seats.map((seat, number) =>
      number === viewer ? seat : seatOfAnother(seat, state.result !== null),
    ),
    deck: faceDown(state.deck),
    discards: state.discards,
    row: state.row,
    tickets: faceDown(state.tickets),
    long: faceDown(state.long),
    aside: faceDown(state.aside),
    owners: state.owners,
    stacks: state.stacks,
    turn: state.turn,
    drawn: state.drawn,
    tunnel: state.tunnel,
    passes: state.passes,
    lastRound: state.lastRound,
    result: state.result,
  };
}

function seatOfAnother(seat: Seat, over: boolean): Seat {
  return {
    hand: null,
    cards: seat.cards,
    trains: seat.trains,
    points: seat.points,
    stations: seat.stations,
    tickets: over ? seat.tickets : faceDown(seat.tickets),
    offer: seat.offer && { tickets: heightOf(seat.offer.tickets), keep: seat.offer.keep },
    countries: seat.countries,
  };
}
