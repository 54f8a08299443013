import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
});

const games = async () => ({
  ...(await import("../../../client/device/games.ts")),
  ...(await import("../../../client/device/forget.ts")),
});

test("a seat is remembered across visits, the last seen first", async () => {
  const first = await games();
  first.remember("one", { token: "t1", map: "usa", players: ["Ana"] });
  first.remember("two", { token: "t2", map: "europe" });
  first.remember("one", { status: "playing" });
  vi.resetModules();
  const later = await games();
  expect(later.myGames.value.map((game) => game.game)).toEqual(["one", "two"]);
  expect(later.myGame("one")).toMatchObject({ token: "t1", status: "playing", players: ["Ana"] });
});

test("a dead seat is forgotten, the game is not; a forgotten game is gone", async () => {
  const { forgetGame, forgetSeat, myGame, remember } = await games();
  remember("one", { token: "t1", invite: "i1" });
  forgetSeat("one");
  expect(myGame("one")?.token).toBeUndefined();
  expect(myGame("one")?.invite).toBe("i1");
  forgetGame("one");
  expect(localStorage.getItem("branchline.games")).toBe("[]");
});

test("games older than any room are dropped, and what is not understood does no harm", async () => {
  const old = { game: "old", token: "t", map: "usa", players: [], status: "lobby", at: 1 };
  const fresh = { game: "new", at: Date.now(), players: [3, "Bo"], status: "odd" };
  localStorage.setItem("branchline.games", JSON.stringify([old, "nonsense", fresh, null]));
  const { myGames } = await games();
  expect(myGames.value).toEqual([
    { game: "new", map: "", players: ["Bo"], status: "lobby", at: fresh.at },
  ]);
});

test("storage that refuses to be read or written only forgets", async () => {
  const refuse = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError");
  });
  const { myGame, remember } = await games();
  remember("one", { token: "t1" });
  expect(myGame("one")?.token).toBe("t1");
  refuse.mockRestore();
});
