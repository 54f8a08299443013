/** Folds one event into the state. It draws nothing and decides nothing: the event says it all. */
import { minusCards, noCards, plusCards } from "./hand.ts";
import { faceDown, heightOf, putUnder, withoutTop } from "./piles.ts";
import { type Table, laneOf } from "./table.ts";
import type { Card, GameEvent, Seat, State } from "./types.ts";

type Started = Extract<GameEvent, { type: "started" }>;
type EventOf<T extends GameEvent["type"]> = Extract<GameEvent, { type: T }>;

const emptyRow: readonly null[] = [null, null, null, null, null];

export function evolve(table: Table, state: State | undefined, event: GameEvent): State {
  if (event.type === "started") return layTable(table, event);
  if (!state) throw new Error(`a game begins with "started", not with "${event.type}"`);
  switch (event.type) {
    case "cardsDealt":
      return {
        ...withSeat(state, event.seat, (seat) => ({
          ...seat,
          hand: typeof event.cards === "number" ? null : plusCards(noCards, event.cards),
          cards: heightOf(event.cards),
        })),
        deck: withoutTop(state.deck, heightOf(event.cards)),
      };
    case "rowFilled":
      return {
        ...state,
        deck: withoutTop(state.deck, 1),
        row: replaced(state.row, event.slot, event.card),
      };
    case "rowFlushed":
      return { ...state, row: emptyRow, discards: plusCards(state.discards, event.discarded) };
    case "deckShuffled":
      return { ...state, deck: event.deck, discards: noCards, shuffles: state.shuffles + 1 };
    case "ticketsOffered":
      return offerTickets(table, state, event);
    case "ticketsKept":
      return keepTickets(table, state, event);
    case "ticketsShuffled":
      return { ...state, aside: [], tickets: putUnder(state.tickets, event.tickets) };
    case "turnStarted":
      return { ...state, turn: event.seat, drawn: 0 };
    case "cardDrawn":
      return drawCard(state, event);
    case "laneClaimed":
      return claimLane(table, state, event);
    case "tunnelDug":
      return {
        ...withSeat(state, event.seat, (seat) => spend(seat, event.cards)),
        tunnel: { lane: event.lane, laid: event.cards, revealed: [], extra: null },
        passes: 0,
      };
    case "cardRevealed": {
      const tunnel = openTunnel(state);
      return {
        ...state,
        deck: withoutTop(state.deck, 1),
        tunnel: { ...tunnel, revealed: [...tunnel.revealed, event.card] },
      };
    }
    case "tunnelPriced":
      return { ...state, tunnel: { ...openTunnel(state), extra: event.extra } };
    case "tunnelAbandoned": {
      const { laid, revealed } = openTunnel(state);
      return {
        ...withSeat(state, event.seat, (seat) => gain(seat, laid)),
        discards: plusCards(state.discards, revealed),
        tunnel: null,
      };
    }
    case "stationBuilt":
      return {
        ...withSeat(state, event.seat, (seat) => ({
          ...spend(seat, event.cards),
          stations: [...seat.stations, event.city],
        })),
        discards: plusCards(state.discards, event.cards),
        passes: 0,
      };
    case "countryCardsTaken":
      return takeCountryCards(table, state, event);
    case "passed":
      return { ...state, passes: state.passes + 1 };
    case "lastRound":
      return { ...state, lastRound: event.seat };
    case "finished":
      return {
        ...state,
        turn: null,
        result: event.result,
        // Tickets are shown now (R8.2), in the same order to everyone.
        seats: state.seats.map((seat, i) => {
          const score = event.result.scores[i];
          return score ? { ...seat, tickets: [...score.completed, ...score.failed] } : seat;
        }),
      };
    default:
      return unknownEvent(event);
  }
}

function unknownEvent(event: never): never {
  throw new Error(`unknown event "${(event as { type: unknown }).type}"`);
}

