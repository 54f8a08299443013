/** Names and sentences: what is on the table, in the words of the language that is loaded. */
import type { Table } from "../../engine/table.ts";
import type { Card, Viewer } from "../../engine/types.ts";
import { cards } from "../../engine/types.ts";
import type { Deed, DrawnCard } from "../planner/story.ts";
import { words } from "../words/index.ts";
import type { Room } from "../../worker/protocol.ts";

export interface Names {
  /** Every seat by its name. */
  readonly all: readonly string[];
  readonly me: Viewer;
}

export function namesOf(room: Room | undefined, me: Viewer): Names {
  return { all: room?.seats.map(({ name }) => name) ?? [], me };
}

export function placeName(table: Table, id: string): string {
  const countries: Readonly<Record<string, string>> = words.value.board.countries;
  const place = table.board.places[table.placeNumber.get(id) ?? -1];
  return countries[id] ?? place?.name ?? id;
}

function join(table: Table, { a, b }: { readonly a: string; readonly b: string }): string {
  return words.value.table.lane(placeName(table, a), placeName(table, b));
}

export function laneName(table: Table, lane: number): string {
  return join(table, table.board.lanes[lane] as (typeof table.board.lanes)[number]);
}

export function ticketName(table: Table, ticket: number): string {
  return join(table, table.board.tickets[ticket] as (typeof table.board.tickets)[number]);
}

/** "3 red and 1 locomotive" */
export function cardsText(list: readonly Card[]): string {
  const w = words.value.table;
  return w.list(
    cards.flatMap((card) => {
      const n = list.filter((one) => one === card).length;
      return n > 0 ? [w.cardCount(n, card)] : [];
    }),
  );
}

function drawnText(drawn: readonly DrawnCard[]): string {
  const w = words.value.table;
  const open = drawn.flatMap(({ card, open }) => (open && card ? [card] : []));
  const known = drawn.flatMap(({ card, open }) => (!open && card ? [card] : []));
  const blind = drawn.filter(({ card }) => card === null).length;
  const parts: string[] = [];
  if (open.length > 0) parts.push(cardsText(open));
  if (known.length > 0) parts.push(w.deeds.fromDeck(cardsText(known)));
  if (blind > 0) parts.push(w.deeds.blind(blind));
  return w.list(parts);
}

export function deedText(table: Table, deed: Deed, names: Names): string {
  const w = words.value.table;
  const d = w.deeds;
  const mine = "seat" in deed && deed.seat === names.me;
  const who = "seat" in deed ? (names.all[deed.seat] ?? "") : "";
  switch (deed.kind) {
    case "began":
      return mine ? d.beganYou : d.began(who);
    case "drew": {
      const what = drawnText(deed.cards);
      return mine ? d.drewYou(what) : d.drew(who, what);
    }
    case "claimed": {
      const [lane, what, points] = [
        laneName(table, deed.lane),
        cardsText(deed.cards),
        w.points(deed.points),
      ];
      const claim = mine ? d.claimedYou(lane, what, points) : d.claimed(who, lane, what, points);
      return deed.revealed?.length ? `${claim} ${d.turnedUp(cardsText(deed.revealed))}` : claim;
    }
    case "digging": {
      const lane = laneName(table, deed.lane);
      const dig = mine ? d.diggingYou(lane) : d.digging(who, lane);
      return deed.revealed.length > 0 ? `${dig} ${d.turnedUp(cardsText(deed.revealed))}` : dig;
    }
    case "abandoned": {
      const lane = laneName(table, deed.lane);
      const gave = mine ? d.abandonedYou(lane) : d.abandoned(who, lane);
      return deed.revealed.length > 0 ? `${gave} ${d.turnedUp(cardsText(deed.revealed))}` : gave;
    }
    case "kept":
      return mine ? d.keptYou(deed.kept, deed.of) : d.kept(who, deed.kept, deed.of);
    case "station": {
      const [city, what] = [placeName(table, deed.city), cardsText(deed.cards)];
      return mine ? d.stationYou(city, what) : d.station(who, city, what);
    }
    case "countries": {
      const what = w.list(
        deed.cards.map(({ country, value }) => d.country(placeName(table, country), value)),
      );
      return mine ? d.countriesYou(what) : d.countries(who, what);
    }
    case "passed":
      return mine ? d.passedYou : d.passed(who);
    case "lastRound":
      return mine ? d.lastRoundYou : d.lastRound(who);
    case "flushed":
      return d.flushed;
    case "shuffled":
      return d.shuffled;
    case "finished":
      return deed.winners.length === 1 && deed.winners[0] === names.me
        ? d.finishedYou
        : d.finished(deed.winners.map((seat) => names.all[seat] ?? ""));
    default:
      return deed satisfies never;
  }
}
