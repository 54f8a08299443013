import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { State } from "../../engine/index.ts";
import { Auditor } from "./auditor.ts";
import { eventsOf, play } from "./games.ts";
import { cardsIn } from "./kit.ts";
import { anyTemper, runs, seeds, tables } from "./properties.ts";

describe.each(tables)("complete games: $name with $seats", ({ rules, seats }) => {
  test("an auditor with piles of its own finds nothing wrong, and every game ends", () => {
    fc.assert(
      fc.property(seeds, anyTemper, (seed, temper) => {
        const game = play(rules, { seats, seed, temper });
        const auditor = new Auditor(rules.board);
        let state: State | undefined;
        for (const event of eventsOf(game)) {
          auditor.follow(event);
          state = rules.evolve(state, event);
          expect(cardsIn(state)).toBe(110);
        }
        expect(state?.result).not.toBeNull();
      }),
      runs(12),
    );
  });

  test("the law: folding redacted events gives the view, for every viewer after every event", () => {
    fc.assert(
      fc.property(seeds, anyTemper, (seed, temper) => {
        const events = eventsOf(play(rules, { seats, seed, temper }));
        const viewers = [null, ...Array(seats).keys()];
        let full: State | undefined;
        const folds = viewers.map((): State | undefined => undefined);
        for (const [at, event] of events.entries()) {
          full = rules.evolve(full, event);
          for (const [i, viewer] of viewers.entries()) {
            const fold = rules.evolve(folds[i], rules.redact(event, viewer));
            folds[i] = fold;
            const view = rules.view(full, viewer);
            if (!isDeepStrictEqual(fold, view)) {
              expect(fold, `event ${at} "${event.type}", viewer ${viewer}`).toEqual(view);
            }
          }
        }
      }),
      runs(4),
    );
  });

  test("a state is plain JSON, and the same seed and actions give the same events", () => {
    fc.assert(
      fc.property(seeds, anyTemper, (seed, temper) => {
        const game = play(rules, { seats, seed, temper });
        let state: State | undefined;
        const events = rules.begin({ seats, seed });
        expect(events).toEqual(game.opening);
        for (const event of events) state = rules.evolve(state, event);
        for (const step of game.steps) {
          // Through JSON and back before every action: nothing may depend on what JSON cannot hold.
          state = JSON.parse(JSON.stringify(state)) as State;
          const again = rules.decide(state, step.seat, step.action);
          expect(JSON.stringify(again)).toBe(JSON.stringify(step.events));
          for (const event of again) state = rules.evolve(state, event);
        }
        expect(state).toEqual(game.state);
      }),
      runs(2),
    );
  });

  test("the scores of a finished game add up", () => {
    fc.assert(
      fc.property(seeds, anyTemper, (seed, temper) => {
        const { state } = play(rules, { seats, seed, temper, source: "fast" });
        const totals = state.result?.scores.map((score) => {
          const { lanes, tickets, stations, longest, countries } = score;
          expect(lanes + tickets + stations + longest + countries).toBe(score.total);
          return score.total;
        });
        const best = Math.max(...(totals ?? []));
        for (const winner of state.result?.winners ?? []) expect(totals?.[winner]).toBe(best);
        expect(state.result?.winners.length).toBeGreaterThan(0);
      }),
      runs(8),
    );
  });
});
