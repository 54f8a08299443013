import fc from "fast-check";
import { expect, test } from "vitest";
import { longestPath } from "../../engine/longest.ts";
import { type Table, tableOf } from "../../engine/table.ts";
import type { Board } from "../../maps/board.ts";
import { usa } from "../../maps/usa.ts";
import { sketch } from "./kit.ts";
import { lengthOfWalk } from "./walks.ts";
import { runs } from "./properties.ts";

const lengths = [1, 2, 3, 4, 5, 6, 8];

/** Small networks of any shape: loops, doubles, several pieces. */
const networks = fc
  .integer({ min: 3, max: 9 })
  .chain((places) =>
    fc.array(
      fc
        .tuple(
          fc.nat({ max: places - 1 }),
          fc.nat({ max: places - 2 }),
          fc.constantFrom(...lengths),
        )
        .map(([a, b, length]) => ({
          a: `p${a}`,
          b: `p${b >= a ? b + 1 : b}`,
          length,
          color: null,
        })),
      { minLength: 1, maxLength: 8 },
    ),
  )
  .map((lanes): Board => {
    const ids = [...new Set(lanes.flatMap(({ a, b }) => [a, b]))];
    const places = ids.map((id) => ({ id, name: id, at: [0, 0] as const }));
    return { ...usa, id: "network", places, lanes, tickets: [] };
  });

test("R8.3 the longest path agrees with a walk of every path, on 2,500 random networks", () => {
  fc.assert(
    fc.property(networks, (board) => {
      const table = tableOf(board);
      const lanes = [...board.lanes.keys()];
      const path = longestPath(table, lanes);
      expect(path.length).toBe(longestWalk(table, lanes));
      expect(lengthOfWalk(table, path.lanes)).toBe(path.length);
    }),
    runs(2500),
  );
});

test("R8.3 the longest path counts only the lanes it is given", () => {
  fc.assert(
    fc.property(networks, fc.infiniteStream(fc.boolean()), (board, coins) => {
      const table = tableOf(board);
      const lanes = [...board.lanes.keys()].filter(() => coins.next().value);
      const path = longestPath(table, lanes);
      expect(path.length).toBe(longestWalk(table, lanes));
      expect(path.lanes.every((lane) => lanes.includes(lane))).toBe(true);
    }),
    runs(500),
  );
});

test("R8.3 a path between two dear odd places is not missed for a cheap one", () => {
  // The most hopeful count from one odd place is not the most hopeful count of the network.
  const { table } = sketch({ lanes: ["b-f 6", "c-a 2", "c-f 5", "d-b 3", "c-f 1"] });
  expect(longestPath(table, [0, 1, 2, 3, 4]).length).toBe(16);
});

/** Walks every path there is from every place: slow, and too simple to be wrong. */
function longestWalk(table: Table, lanes: readonly number[]): number {
  const used = new Set<number>();
  let best = 0;
  const walk = (place: number, length: number): void => {
    best = Math.max(best, length);
    for (const lane of table.lanesAt[place] ?? []) {
      if (used.has(lane) || !lanes.includes(lane)) continue;
      const [a, b] = table.ends[lane] as readonly [number, number];
      used.add(lane);
      walk(a === place ? b : a, length + (table.board.lanes[lane]?.length ?? 0));
      used.delete(lane);
    }
  };
  for (const place of table.board.places.keys()) walk(place, 0);
  return best;
}
