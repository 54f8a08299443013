import { describe, expect, test } from "vitest";
import type { Card, GameEvent } from "../../engine/index.ts";
import {
  act,
  claim,
  draw,
  inEurope,
  inPoland,
  inUsa,
  lane,
  position,
  seed,
  sketch,
  times,
} from "./kit.ts";

/** An event in short: its type, and the one thing about it that the order is about. */
function short(event: GameEvent): string {
  switch (event.type) {
    case "cardsDealt":
    case "ticketsOffered":
    case "ticketsKept":
    case "turnStarted":
    case "lastRound":
    case "passed":
      return `${event.type} ${event.seat}`;
    case "rowFilled":
      return `rowFilled ${event.slot}`;
    case "deckShuffled":
      return `deckShuffled ${(event.deck as Card[]).length}`;
    case "tunnelPriced":
      return `tunnelPriced ${event.extra}`;
    default:
      return event.type;
  }
}

const shorts = (events: readonly GameEvent[]) => events.map(short);
const loco: Card = "locomotive";

describe("the order of events (contract, section 2)", () => {
  test("the set-up", () => {
    expect(shorts(inEurope.begin({ seats: 3, seed }))).toEqual([
      "started",
      "cardsDealt 0",
      "cardsDealt 1",
      "cardsDealt 2",
      "rowFilled 0",
      "rowFilled 1",
      "rowFilled 2",
      "rowFilled 3",
      "rowFilled 4",
      "ticketsOffered 0",
      "ticketsOffered 1",
      "ticketsOffered 2",
    ]);
    expect(inUsa.begin({ seats: 2, seed })[0]).not.toHaveProperty("long");
  });

  test("gaps filled after a claim, lowest slot first, once the discards are shuffled", () => {
    const rules = sketch({ lanes: ["a-b 4 red"] });
    const state = position(rules, {
      seats: [{ hand: { red: 4 } }, {}],
      row: ["blue", null, "blue", null, null],
      rest: 1,
    });
    expect(shorts(act(rules, state, 0, claim(0, "red")).events)).toEqual([
      "laneClaimed",
      "deckShuffled 4",
      "rowFilled 1",
      "rowFilled 3",
      "rowFilled 4",
      "turnStarted 1",
    ]);
  });

  test("a shuffle in the middle of a row being filled, after a flush", () => {
    const state = position(inUsa, {
      seats: 2,
      row: [loco, loco, "white", "green", "green"],
      deck: [loco, "red", "red", "blue"],
      discards: { black: 2 },
      rest: 1,
    });
    // Three cards are left for five gaps when the row is flushed; the rest comes from the discards.
    expect(shorts(act(inUsa, state, 0, draw(4)).events)).toEqual([
      "cardDrawn",
      "rowFilled 4",
      "rowFlushed",
      "rowFilled 0",
      "rowFilled 1",
      "rowFilled 2",
      "deckShuffled 7",
      "rowFilled 3",
      "rowFilled 4",
    ]);
  });

  test("the card that fills the row empties the deck: shuffle first, then the flush", () => {
    const state = position(inUsa, {
      seats: 2,
      row: [loco, loco, "white", "green", "green"],
      deck: [loco],
      discards: { black: 9 },
      rest: 1,
    });
    expect(shorts(act(inUsa, state, 0, draw(4)).events).slice(0, 5)).toEqual([
      "cardDrawn",
      "rowFilled 4",
      "deckShuffled 9",
      "rowFlushed",
      "rowFilled 0",
    ]);
  });

  test("a shuffle in the middle of a flush: its own cards are turned up again", () => {
    const row: Card[] = [loco, loco, "white", "green", "red"];
    const take = (deck: Card[]) =>
      shorts(act(inUsa, position(inUsa, { seats: 2, row, deck, rest: 1 }), 0, draw(4)).events);
    expect(take([loco, "blue"]).slice(0, 6)).toEqual([
      "cardDrawn",
      "rowFilled 4",
      "rowFlushed",
      "rowFilled 0",
      "deckShuffled 5",
      "rowFilled 1",
    ]);
    // With two coloured cards left there is no flush.
    expect(take([loco])).toEqual(["cardDrawn", "rowFilled 4"]);
  });

  test("the last blind card: the shuffle comes before the next turn", () => {
    const state = position(inUsa, {
      seats: 2,
      deck: ["red"],
      discards: { black: 3 },
      drawn: 1,
      rest: 1,
    });
    expect(shorts(act(inUsa, state, 0, draw("deck")).events)).toEqual([
      "cardDrawn",
      "deckShuffled 3",
      "turnStarted 1",
    ]);
  });

  test("a shuffle in the middle of a tunnel's reveal, and right after its third card", () => {
    const rules = sketch({ lanes: ["a-b 2 red tunnel"] });
    const dig = (deck: Card[]) =>
      shorts(
        act(
          rules,
          position(rules, {
            seats: [{ hand: { red: 2 } }, {}],
            deck,
            discards: { black: 4 },
            rest: 1,
          }),
          0,
          claim(0, "red"),
        ).events,
      );
    expect(dig(["blue"])).toEqual([
      "tunnelDug",
      "cardRevealed",
      "deckShuffled 4",
      "cardRevealed",
      "cardRevealed",
      "tunnelPriced 0",
      "laneClaimed",
      "turnStarted 1",
    ]);
    expect(dig(times(3, "blue"))).toEqual([
      "tunnelDug",
      "cardRevealed",
      "cardRevealed",
      "cardRevealed",
      "deckShuffled 4",
      "tunnelPriced 0",
      "laneClaimed",
      "turnStarted 1",
    ]);
  });

  test("after a claim: shuffle, fill, country cards, last round, next turn", () => {
    const at = (a: string, b: string) => lane(inPoland, a, b);
    const state = position(inPoland, {
      seats: [
        {
          lanes: [at("suwalki", "litwa"), at("elk", "suwalki"), at("elk", "olsztyn")],
          hand: { white: 2 },
          trains: 4,
        },
        {},
      ],
      row: ["red", null, "blue", null, "green"],
      rest: 1,
    });
    expect(shorts(act(inPoland, state, 0, claim(at("olsztyn", "rosja"), "white")).events)).toEqual([
      "laneClaimed",
      "deckShuffled 2",
      "rowFilled 1",
      "rowFilled 3",
      "countryCardsTaken",
      "lastRound 0",
      "turnStarted 1",
    ]);
  });

  test("the last claim of the game: country cards, then the end", () => {
    const at = (a: string, b: string) => lane(inPoland, a, b);
    const state = position(inPoland, {
      seats: [
        {
          lanes: [at("suwalki", "litwa"), at("elk", "suwalki"), at("elk", "olsztyn")],
          hand: { white: 2 },
        },
        {},
      ],
      lastRound: 0,
    });
    expect(shorts(act(inPoland, state, 0, claim(at("olsztyn", "rosja"), "white")).events)).toEqual([
      "laneClaimed",
      "countryCardsTaken",
      "finished",
    ]);
  });

  test("a station: shuffle and fill, then the next turn", () => {
    const state = position(inEurope, {
      seats: [{ hand: { red: 1 } }, {}],
      row: ["red", null, "blue", null, "green"],
      rest: 1,
    });
    const build = { type: "buildStation", city: "roma", color: "red", locomotives: 0 } as const;
    expect(shorts(act(inEurope, state, 0, build).events)).toEqual([
      "stationBuilt",
      "deckShuffled 1",
      "rowFilled 1",
      "turnStarted 1",
    ]);
  });
});
