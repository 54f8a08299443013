import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type Action, Refusal, type Rules, type State } from "../../engine/index.ts";
import { draws } from "../../engine/draws.ts";
import { colors } from "../../maps/board.ts";
import { play } from "./games.ts";
import { frozen } from "./kit.ts";
import { anyTemper, runs, seeds, tables } from "./properties.ts";

/** Tickets are kept as a set: the order in which they are named does not matter. */
function key(action: Action): string {
  return JSON.stringify(
    action.type === "keepTickets" ? { ...action, tickets: action.tickets.toSorted() } : action,
  );
}

function isAccepted(rules: Rules, state: State, seat: number, action: Action): boolean {
  try {
    rules.decide(state, seat, action);
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}

/** Every action anyone could name on this board, legal or not. */
function everyAction({ board }: Rules, state: State): Action[] {
  const sets = [...colors, null].flatMap((color) =>
    Array.from({ length: 10 }, (_, locomotives) => ({ color, locomotives })),
  );
  const lanes = board.lanes.flatMap((_, lane) =>
    sets.map((set): Action => ({ type: "claimLane", lane, ...set })),
  );
  const stations = board.places.flatMap(({ id: city }) =>
    sets.slice(0, 45).map((set): Action => ({ type: "buildStation", city, ...set })),
  );
  const offered = state.seats.flatMap((seat) => (seat.offer?.tickets ?? []) as readonly number[]);
  const subsets = Array.from({ length: 1 << Math.min(offered.length, 8) }, (_, chosen) =>
    offered.filter((_ticket, i) => chosen & (1 << i)),
  );
  return [
    ...lanes,
    ...stations,
    ...subsets.map((tickets): Action => ({ type: "keepTickets", tickets })),
    ...(["deck", 0, 1, 2, 3, 4] as const).map((from): Action => ({ type: "drawCard", from })),
    ...[0, 1, 2, 3, 4].map((locomotives): Action => ({ type: "payTunnel", locomotives })),
    { type: "abandonTunnel" },
    { type: "drawTickets" },
    { type: "pass" },
  ];
}

// Thousands of refusals are made below and nobody reads their stacks.
Error.stackTraceLimit = 0;

describe.each(tables)("legal actions: $name with $seats", ({ rules, seats }) => {
  test("everything listed is accepted, nothing is listed twice, a seat's own view lists the same", () => {
    fc.assert(
      fc.property(seeds, anyTemper, fc.nat(12), (seed, temper, offset) => {
        const { steps } = play(rules, { seats, seed, temper, source: "fast" });
        for (const [at, { before, seat }] of steps.entries()) {
          const listed = rules.legalActions(before, seat);
          expect(listed.length).toBeGreaterThan(0);
          expect(rules.legalActions(frozen(rules.view(before, seat)), seat)).toEqual(listed);
          expect(draws(rules.view(before, seat), seat)).toEqual(
            listed.filter(({ type }) => type === "drawCard" || type === "drawTickets"),
          );
          if (at % 13 !== offset) continue;
          expect(new Set(listed.map(key)).size).toBe(listed.length);
          for (const action of listed) rules.decide(before, seat, action);
          for (let other = 0; other < seats; other++) {
            if (other === seat || before.seats[other]?.offer) continue;
            expect(rules.legalActions(before, other)).toEqual([]);
          }
        }
      }),
      runs(2),
    );
  });

  test("of all actions there are, exactly those listed are accepted", () => {
    fc.assert(
      fc.property(seeds, anyTemper, fc.nat(), (seed, temper, pick) => {
        const { steps } = play(rules, { seats, seed, temper, source: "fast" });
        const { before } = steps[pick % steps.length] as (typeof steps)[number];
        const text = JSON.stringify(before);
        const actions = everyAction(rules, before);
        for (let seat = 0; seat < seats; seat++) {
          const legal = new Set(rules.legalActions(before, seat).map(key));
          // Another seat's actions are refused for one reason only; a few of each kind are enough.
          const tried = legal.size > 0 ? actions : actions.filter((_, i) => i % 37 === 0);
          for (const action of tried) {
            const accepted = isAccepted(rules, before, seat, action);
            if (accepted !== legal.has(key(action))) {
              expect.fail(
                `seat ${seat}: ${key(action)} ${accepted ? "is accepted" : "is refused"}`,
              );
            }
          }
        }
        expect(JSON.stringify(before)).toBe(text);
      }),
      runs(4),
    );
  });
});
