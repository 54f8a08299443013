import { expect, test } from "vitest";
import { clockText } from "../../../client/screen/TimeLeft.tsx";

test.each([
  [0, "0:00"],
  [1, "0:01"],
  [65_000, "1:05"],
  [3_600_000, "1:00:00"],
  [86_399_000, "23:59:59"],
])("%i ms are left: %s", (ms, text) => {
  expect(clockText(ms)).toBe(text);
});
