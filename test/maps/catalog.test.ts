import { expect, test } from "vitest";
import { catalog, mostPlayers } from "../../maps/catalog.ts";
import { boards } from "../../maps/index.ts";

test("the catalog says of every board what the board says of itself", () => {
  const told = Object.values(boards).map(({ id, rules, countries }) => [
    id,
    {
      most: rules.players.max,
      trains: rules.trains,
      feature: rules.stations > 0 ? "stations" : countries.length > 0 ? "countries" : "plain",
    },
  ]);
  expect(Object.entries(catalog)).toEqual(told);
});

test("a board nobody knows seats two", () => {
  expect([mostPlayers("poland"), mostPlayers("toString")]).toEqual([4, 2]);
});
