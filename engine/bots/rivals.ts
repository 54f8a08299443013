/** What can be known of the others from what everyone saw. */
import { joinedBy, lanesOf } from "../network.ts";
import { heightOf } from "../piles.ts";
import type { Table } from "../table.ts";
import { type Card, type Seat, type State, cards } from "../types.ts";
import type { Sight } from "./bot.ts";

export interface Rival {
  readonly seat: number;
  readonly trains: number;
  readonly cards: number;
  readonly tickets: number;
  /** Cards it is known to hold: taken openly and not laid since. */
  readonly shown: readonly number[];
  /** For each place, a number that is the same for places it has joined. */
  readonly joined: readonly number[];
  /** Places its lanes touch. */
  readonly touched: readonly boolean[];
}

export function readRivals(table: Table, { view, events, seat }: Sight): Rival[] {
  const shown = view.seats.map(() => cards.map(() => 0));
  const change = (number: number, card: Card, by: number): void => {
    const hand = shown[number] as number[];
    const i = cards.indexOf(card);
    hand[i] = Math.max(0, (hand[i] as number) + by);
  };
  let laid: readonly Card[] = [];
  for (const event of events) {
    switch (event.type) {
      case "cardDrawn":
        if (event.from !== "deck" && event.card) change(event.seat, event.card, 1);
        break;
      case "tunnelDug":
        laid = event.cards;
        break;
      case "laneClaimed":
      case "stationBuilt":
        for (const card of event.cards) change(event.seat, card, -1);
        break;
      case "tunnelAbandoned":
        // Everyone saw what went back to the hand; what was known before is counted in it.
        for (const card of laid) change(event.seat, card, -1);
        for (const card of laid) change(event.seat, card, 1);
        break;
      default:
    }
  }
  return view.seats.flatMap((other: Seat, number) => {
    if (number === seat) return [];
    const lanes = lanesOf(view.owners, number);
    const touched = table.board.places.map(() => false);
    for (const lane of lanes) for (const place of table.ends[lane] ?? []) touched[place] = true;
    return [
      {
        seat: number,
        trains: other.trains,
        cards: other.cards,
        tickets: heightOf(other.tickets),
        shown: shown[number] as number[],
        joined: joinedBy(table, lanes),
        touched,
      },
    ];
  });
}

/** Trains laid in one claim and cards kept from two draws, by the experience of many games. */
const trainsPerClaim = 3.2;
const cardsPerTurn = 1.9;
const usefulShare = 0.8;

/** How many turns a seat probably still needs to lay its trains down to two. */
function turnsToEnd(trains: number, held: number): number {
  const toLay = Math.max(0, trains - 2);
  const toDraw = Math.max(0, toLay - usefulShare * held);
  return toLay / trainsPerClaim + toDraw / cardsPerTurn;
}

/** How many turns a seat will probably still have, the present one included. */
export function turnsLeft(view: State, rivals: readonly Rival[]): number {
  if (view.lastRound !== null) return 1;
  const soonest = rivals.map(({ trains, cards }) => Math.max(1, turnsToEnd(trains, cards)));
  // One more turn for everyone once someone is down to two (R8.1).
  return Math.min(...soonest) + 1;
}
