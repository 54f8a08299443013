/** Names and sentences: what is on the table, in the words of the language that is loaded. */
import type { Table } from "../../engine/table.ts";
import type { Card, Viewer } from "../../engine/types.ts";
import { cards } from "../../engine/types.ts";
import type { Deed, DrawnCard } from "../planner/story.ts";
import { soon } from "../soon.ts";
import { loadArea, words } from "../words/index.ts";
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

/** What most turns need not be told with: fetched, with its words, for the first turn that does. */
const fetchRest = soon(async () => {
  const [{ restText }] = await Promise.all([import("./beside/restText.ts"), loadArea("deeds")]);
  return restText;
});

/** A deed in a sentence; empty for as long as its words are on their way. */
export function deedText(table: Table, deed: Deed, names: Names): string {
  const d = words.value.table.deeds;
  const mine = "seat" in deed && deed.seat === names.me;
  const who = "seat" in deed ? (names.all[deed.seat] ?? "") : "";
  switch (deed.kind) {
    case "began":
      return mine ? d.beganYou : d.began(who);
    case "drew": {
      const what = drawnText(deed.cards);
      return mine ? d.drewYou(what) : d.drew(who, what);
    }
    case "kept":
      return mine ? d.keptYou(deed.kept, deed.of) : d.kept(who, deed.kept, deed.of);
    default:
      return fetchRest()?.(table, deed, names) ?? "";
  }
}
