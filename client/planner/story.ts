/** What happened, as people would tell it: one deed a turn, with its consequences behind it. */
import type { Card, CountryCard, GameEvent } from "../../engine/types.ts";

export type Deed = { readonly at: number } & (
  | { readonly kind: "began"; readonly seat: number }
  | { readonly kind: "drew"; readonly seat: number; readonly cards: readonly DrawnCard[] }
  | {
      readonly kind: "claimed";
      readonly seat: number;
      readonly lane: number;
      readonly cards: readonly Card[];
      readonly points: number;
      /** What the tunnel turned up, where it was one. */
      readonly revealed: readonly Card[] | null;
      readonly extra: number;
    }
  | {
      readonly kind: "abandoned";
      readonly seat: number;
      readonly lane: number;
      readonly revealed: readonly Card[];
      readonly extra: number;
    }
  | {
      readonly kind: "digging";
      readonly seat: number;
      readonly lane: number;
      readonly revealed: readonly Card[];
      readonly extra: number;
    }
  | { readonly kind: "kept"; readonly seat: number; readonly kept: number; readonly of: number }
  | {
      readonly kind: "station";
      readonly seat: number;
      readonly city: string;
      readonly cards: readonly Card[];
    }
  | { readonly kind: "countries"; readonly seat: number; readonly cards: readonly CountryCard[] }
  | { readonly kind: "passed"; readonly seat: number }
  | { readonly kind: "lastRound"; readonly seat: number }
  | { readonly kind: "flushed"; readonly cards: readonly Card[] }
  | { readonly kind: "shuffled" }
  | { readonly kind: "finished"; readonly winners: readonly number[] }
);

export interface DrawnCard {
  /** Null when it came blind from the deck into another's hand. */
  readonly card: Card | null;
  readonly open: boolean;
}

const size = (list: readonly unknown[] | number) => (typeof list === "number" ? list : list.length);

/** All deeds of a game, oldest first; `at` is the number of events when the deed was done. */
export function tell(events: readonly GameEvent[]): readonly Deed[] {
  const deeds: Deed[] = [];
  let dug: Extract<Deed, { kind: "digging" }> | null = null;
  /** Where this turn's draw stands among the deeds, so that its second card joins the first. */
  let drawing = -1;
  let dealing = true;
  const replace = (deed: Deed) => {
    const open = deeds.findLastIndex(({ kind }) => kind === "digging");
    if (open !== -1) deeds.splice(open, 1);
    deeds.push(deed);
    dug = null;
  };

  events.forEach((event, i) => {
    const at = i + 1;
    switch (event.type) {
      case "turnStarted":
        if (dealing) deeds.push({ at, kind: "began", seat: event.seat });
        dealing = false;
        drawing = -1;
        return;
      case "cardDrawn": {
        const card: DrawnCard = { card: event.card, open: event.from !== "deck" };
        const first = deeds[drawing];
        if (first?.kind === "drew")
          deeds[drawing] = { ...first, at, cards: [...first.cards, card] };
        else drawing = deeds.push({ at, kind: "drew", seat: event.seat, cards: [card] }) - 1;
        return;
      }
      case "tunnelDug": {
        const { seat, lane } = event;
        deeds.push((dug = { at, kind: "digging", seat, lane, revealed: [], extra: 0 }));
        return;
      }
      case "cardRevealed":
        if (dug) {
          dug = { ...dug, at, revealed: [...dug.revealed, event.card] };
          amend(deeds, dug);
        }
        return;
      case "tunnelPriced":
        if (dug) {
          dug = { ...dug, at, extra: event.extra };
          amend(deeds, dug);
        }
        return;
      case "tunnelAbandoned": {
        const { seat, lane } = event;
        const { revealed = [], extra = 0 } = dug ?? {};
        replace({ at, kind: "abandoned", seat, lane, revealed, extra });
        return;
      }
      case "laneClaimed": {
        const { seat, lane, cards, points } = event;
        const { revealed = null, extra = 0 } = dug ?? {};
        replace({ at, kind: "claimed", seat, lane, cards, points, revealed, extra });
        return;
      }
      case "ticketsKept": {
        const kept = size(event.kept);
        deeds.push({ at, kind: "kept", seat: event.seat, kept, of: kept + size(event.returned) });
        return;
      }
      case "stationBuilt": {
        const { seat, city, cards } = event;
        deeds.push({ at, kind: "station", seat, city, cards });
        return;
      }
      case "countryCardsTaken":
        deeds.push({ at, kind: "countries", seat: event.seat, cards: event.cards });
        return;
      case "passed":
      case "lastRound":
        deeds.push({ at, kind: event.type, seat: event.seat });
        return;
      case "rowFlushed":
        deeds.push({ at, kind: "flushed", cards: event.discarded });
        return;
      case "deckShuffled":
        deeds.push({ at, kind: "shuffled" });
        return;
      case "finished":
        deeds.push({ at, kind: "finished", winners: event.result.winners });
        return;
      default:
    }
  });
  return deeds;
}

/** A shuffle can fall between two cards turned up, so the deed amended need not be the last. */
function amend(deeds: Deed[], deed: Deed) {
  const index = deeds.findLastIndex(({ kind }) => kind === "digging");
  deeds[index] = deed;
}

/** The last thing a seat did by its own choice. */
export function lastDeed(deeds: readonly Deed[], seat: number): Deed | undefined {
  return deeds.findLast(
    (deed) =>
      "seat" in deed && deed.seat === seat && deed.kind !== "began" && deed.kind !== "lastRound",
  );
}
