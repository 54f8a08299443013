import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  type Action,
  type Card,
  type GameEvent,
  Refusal,
  type Rules,
  type State,
  type Viewer,
} from "../../engine/index.ts";
import { plusCards, noCards } from "../../engine/hand.ts";
import { fastStream, shuffled } from "../../engine/stream.ts";
import { play } from "./games.ts";
import { frozen, listOf } from "./kit.ts";
import { anyTemper, runs, seeds, tables } from "./properties.ts";

/**
 * The same table with everything changed that this viewer cannot know: the seed, the order of the
 * deck, the hands and tickets of others, what lies aside. Sizes stay, for those are known. With the
 * `deck` as it is only the hands change, and the tables look alike for longer.
 */
function twinOf(
  rules: Rules,
  state: State,
  viewer: Viewer,
  salt: string,
  order: "same deck" | "other deck",
): State {
  const chance = fastStream(salt);
  const isOther = (seat: number) => seat !== viewer;
  const drawn = state.deck as Card[];
  const held = state.seats.flatMap((seat, i) => (isOther(i) ? listOf(seat.hand ?? {}) : []));
  const cards = shuffled(order === "same deck" ? held : [...drawn, ...held], chance);
  const deck = order === "same deck" ? drawn : cards.splice(0, drawn.length);
  // Long tickets change places with long ones only: which pile holds them is known in the set-up.
  const piles = (of: State) => [
    of.tickets,
    of.long,
    of.aside,
    ...of.seats.flatMap((seat, i) => (isOther(i) ? [seat.tickets, seat.offer?.tickets ?? []] : [])),
  ];
  const all = piles(state).flat() as number[];
  const isLong = (ticket: number) => rules.board.tickets[ticket]?.long ?? false;
  const [long, regular] = [true, false].map((kind) =>
    shuffled(
      all.filter((ticket) => isLong(ticket) === kind),
      chance,
    ),
  ) as [number[], number[]];
  const swap = (pile: readonly number[] | number): number[] =>
    (pile as number[]).map((ticket) => (isLong(ticket) ? long : regular).pop() as number);
  return frozen({
    ...state,
    seed: "a7".repeat(32),
    deck,
    tickets: swap(state.tickets),
    long: swap(state.long),
    aside: swap(state.aside),
    seats: state.seats.map((seat, i) =>
      isOther(i)
        ? {
            ...seat,
            hand: plusCards(noCards, cards.splice(0, seat.cards)),
            tickets: swap(seat.tickets),
            offer: seat.offer && { ...seat.offer, tickets: swap(seat.offer.tickets) },
          }
        : seat,
    ),
  });
}

/** The same action at the twin table: tickets are named by their place in the offer. */
function translated(action: Action, from: State, to: State, seat: number): Action {
  if (action.type !== "keepTickets") return action;
  const [here, there] = [from, to].map((state) => state.seats[seat]?.offer?.tickets as number[]);
  return {
    ...action,
    tickets: action.tickets.map((one) => there?.[here?.indexOf(one) ?? -1] as number),
  };
}

/** What may show that two tables differ: a card or a ticket that this viewer is just being shown. */
function isVisible(event: GameEvent, viewer: Viewer): boolean {
  switch (event.type) {
    case "rowFilled":
    case "cardRevealed":
    case "finished":
      return true;
    case "cardDrawn":
    case "ticketsOffered":
      return event.seat === viewer;
    default:
      return false;
  }
}

function flushOfOne(event: GameEvent | undefined, twin: GameEvent | undefined): boolean {
  return (event?.type === "rowFlushed") !== (twin?.type === "rowFlushed");
}

/** The rules let a row stay when the deck hardly has coloured cards (R3.5): who sees it stay, knows. */
function expectScarce(...states: readonly State[]): void {
  const colored = states.map(({ deck, discards, row }) => {
    const out = [...(deck as Card[]), ...listOf(discards), ...row];
    return out.filter((card) => card !== null && card !== "locomotive").length;
  });
  expect(Math.min(...colored)).toBeLessThan(3);
  expect(Math.max(...colored)).toBeGreaterThanOrEqual(3);
}

const anyOrder = fc.constantFrom("same deck" as const, "other deck" as const);

describe.each(tables)("nothing leaks: $name with $seats", ({ rules, seats }) => {
  test("twin tables look the same until a card or ticket is shown that differs", () => {
    fc.assert(
      fc.property(
        seeds,
        anyTemper,
        fc.nat(),
        fc.nat(),
        anyOrder,
        (seed, temper, pick, who, order) => {
          const viewer = who % (seats + 1) === seats ? null : who % (seats + 1);
          const { steps } = play(rules, { seats, seed, temper });
          const start = pick % steps.length;
          let here = (steps[start] as (typeof steps)[number]).before;
          let there = twinOf(rules, here, viewer, seed, order);
          const look = (state: State) => JSON.stringify(rules.view(state, viewer));
          expect(look(there)).toBe(look(here));
          for (const { seat, action, events } of steps.slice(start)) {
            if (seat === viewer) {
              expect(rules.legalActions(there, seat)).toEqual(rules.legalActions(here, seat));
            }
            let twins: GameEvent[];
            try {
              twins = rules.decide(there, seat, translated(action, here, there, seat));
            } catch (error) {
              // Only another's secrets can make an action of theirs impossible at the twin table.
              if (!(error instanceof Refusal) || seat === viewer) throw error;
              return;
            }
            for (const [i, event] of events.entries()) {
              const twin = twins[i] as GameEvent;
              if (flushOfOne(event, twin)) return expectScarce(here, there);
              const [seen, seenTwin] = [event, twin].map((one) =>
                JSON.stringify(rules.redact(one, viewer)),
              );
              if (seen !== seenTwin) {
                expect(twin?.type, `"${event.type}" gives something away`).toBe(event.type);
                expect(isVisible(event, viewer), `${seen} is not ${seenTwin}`).toBe(true);
                return;
              }
              here = rules.evolve(here, event);
              there = rules.evolve(there, twin);
            }
            if (flushOfOne(undefined, twins[events.length])) return expectScarce(here, there);
            expect(twins).toHaveLength(events.length);
            expect(look(there)).toBe(look(here));
          }
        },
      ),
      runs(30),
    );
  });

  test("before the first card two games differ in nothing but who begins", () => {
    fc.assert(
      fc.property(seeds, seeds, (one, other) => {
        const [first, second] = [one, other].map((seed) => rules.begin({ seats, seed })) as [
          GameEvent[],
          GameEvent[],
        ];
        const shown = (events: GameEvent[]) => ({
          ...rules.redact(events[0] as GameEvent, null),
          first: 0,
        });
        expect(JSON.stringify(shown(first))).toBe(JSON.stringify(shown(second)));
        expect(JSON.stringify(rules.redact(first[0] as GameEvent, 0))).not.toContain(one);
      }),
      runs(5),
    );
  });
});
