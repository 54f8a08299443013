import { expect, test } from "vitest";
import { freeGames, month, type Usage } from "../../tools/prices.ts";

const nothing: Usage = {
  workerRequests: 0,
  workerCpuMs: 0,
  objectRequests: 0,
  objectGbSeconds: 0,
  rowsWritten: 0,
  rowsRead: 0,
  storedGb: 0,
};

test("what the plan includes costs nothing more, and what is beyond it by the million", () => {
  const game = { ...nothing, rowsWritten: 300, objectRequests: 50, storedGb: 0.001 };
  expect(month(game, 10)).toMatchObject({
    plan: 5,
    rowsWritten: 0,
    objectRequests: 0,
    storedGb: 0,
  });
  const much = month(game, 1_000_000);
  expect(much.rowsWritten).toBeCloseTo(250);
  expect(much.objectRequests).toBeCloseTo(49 * 0.15);
  expect(much.storedGb).toBeCloseTo((1000 - 5) * 0.2);
});

test("the free plan ends where its first limit is met", () => {
  const game = { ...nothing, workerRequests: 20, rowsWritten: 300 };
  expect(freeGames(game)).toEqual({ games: 333, first: "rowsWritten" });
});
