/** Setting up a game (R2): from the seed to the first choice of tickets. */
import { Desk } from "./desk.ts";
import { known } from "./piles.ts";
import { below, isSeed, shuffled, streamOf } from "./stream.ts";
import type { Table } from "./table.ts";
import { type Card, type GameEvent, Refusal, type Source, cards } from "./types.ts";

export interface Beginning {
  readonly seats: number;
  /** 32 bytes, hex. */
  readonly seed: string;
  readonly source?: Source;
}

/** R1.1 */
const fullDeck: readonly Card[] = cards.flatMap((card) =>
  Array<Card>(card === "locomotive" ? 14 : 12).fill(card),
);

const dealt = 4;

export function begin(table: Table, { seats, seed, source }: Beginning): GameEvent[] {
  const { board } = table;
  const { players, setup } = board.rules;
  if (!Number.isInteger(seats) || seats < players.min || seats > players.max) {
    throw new Refusal("malformed", `${board.name} takes ${players.min} to ${players.max} players.`);
  }
  if (!isSeed(seed)) throw new Refusal("malformed", "A seed is 32 bytes in lower-case hex.");
  const stream = (label: string) => streamOf(seed, label, source ?? null);
  const numbered = board.tickets.map((ticket, number) => ({ ticket, number }));
  const ticketDeck = (long: boolean) =>
    numbered.flatMap(({ ticket, number }) => ((ticket.long ?? false) === long ? [number] : []));
  const hasLong = board.tickets.some((ticket) => ticket.long);

  const desk = new Desk(table);
  desk.write({
    type: "started",
    map: board.id,
    seats,
    first: below(stream("first"), seats),
    seed,
    deck: shuffled(fullDeck, stream("train cards")),
    tickets: shuffled(ticketDeck(false), stream("tickets")),
    ...(hasLong ? { long: shuffled(ticketDeck(true), stream("long tickets")) } : {}),
    ...(source ? { source } : {}),
  });
  for (let seat = 0; seat < seats; seat++) {
    desk.write({ type: "cardsDealt", seat, cards: known(desk.state.deck).slice(0, dealt) });
  }
  desk.settle();
  for (let seat = 0; seat < seats; seat++) {
    const long = known(desk.state.long).slice(0, setup.long);
    const regular = known(desk.state.tickets).slice(0, setup.tickets);
    desk.write({ type: "ticketsOffered", seat, tickets: [...long, ...regular], keep: setup.keep });
  }
  return desk.events;
}
