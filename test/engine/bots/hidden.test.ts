import { describe, expect, expectTypeOf, test, vi } from "vitest";
import { type Bot, type BotName, type Sight, bots } from "../../../engine/bots/index.ts";
import {
  type Card,
  type GameEvent,
  type Hand,
  type State,
  rulesFor,
} from "../../../engine/index.ts";
import { noCards, plusCards } from "../../../engine/hand.ts";
import { listCards } from "../../../engine/sets.ts";
import { fastStream, shuffled } from "../../../engine/stream.ts";
import { boards } from "../../../maps/index.ts";
import { playThrough, seedFrom, sightOf } from "./tables.ts";

// Whole games on a busy machine; a stall would take for ever.
vi.setConfig({ testTimeout: 120_000 });

const levels: readonly BotName[] = ["easy", "normal", "hard", "greedy", "random"];

/** Another truth that looks the same from this seat: hidden cards and tickets change places. */
function otherTruth(state: State, seat: number, salt: string): State {
  const stream = fastStream(salt);
  const deck = state.deck as readonly Card[];
  const hands = state.seats.map(({ hand }, i) => (i === seat ? [] : listCards(hand as Hand)));
  const cards = shuffled([...deck, ...hands.flat()], stream);
  const ticketDeck = state.tickets as readonly number[];
  const held = state.seats.map(({ tickets }, i) => (i === seat ? [] : (tickets as number[])));
  const offers = state.seats.map(({ offer }, i) =>
    i === seat || !offer ? [] : (offer.tickets as number[]),
  );
  const long = state.long as readonly number[];
  const tickets = shuffled([...ticketDeck, ...held.flat(), ...offers.flat()], stream);
  return {
    ...state,
    seed: "f".repeat(64),
    deck: cards.splice(0, deck.length),
    tickets: tickets.splice(0, ticketDeck.length),
    long: shuffled(long, stream),
    seats: state.seats.map((other, i) => {
      if (i === seat) return other;
      return {
        ...other,
        hand: plusCards(noCards, cards.splice(0, (hands[i] as Card[]).length)),
        tickets: tickets.splice(0, (held[i] as number[]).length),
        offer: other.offer && {
          ...other.offer,
          tickets: tickets.splice(0, (offers[i] as number[]).length),
        },
      };
    }),
  };
}

/** The same for what happened: what this seat did not see is told otherwise. */
function otherHistory(events: readonly GameEvent[], seat: number): GameEvent[] {
  return events.map((event): GameEvent => {
    switch (event.type) {
      case "started":
        return { ...event, seed: "e".repeat(64), deck: [...(event.deck as Card[])].reverse() };
      case "cardDrawn":
        return event.from === "deck" && event.seat !== seat ? { ...event, card: "red" } : event;
      case "ticketsKept":
        return event.seat === seat
          ? event
          : { ...event, kept: [...(event.kept as number[])].reverse() };
      case "deckShuffled":
        return { ...event, deck: [...(event.deck as Card[])].reverse() };
      default:
        return event;
    }
  });
}

describe("what a player may know", () => {
  test("a player is given a sight and nothing else", () => {
    expectTypeOf<Parameters<Bot>[1]>().toEqualTypeOf<Sight>();
    expectTypeOf<keyof Sight>().toEqualTypeOf<"view" | "events" | "seat">();
  });

  for (const [map, board] of Object.entries(boards)) {
    test(`${map}: the choice does not change when hidden information does`, () => {
      const rules = rulesFor(board);
      let number = 0;
      let changed = 0;
      const players = [bots.hard, bots.normal, bots.easy];
      playThrough(rules, players, seedFrom(7), ({ state, events, seat, sight }) => {
        if (number++ % 7 !== 0) return;
        const other = otherTruth(state, seat, `truth ${number}`);
        if (JSON.stringify(other.deck) !== JSON.stringify(state.deck)) changed++;
        const otherSight = sightOf(rules, other, otherHistory(events, seat), seat);
        expect(otherSight).toEqual(sight);
        for (const level of levels) {
          const choice = bots[level](rules, sight, "coin");
          expect(bots[level](rules, otherSight, "coin")).toEqual(choice);
        }
      });
      expect(changed).toBeGreaterThan(5);
    });
  }

  test("the same sight and seed give the same choice, also in another process's words", () => {
    const rules = rulesFor(boards["europe"] as (typeof boards)[string]);
    playThrough(rules, [bots.normal, bots.hard], seedFrom(3), ({ sight, seat, choice }) => {
      const copy = JSON.parse(JSON.stringify(sight)) as Sight;
      const player = seat === 0 ? bots.normal : bots.hard;
      expect(player(rules, copy, "coin")).toEqual(choice);
    });
  });
});
