import { describe, expect, it } from "vitest";
import { hold, whyNotLane, whyNotStation } from "../../../client/planner/reasons.ts";
import { europe } from "../../../maps/europe.ts";
import { poland } from "../../../maps/poland.ts";
import { laneBetween, lanesBetween, position } from "./tables.ts";

const black = laneBetween(europe, "roma", "venezia");
const ferry = laneBetween(europe, "amsterdam", "london");
const [orange, beside] = lanesBetween(europe, "edinburgh", "london") as [number, number];

const why = (at: Parameters<typeof position>[1], lane: number, viewer: number | null = 0) => {
  const { table, view } = position(europe, at);
  return whyNotLane(table, view, viewer, lane);
};

describe("why a lane cannot be claimed", () => {
  it("nothing stands in the way", () => {
    expect(why({ hand: { black: 2 } }, black)).toBeNull();
  });

  it("taken, and by whom", () => {
    expect(why({ owners: { [black]: 1 } }, black)).toEqual({ code: "taken", seat: 1 });
  });

  it("R4.4: closed with three players, open with four, and never mine twice", () => {
    const hand = { black: 4 };
    expect(why({ seats: 3, hand, owners: { [orange]: 1 } }, beside)).toEqual({ code: "closed" });
    expect(why({ seats: 4, hand, owners: { [orange]: 1 } }, beside)).toBeNull();
    expect(why({ seats: 4, hand, owners: { [orange]: 0 } }, beside)).toEqual({ code: "double" });
  });

  it("how many trains short", () => {
    expect(why({ hand: { orange: 4 }, trains: 1 }, orange)).toEqual({ code: "trains", short: 3 });
  });

  it("how many cards of which colour short, locomotives counted", () => {
    expect(why({ hand: { orange: 1, locomotive: 1 } }, orange)).toEqual({
      code: "cards",
      color: "orange",
      short: 2,
    });
    const gray = laneBetween(europe, "venezia", "zagrab");
    expect(why({ hand: { red: 1, blue: 1 } }, gray)).toEqual({
      code: "cards",
      color: null,
      short: 1,
    });
  });

  it("R4.6: how many locomotives a ferry lacks", () => {
    expect(why({ hand: { red: 5, locomotive: 1 } }, ferry)).toEqual({
      code: "locomotives",
      short: 1,
    });
  });

  it("what waiting does not mend comes before whose turn it is", () => {
    expect(why({ change: { turn: 1 } }, black)).toMatchObject({ code: "cards" });
    expect(why({ hand: { black: 2 }, change: { turn: 1 } }, black)).toEqual({
      code: "turn",
      seat: 1,
    });
  });

  it("the moment: second card, tunnel, tickets, the others, watching", () => {
    const hand = { black: 2 };
    expect(why({ hand, change: { drawn: 1 } }, black)).toEqual({ code: "second" });
    const tunnel = { lane: 0, laid: [], revealed: [], extra: 1 };
    expect(why({ hand, change: { tunnel } }, black)).toEqual({ code: "tunnel" });
    expect(why({ hand, change: { turn: null } }, black)).toEqual({ code: "others" });
    expect(why({ hand }, black, null)).toEqual({ code: "watching" });
    const { view } = position(europe);
    const seats = [{ ...view.seats[0]!, offer: { tickets: [1, 2], keep: 1 } }, view.seats[1]!];
    expect(hold({ ...view, seats }, 0)).toEqual({ code: "tickets" });
  });

  it("R4.11: beside a lane of mine into a country there is none for me", () => {
    const special = poland.lanes.findIndex(({ b }, i) => {
      const twin = poland.lanes[i + 1];
      return poland.countries.some(({ id }) => id === b) && twin?.b === b;
    });
    expect(special).toBeGreaterThan(-1);
    const { table, view } = position(poland, {
      seats: 2,
      hand: { locomotive: 9 },
      owners: { [special]: 1 },
    });
    expect(whyNotLane(table, view, 0, special + 1)).toBeNull();
    const mine = position(poland, { hand: { locomotive: 9 }, owners: { [special]: 0 } });
    expect(whyNotLane(mine.table, mine.view, 0, special + 1)).toEqual({ code: "double" });
  });
});

describe("why a station cannot be built", () => {
  const station = (at: Parameters<typeof position>[1], city: string) => {
    const { table, view } = position(europe, at);
    return whyNotStation(table, view, 0, city);
  };

  it("one stands there, none is left, too few cards, or nothing is in the way", () => {
    expect(station({ stations: ["roma"] }, "roma")).toEqual({ code: "station", seat: 0 });
    expect(station({ stations: ["roma", "wien", "kyiv"], hand: { red: 9 } }, "berlin")).toEqual({
      code: "stations",
    });
    expect(station({ stations: ["roma"], hand: { red: 1 } }, "berlin")).toEqual({
      code: "cards",
      color: null,
      short: 1,
    });
    expect(station({ hand: { red: 1 } }, "berlin")).toBeNull();
  });
});
