/** Everything a computer player looks at before it thinks, read once from what its seat may know. */
import { laneBarrier } from "../barrier.ts";
import type { Rules } from "../index.ts";
import { joinedBy, lanesOf } from "../network.ts";
import type { Table } from "../table.ts";
import { type Hand, type Seat, type State, cards } from "../types.ts";
import type { Sight } from "./bot.ts";
import type { Character } from "./character.ts";
import { type Links, linksOf } from "./links.ts";
import { type Rival, readRivals, turnsLeft } from "./rivals.ts";

export const locomotive = 8;

export interface Goal {
  readonly ticket: number;
  readonly a: number;
  readonly b: number;
  readonly points: number;
}

export interface Outlook {
  readonly table: Table;
  readonly links: Links;
  readonly view: State;
  readonly seat: number;
  readonly character: Character;
  /** Cards in hand by number: the eight colours, then locomotives. */
  readonly hand: readonly number[];
  readonly trains: number;
  readonly stationsLeft: number;
  readonly goals: readonly Goal[];
  /** Tickets this seat did not keep. */
  readonly returned: ReadonlySet<number>;
  /** For each link, the lanes this seat could still claim if it had the cards and the trains. */
  readonly open: readonly (readonly number[])[];
  readonly own: readonly boolean[];
  /** Links that only a station could use. */
  readonly borrowable: readonly boolean[];
  /** For each place, a number that is the same for places this seat has joined. */
  readonly joined: readonly number[];
  /** Cards nobody has shown: how many of each are in the deck and in hidden hands. */
  readonly unseen: readonly number[];
  readonly rivals: readonly Rival[];
  /** How many turns this seat will probably still have, this one included. */
  readonly turns: number;
}

export function goalOf(table: Table, ticket: number): Goal {
  const { a, b, points } = table.board.tickets[ticket] as (typeof table.board.tickets)[number];
  const place = (id: string) => table.placeNumber.get(id) as number;
  return { ticket, a: place(a), b: place(b), points };
}

export function countCards(hand: Hand): number[] {
  return cards.map((card) => hand[card]);
}

export function look(rules: Rules, sight: Sight, character: Character): Outlook {
  const { table } = rules;
  const { view, seat } = sight;
  const mine = view.seats[seat] as Seat;
  const links = linksOf(table);
  const hand = mine.hand ? countCards(mine.hand) : cards.map(() => 0);
  const open = links.list.map(({ lanes }) =>
    lanes.filter((lane) => {
      const barrier = laneBarrier(table, view, seat, lane);
      return barrier === null || barrier === "few-trains";
    }),
  );
  const own = links.list.map(({ lanes }) => lanes.some((lane) => view.owners[lane] === seat));
  const taken = new Set(view.seats.flatMap(({ stations }) => stations));
  const free = (place: number) => !taken.has(table.board.places[place]?.id ?? "");
  const borrowable = links.list.map(
    ({ lanes, a, b }, link) =>
      open[link]?.length === 0 &&
      !own[link] &&
      (free(a) || free(b)) &&
      lanes.some((lane) => view.owners[lane] !== null && view.owners[lane] !== seat),
  );
  const rivals = readRivals(table, sight);
  const tickets = typeof mine.tickets === "number" ? [] : mine.tickets;
  return {
    table,
    links,
    view,
    seat,
    character,
    hand,
    trains: mine.trains,
    stationsLeft: table.board.rules.stations - mine.stations.length,
    goals: tickets.map((ticket) => goalOf(table, ticket)),
    returned: returnedBy(sight),
    open,
    own,
    borrowable,
    joined: joinedBy(table, lanesOf(view.owners, seat)),
    unseen: unseenCards(view, hand, rivals),
    rivals,
    turns: turnsLeft(view, rivals),
  };
}

function returnedBy({ events, seat }: Sight): Set<number> {
  const returned = new Set<number>();
  for (const event of events) {
    if (event.type !== "ticketsKept" || event.seat !== seat) continue;
    if (typeof event.returned === "number") continue;
    for (const ticket of event.returned) returned.add(ticket);
  }
  return returned;
}

function unseenCards(view: State, hand: readonly number[], rivals: readonly Rival[]): number[] {
  return cards.map((card, i) => {
    const all = card === "locomotive" ? 14 : 12;
    const shown =
      view.discards[card] +
      view.row.filter((open) => open === card).length +
      (view.tunnel
        ? [...view.tunnel.laid, ...view.tunnel.revealed].filter((c) => c === card).length
        : 0);
    const held = rivals.reduce((sum, rival) => sum + (rival.shown[i] as number), 0);
    return Math.max(0, all - (hand[i] as number) - shown - held);
  });
}
