import { expect, test } from "vitest";
import { patternPaths, type Space } from "../../../client/board/cars.ts";
import { symbolPaths } from "../../../client/board/symbols.ts";

test("every symbol and every pattern differs from every other", () => {
  expect(new Set(Object.values(symbolPaths)).size).toBe(9);
  const car: Space = { x: 0, y: 0, cos: 1, sin: 0, length: 86 };
  const patterns = Object.values(patternPaths).map((draw) => draw([car]));
  expect(new Set(patterns).size).toBe(5);
});