function layTable({ board }: Table, event: Started): State {
  const seat: Seat = {
    hand: null,
    cards: 0,
    trains: board.rules.trains,
    points: 0,
    stations: [],
    tickets: [],
    offer: null,
    countries: [],
  };
  return {
    map: event.map,
    seed: event.seed,
    source: event.source ?? null,
    first: event.first,
    shuffles: 0,
    seats: Array.from({ length: event.seats }, () => seat),
    deck: event.deck,
    discards: noCards,
    row: emptyRow,
    tickets: event.tickets,
    long: event.long ?? [],
    aside: [],
    owners: Array<null>(board.lanes.length).fill(null),
    stacks: board.countries.map((country) => country.cards),
    turn: null,
    drawn: 0,
    tunnel: null,
    passes: 0,
    lastRound: null,
    result: null,
  };
}

function withSeat(state: State, number: number, change: (seat: Seat) => Seat): State {
  return { ...state, seats: replaced(state.seats, number, change(state.seats[number] as Seat)) };
}

function replaced<T>(list: readonly T[], at: number, item: T): readonly T[] {
  const next = list.slice();
  next[at] = item;
  return next;
}

function spend(seat: Seat, cards: readonly Card[]): Seat {
  return {
    ...seat,
    hand: seat.hand && minusCards(seat.hand, cards),
    cards: seat.cards - cards.length,
  };
}

function gain(seat: Seat, cards: readonly Card[]): Seat {
  return {
    ...seat,
    hand: seat.hand && plusCards(seat.hand, cards),
    cards: seat.cards + cards.length,
  };
}

function openTunnel(state: State) {
  if (!state.tunnel) throw new Error("no tunnel is being dug");
  return state.tunnel;
}

function offerTickets(table: Table, state: State, event: EventOf<"ticketsOffered">): State {
  // Long tickets are dealt before the first turn only, and lie first in the offer (R2.3).
  const long = state.turn === null ? table.board.rules.setup.long : 0;
  return {
    ...withSeat(state, event.seat, (seat) => ({
      ...seat,
      offer: { tickets: event.tickets, keep: event.keep },
    })),
    long: withoutTop(state.long, long),
    tickets: withoutTop(state.tickets, heightOf(event.tickets) - long),
    passes: 0,
  };
}

function keepTickets(table: Table, state: State, event: EventOf<"ticketsKept">): State {
  const next = withSeat(state, event.seat, (seat) => ({
    ...seat,
    offer: null,
    tickets: putUnder(seat.tickets, event.kept),
  }));
  // In a view what was put back lies face down like the rest, also for the one who put it there.
  const returned = state.seed === null ? faceDown(event.returned) : event.returned;
  return state.turn === null && table.board.rules.setup.returns !== "bottom"
    ? { ...next, aside: putUnder(state.aside, returned) }
    : { ...next, tickets: putUnder(state.tickets, returned) };
}

function drawCard(state: State, event: EventOf<"cardDrawn">): State {
  return {
    // Whoever may not know the card does not know the hand either.
    ...withSeat(state, event.seat, (seat) => gain(seat, [event.card as Card])),
    ...(event.from === "deck"
      ? { deck: withoutTop(state.deck, 1) }
      : { row: replaced(state.row, event.from, null) }),
    drawn: state.drawn + 1,
    passes: 0,
  };
}

function claimLane(table: Table, state: State, event: EventOf<"laneClaimed">): State {
  const { laid, revealed } = state.tunnel ?? { laid: [], revealed: [] };
  return {
    ...withSeat(state, event.seat, (seat) => ({
      // The event lists all that was paid, so what lay beside the tunnel is taken up first.
      ...spend(gain(seat, laid), event.cards),
      trains: seat.trains - laneOf(table, event.lane).length,
      points: seat.points + event.points,
    })),
    owners: replaced(state.owners, event.lane, event.seat),
    discards: plusCards(state.discards, [...event.cards, ...revealed]),
    tunnel: null,
    passes: 0,
  };
}

function takeCountryCards(
  { board }: Table,
  state: State,
  event: EventOf<"countryCardsTaken">,
): State {
  const taken = new Set(event.cards.map((card) => card.country));
  return {
    ...withSeat(state, event.seat, (seat) => ({
      ...seat,
      countries: [...seat.countries, ...event.cards],
    })),
    stacks: state.stacks.map((stack, i) => {
      const country = board.countries[i];
      return country && taken.has(country.id) ? stack.slice(1) : stack;
    }),
  };
}
