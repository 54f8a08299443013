import { describe, expect, it } from "vitest";
import { cardsMissing } from "../../../client/planner/cards.ts";
import { lanesPaidWith } from "../../../client/planner/payable.ts";
import {
  cardsOf,
  colorsAsked,
  laneWays,
  stationWays,
  tunnelWays,
} from "../../../client/planner/payments.ts";
import { noCards } from "../../../engine/hand.ts";
import { legalActions } from "../../../engine/legal.ts";
import type { Hand, Seat } from "../../../engine/types.ts";
import { europe } from "../../../maps/europe.ts";
import { laneBetween, position } from "./tables.ts";

const hand = (cards: Partial<Hand>): Hand => ({ ...noCards, ...cards });
const { table } = position(europe);
const gray = laneBetween(europe, "venezia", "zagrab");
const black = laneBetween(europe, "roma", "venezia");
const ferry = laneBetween(europe, "palermo", "roma");

describe("ways to pay", () => {
  it("keeps locomotives back: the default has the fewest", () => {
    const ways = laneWays(table, hand({ black: 2, locomotive: 2 }), black, {});
    expect(ways[0]).toEqual({ color: "black", locomotives: 0 });
    expect(ways).toHaveLength(3);
  });

  it("on a gray lane spends the colour of which most would remain", () => {
    const ways = laneWays(table, hand({ red: 2, blue: 5, green: 3 }), gray, {});
    expect(ways.map(({ color }) => color)).toEqual(["blue", "green", "red"]);
  });

  it("spares the colours that my tickets ask for", () => {
    const ways = laneWays(table, hand({ red: 2, blue: 5 }), gray, { blue: 6 });
    expect(ways[0]).toEqual({ color: "red", locomotives: 0 });
  });

  it("R4.6: a ferry's locomotives are in every way", () => {
    const ways = laneWays(table, hand({ red: 4, locomotive: 2 }), ferry, {});
    expect(ways).toEqual([
      { color: "red", locomotives: 1 },
      { color: "red", locomotives: 2 },
    ]);
  });

  it("lays the colour first, then locomotives", () => {
    expect(cardsOf({ color: "red", locomotives: 1 }, 3)).toEqual(["red", "red", "locomotive"]);
    expect(cardsOf({ color: null, locomotives: 2 }, 2)).toEqual(["locomotive", "locomotive"]);
  });

  it("R6.2: a station's price grows with the stations built", () => {
    const seat = position(europe, { hand: { red: 2, blue: 3 } }).view.seats[0] as Seat;
    expect(stationWays(seat, {}).map(({ color }) => color)).toEqual(["blue", "red"]);
    expect(stationWays({ ...seat, stations: ["roma", "wien"] }, {})).toEqual([
      { color: "blue", locomotives: 0 },
    ]);
    expect(stationWays({ ...seat, hand: null }, {})).toEqual([]);
  });

  it("offers the tunnel's extra cards cheapest first", () => {
    const { view } = position(europe, {
      hand: { red: 1, locomotive: 2 },
      change: { tunnel: { lane: 0, laid: ["red"], revealed: ["red", "red", "blue"], extra: 2 } },
    });
    expect(tunnelWays(legalActions(table, view, 0))).toEqual([1, 2]);
  });

  it("lights the lanes a colour could pay for, with locomotives where they help", () => {
    const { view } = position(europe, { hand: { black: 1, red: 2, locomotive: 1 } });
    const legal = legalActions(table, view, 0);
    expect(lanesPaidWith(legal, "black").has(black)).toBe(true);
    expect(lanesPaidWith(legal, "red").has(black)).toBe(false);
    expect(lanesPaidWith(legal, "red").has(gray)).toBe(true);
    expect(lanesPaidWith(legal, "locomotive").has(black)).toBe(true);
    expect(lanesPaidWith(legal, "blue").size).toBe(0);
  });
});

describe("cards still missing", () => {
  it("locomotives fill the gaps, but not twice", () => {
    expect(cardsMissing(table, hand({ black: 1, locomotive: 1 }), [black])).toBe(0);
    expect(cardsMissing(table, hand({ black: 1, locomotive: 1 }), [black, gray])).toBe(2);
  });

  it("a ferry's locomotives cannot be anything else", () => {
    expect(cardsMissing(table, hand({ red: 9 }), [ferry])).toBe(1);
    expect(cardsMissing(table, hand({ red: 9, locomotive: 1 }), [ferry])).toBe(0);
  });

  it("gray lanes take one colour each", () => {
    expect(cardsMissing(table, hand({ red: 1, blue: 1 }), [gray])).toBe(1);
  });

  it("sums up what lanes ask for by colour", () => {
    const white = laneBetween(europe, "brindisi", "roma");
    expect(colorsAsked(table, [black, white, gray])).toEqual({ black: 2, white: 2 });
  });
});
