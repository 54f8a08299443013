import { expect, test } from "vitest";
import { curved, straight } from "../../../tools/cartography/pen.ts";

const square = (size: number) =>
  [
    [0, 0],
    [size, 0],
    [size, size],
    [0, size],
    [0, 0],
  ] as const;

test("a line keeps its ends and bends at its corners", () => {
  const bend = [
    [0, 0],
    [10, 0],
    [10, 10],
  ] as const;
  expect(curved([bend], 1)).toBe("M0 0q10 0 10 10");
  expect(straight([bend], 1)).toBe("M0 0l10 0 0 10");
  expect(curved([bend.slice(0, 2)], 1)).toBe("M0 0l10 0");
});

test("a ring goes through the middles of its edges and closes", () => {
  expect(curved([square(12)], 1)).toBe("M0 6q0-6 6-6t6 6-6 6-6-6z");
});

test("long straight edges keep their corners", () => {
  const numbers = curved([square(1000)], 1)
    .match(/-?\d+/g)!
    .map(Number);
  let [x, y] = numbers as [number, number];
  // After the start come the first control, then where each curve ends, seen from the one before.
  const ends = [`${x} ${y}`];
  for (let i = 4; i + 1 < numbers.length; i += 2) {
    [x, y] = [x + numbers[i]!, y + numbers[i + 1]!];
    ends.push(`${x} ${y}`);
  }
  expect(ends).toContain("994 0");
  expect(ends).toContain("1000 6");
  expect(ends.at(-1)).toBe(ends[0]);
});

test("points that fall on one spot of the grid are one, and what is no line any more is left out", () => {
  const close = [
    [0, 0],
    [0.1, 0.2],
    [10, 0],
  ] as const;
  expect(straight([close], 1)).toBe("M0 0l10 0");
  expect(curved([close.slice(0, 2)], 1)).toBe("");
});

test("several lines stay apart", () => {
  const [a, b] = [square(12).slice(0, 2), square(8).slice(1, 3)];
  expect(straight([a, b], 1)).toBe("M0 0l12 0M8 0l0 8");
});
