import { expect, test } from "vitest";
import type { Space } from "../../../client/board/cars.ts";
import { samples } from "../../../client/board/liveries.tsx";
import { patternPath } from "../../../client/board/parts/cars.ts";
import { symbolPaths } from "../../../client/board/symbols.ts";
import { playerColors } from "../../../engine/types.ts";

const car: Space = { x: 0, y: 0, cos: 1, sin: 0, length: 84 };

test("every symbol and every pattern differs from every other", () => {
  expect(new Set(Object.values(symbolPaths)).size).toBe(9);
  expect(new Set(playerColors.map((color) => patternPath(color, [car]))).size).toBe(5);
});

test("the small car of a player has the pattern of their trains", () => {
  for (const color of playerColors)
    expect(corners(samples[color]), color).toEqual(corners(patternPath(color, [car])));
});

/** All corners of what a path draws, wherever it begins to; of arcs their radius, too. */
function corners(path: string): readonly string[] {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const out = new Set<string>();
  const note = (more = "") => out.add(`${(x + 0).toFixed(1)} ${(y + 0).toFixed(1)}${more}`);
  for (const [, command, rest] of path.matchAll(/([MLmhvlaz])([^MLmhvlaz]*)/g)) {
    const numbers = [...rest!.matchAll(/-?[\d.]+/g)].map(Number);
    const each = { M: 2, L: 2, m: 2, h: 1, v: 1, l: 2, a: 7, z: 0 }[command!]!;
    if (command === "z") [x, y] = [startX, startY];
    for (let i = 0; i < numbers.length; i += each) {
      const [dx, dy = 0] = numbers.slice(i, i + each).slice(-2) as [number, number?];
      const moves = command === "M" || command === "m";
      if (!moves) note();
      if (command === "M" || command === "L") [x, y] = [dx, dy];
      else if (command === "v") y += dx;
      else [x, y] = [x + dx, y + dy];
      if (moves) [startX, startY] = [x, y];
      else note(command === "a" ? ` around ${numbers[i]}` : "");
    }
  }
  return [...out].toSorted();
}
