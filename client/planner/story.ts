/** What happened, as people would tell it: one deed a turn, with its consequences behind it. */
import { heightOf } from "../../engine/piles.ts";
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
      readonly revealed: readonly Card[];
    }
  | {
      readonly kind: "digging" | "abandoned";
      readonly seat: number;
      readonly lane: number;
      readonly revealed: readonly Card[];
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
  | { readonly kind: "flushed" | "shuffled" }
  | { readonly kind: "finished"; readonly winners: readonly number[] }
);

export interface DrawnCard {
  /** Null when it came blind from the deck into another's hand. */
  readonly card: Card | null;
  readonly open: boolean;
}

/** All deeds of a game, oldest first; `at` is the number of events when the deed was done. */
export function tell(events: readonly GameEvent[]): readonly Deed[] {
  const deeds: Deed[] = [];
  let dealing = true;
  /** This turn's draw, which its second card joins. */
  let drew: Extract<Deed, { kind: "drew" }> | undefined;
  /** The tunnel on which cards are being turned up. */
  let dug: Extract<Deed, { kind: "digging" | "abandoned" }> | undefined;

  /** Other things are told between the parts of a deed, so the one amended need not be the last. */
  const amend = (old: Deed | undefined, deed: Deed) => {
    if (old) deeds[deeds.indexOf(old)] = deed;
    else deeds.push(deed);
  };
  /** How a tunnel ended is told where it ended, and what it turned up with it. */
  const turnedUp = () => {
    if (!dug) return [];
    const { revealed } = dug;
    deeds.splice(deeds.indexOf(dug), 1);
    dug = undefined;
    return revealed;
  };

  events.forEach((event, i) => {
    const at = i + 1;
    switch (event.type) {
      case "turnStarted":
        if (dealing) deeds.push({ at, kind: "began", seat: event.seat });
        dealing = false;
        drew = undefined;
        return;
      case "cardDrawn": {
        const card: DrawnCard = { card: event.card, open: event.from !== "deck" };
        const cards = [...(drew?.cards ?? []), card];
        const first = drew;
        drew = { at, kind: "drew", seat: event.seat, cards };
        amend(first, drew);
        return;
      }
      case "tunnelDug": {
        const { seat, lane } = event;
        deeds.push((dug = { at, kind: "digging", seat, lane, revealed: [] }));
        return;
      }
      case "cardRevealed":
        if (dug) {
          const before = dug;
          dug = { ...before, at, revealed: [...before.revealed, event.card] };
          amend(before, dug);
        }
        return;
      case "tunnelAbandoned": {
        const { seat, lane } = event;
        deeds.push({ at, kind: "abandoned", seat, lane, revealed: turnedUp() });
        return;
      }
      case "laneClaimed": {
        const { seat, lane, cards, points } = event;
        deeds.push({ at, kind: "claimed", seat, lane, cards, points, revealed: turnedUp() });
        return;
      }
      case "ticketsKept": {
        const kept = heightOf(event.kept);
        const of = kept + heightOf(event.returned);
        deeds.push({ at, kind: "kept", seat: event.seat, kept, of });
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
        deeds.push({ at, kind: "flushed" });
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

/** The last thing a seat did by its own choice. */
export function lastDeed(deeds: readonly Deed[], seat: number): Deed | undefined {
  return deeds.findLast(
    (deed) =>
      "seat" in deed && deed.seat === seat && deed.kind !== "began" && deed.kind !== "lastRound",
  );
}
