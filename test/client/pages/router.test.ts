import { expect, test } from "vitest";
import { pageAt } from "../../../client/pages/places.ts";
import { gameAt, placeOf } from "../../../client/router.ts";

/** As App.tsx asks: a game's own link first, then every other page. */
function parse(path: string) {
  const game = gameAt(placeOf(path));
  return game ? { page: "game", ...game } : pageAt(placeOf(path));
}

test("each address has its page", () => {
  expect(parse("/")).toEqual({ page: "front" });
  expect(parse("/new")).toEqual({ page: "new" });
  expect(parse("/solo")).toEqual({ page: "solo" });
  expect(parse("/solo/replay")).toEqual({ page: "solo-replay" });
  expect(parse("/guide")).toEqual({ page: "guide", map: null });
  expect(parse("/guide/europe")).toEqual({ page: "guide", map: "europe" });
  expect(parse("/g/kovim")).toEqual({ page: "game", game: "kovim", invite: null });
  expect(parse("/g/kovim/abc")).toEqual({ page: "game", game: "kovim", invite: "abc" });
  expect(parse("/g/kovim/table")).toEqual({ page: "screen", game: "kovim" });
  expect(parse("/g/kovim/replay")).toEqual({ page: "replay", game: "kovim" });
});

test("what leads nowhere says so", () => {
  for (const path of ["/nowhere", "/g", "/g/a/b/c", "/new/x", "/settings/y", "/guide/a/b"]) {
    expect(parse(path), path).toEqual({ page: "lost" });
  }
});
