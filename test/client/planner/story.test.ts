import { describe, expect, it } from "vitest";
import { lastDeed, tell } from "../../../client/planner/story.ts";
import type { GameEvent } from "../../../engine/types.ts";

const turn = (seat: number): GameEvent => ({ type: "turnStarted", seat });

describe("what happened, as people would tell it", () => {
  it("two cards of one turn are one deed, also with a row filled in between", () => {
    const deeds = tell([
      turn(0),
      { type: "cardDrawn", seat: 0, from: 2, card: "red" },
      { type: "rowFilled", slot: 2, card: "blue" },
      { type: "cardDrawn", seat: 0, from: "deck", card: null },
      turn(1),
      { type: "cardDrawn", seat: 1, from: "deck", card: "green" },
    ]);
    expect(deeds).toEqual([
      { at: 1, kind: "began", seat: 0 },
      {
        at: 4,
        kind: "drew",
        seat: 0,
        cards: [
          { card: "red", open: true },
          { card: null, open: false },
        ],
      },
      { at: 6, kind: "drew", seat: 1, cards: [{ card: "green", open: false }] },
    ]);
  });

  it("a tunnel is one deed with what it turned up, a shuffle in between told too", () => {
    const deeds = tell([
      turn(0),
      { type: "tunnelDug", seat: 0, lane: 7, cards: ["red", "red"] },
      { type: "cardRevealed", card: "red" },
      { type: "deckShuffled", deck: 40 },
      { type: "cardRevealed", card: "blue" },
      { type: "cardRevealed", card: "locomotive" },
      { type: "tunnelPriced", seat: 0, lane: 7, extra: 2 },
      { type: "laneClaimed", seat: 0, lane: 7, cards: ["red", "red", "red", "red"], points: 2 },
    ]);
    expect(deeds.map(({ kind }) => kind)).toEqual(["began", "shuffled", "claimed"]);
    expect(deeds.at(-1)).toMatchObject({
      lane: 7,
      revealed: ["red", "blue", "locomotive"],
      points: 2,
    });
  });

  it("a tunnel given up, and one still open", () => {
    const dug: GameEvent[] = [
      turn(1),
      { type: "tunnelDug", seat: 1, lane: 3, cards: ["blue"] },
      { type: "cardRevealed", card: "blue" },
      { type: "tunnelPriced", seat: 1, lane: 3, extra: 1 },
    ];
    expect(tell(dug).at(-1)).toMatchObject({ kind: "digging", revealed: ["blue"] });
    const deeds = tell([...dug, { type: "tunnelAbandoned", seat: 1, lane: 3 }]);
    expect(deeds.map(({ kind }) => kind)).toEqual(["began", "abandoned"]);
    expect(deeds.at(-1)).toMatchObject({ revealed: ["blue"] });
  });

  it("tells how many tickets were kept without knowing which", () => {
    const deeds = tell([{ type: "ticketsKept", seat: 2, kept: 2, returned: 1 }]);
    expect(deeds).toEqual([{ at: 1, kind: "kept", seat: 2, kept: 2, of: 3 }]);
  });

  it("what a seat did last is what it chose to do", () => {
    const deeds = tell([
      turn(0),
      { type: "stationBuilt", seat: 0, city: "roma", cards: ["red"] },
      { type: "lastRound", seat: 0 },
      turn(1),
    ]);
    expect(lastDeed(deeds, 0)?.kind).toBe("station");
    expect(lastDeed(deeds, 1)).toBeUndefined();
  });
});
