import { describe, expect, test, vi } from "vitest";
import { type BotName, bots } from "../../../engine/bots/index.ts";
import { rulesFor } from "../../../engine/index.ts";
import { boards } from "../../../maps/index.ts";
import { playThrough, seedFrom } from "./tables.ts";

// Whole games on a busy machine; a stall would take for ever.
vi.setConfig({ testTimeout: 120_000 });

/** A game of random moves takes a few hundred turns; a player that stalls takes for ever. */
const mostDecisions = 5000;

for (const [map, board] of Object.entries(boards)) {
  const rules = rulesFor(board);
  const { min, max } = board.rules.players;
  describe(map, () => {
    for (let seats = min; seats <= max; seats++) {
      test(`${seats} seats of mixed players finish a game with legal moves only`, () => {
        const names: BotName[] = ["hard", "normal", "easy", "greedy", "random"];
        const players = Array.from({ length: seats }, (_, i) => bots[names[i] as BotName]);
        let decisions = 0;
        const end = playThrough(rules, players, seedFrom(seats), ({ sight, choice }) => {
          const legal = rules.legalActions(sight.view, sight.seat);
          expect(legal).toContainEqual(choice.action);
          expect(choice.why).not.toBe("");
          if (++decisions > mostDecisions) throw new Error("the game does not end");
        });
        expect(end.result?.scores).toHaveLength(seats);
      });
    }

    test("hard in every seat completes most of its tickets", () => {
      let completed = 0;
      let kept = 0;
      for (let game = 0; game < 6; game++) {
        const end = playThrough(rules, [bots.hard, bots.hard], seedFrom(100 + game), () => {});
        for (const score of end.result?.scores ?? []) {
          completed += score.completed.length;
          kept += score.completed.length + score.failed.length;
        }
      }
      expect(completed / kept).toBeGreaterThan(0.7);
    });

    test("the levels are in their order", () => {
      const mean = (name: BotName, against: BotName) => {
        let ahead = 0;
        for (let game = 0; game < 8; game++) {
          const seat = game % 2;
          const players = [bots[against], bots[against]];
          players[seat] = bots[name];
          const { result } = playThrough(rules, players, seedFrom(200 + game), () => {});
          ahead += (result?.scores[seat]?.total ?? 0) - (result?.scores[1 - seat]?.total ?? 0);
        }
        return ahead / 8;
      };
      expect(mean("hard", "easy")).toBeGreaterThan(0);
      expect(mean("normal", "greedy")).toBeGreaterThan(0);
    });
  });
}
