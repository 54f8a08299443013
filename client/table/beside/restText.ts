/** The deeds of a game beyond drawing cards and keeping tickets, in sentences. */
import type { Table } from "../../../engine/table.ts";
import type { Card } from "../../../engine/types.ts";
import type { Deed } from "../../planner/story.ts";
import { words, wordsOf } from "../../words/index.ts";
import { cardsText, type Names, placeName } from "../telling.ts";
import { laneName } from "./wayNames.ts";

type Rest = Exclude<Deed, { readonly kind: "began" | "drew" | "kept" }>;

export function restText(table: Table, deed: Rest, names: Names): string {
  const w = words.value.table;
  const d = wordsOf("deeds");
  const mine = "seat" in deed && deed.seat === names.me;
  const who = "seat" in deed ? (names.all[deed.seat] ?? "") : "";
  const withRevealed = (told: string, revealed: readonly Card[]) =>
    revealed.length > 0 ? `${told} ${d.turnedUp(cardsText(revealed))}` : told;
  switch (deed.kind) {
    case "claimed": {
      const [lane, what, points] = [
        laneName(table, deed.lane),
        cardsText(deed.cards),
        w.points(deed.points),
      ];
      const claim = mine ? d.claimedYou(lane, what, points) : d.claimed(who, lane, what, points);
      return withRevealed(claim, deed.revealed);
    }
    case "digging": {
      const lane = laneName(table, deed.lane);
      return withRevealed(mine ? d.diggingYou(lane) : d.digging(who, lane), deed.revealed);
    }
    case "abandoned": {
      const lane = laneName(table, deed.lane);
      return withRevealed(mine ? d.abandonedYou(lane) : d.abandoned(who, lane), deed.revealed);
    }
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
