import { expect, test } from "vitest";
import { smooth } from "../../../client/board/smooth.ts";

test("a line keeps its ends and bends at its corners", () => {
  expect(smooth("M0 0l10 0 0 10")).toBe("M0 0Q10 0 10 10L10 10");
  expect(smooth("M0 0l10 0")).toBe("M0 0L10 0");
});

test("a ring goes through the middles of its edges and closes", () => {
  expect(smooth("M0 0l10 0 0 10-10 0z")).toBe("M0 5Q0 0 5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5z");
});

test("a point that only closes a ring again is not a corner of its own", () => {
  expect(smooth("M0 0l10 0 0 10-10 0 0-10z")).toBe(smooth("M0 0l10 0 0 10-10 0z"));
});

test("long straight edges keep their corners", () => {
  const ring = smooth("M0 0l1000 0 0 1000-1000 0z");
  expect(ring).toContain("Q1000 0 1000 6");
});

test("several lines stay apart", () => {
  expect(smooth("M0 0l5 5M9 9l1 1")).toBe("M0 0L5 5M9 9L10 10");
});
