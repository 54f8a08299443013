import { describe, expect, test, vi } from "vitest";
import { hardCharacter } from "../../../engine/bots/character.ts";
import { bots } from "../../../engine/bots/index.ts";
import { goalOf, look } from "../../../engine/bots/outlook.ts";
import { mostSearches } from "../../../engine/bots/plan.ts";
import { Thought } from "../../../engine/bots/thought.ts";
import { rulesFor } from "../../../engine/index.ts";
import { boards } from "../../../maps/index.ts";
import { type Moment, playThrough, seedFrom } from "./tables.ts";

// Whole games on a busy machine; a stall would take for ever.
vi.setConfig({ testTimeout: 120_000 });

describe("the work of one decision is counted", () => {
  for (const [map, board] of Object.entries(boards)) {
    const rules = rulesFor(board);

    test(`${map}: a usual decision stays far below the limit`, () => {
      let most = 0;
      playThrough(rules, [bots.hard, bots.hard], seedFrom(11), ({ sight }) => {
        if (sight.view.turn === null) return;
        const thought = new Thought(look(rules, sight, hardCharacter));
        most = Math.max(most, thought.planner.searches);
      });
      expect(most).toBeGreaterThan(0);
      expect(most).toBeLessThan(mostSearches);
    });

    test(`${map}: even with every ticket of the board the limit holds and a move is found`, () => {
      let first: Moment | undefined;
      playThrough(rules, [bots.easy, bots.easy], seedFrom(12), (moment) => {
        if (moment.sight.view.turn !== null) first ??= moment;
      });
      const { sight } = first as Moment;
      const all = [...board.tickets.keys()];
      const view = {
        ...sight.view,
        seats: sight.view.seats.map((seat, i) =>
          i === sight.seat ? { ...seat, tickets: all } : seat,
        ),
      };
      const loaded = { ...sight, view };
      const thought = new Thought(look(rules, loaded, hardCharacter));
      expect(thought.outlook.goals).toEqual(all.map((ticket) => goalOf(rules.table, ticket)));
      // A few more are allowed for countries, which are counted but never refused.
      expect(thought.planner.searches).toBeLessThan(mostSearches + 500);
      const { action } = bots.hard(rules, loaded, "coin");
      expect(rules.legalActions(view, sight.seat)).toContainEqual(action);
    });
  }
});
