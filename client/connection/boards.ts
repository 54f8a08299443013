/** Each board is a file of its own, fetched when a game on it is opened; never more than that one. */
import type { Board } from "../../maps/board.ts";

const files: Readonly<Record<string, () => Promise<Board>>> = {
  usa: async () => (await import("../../maps/usa.ts")).usa,
  europe: async () => (await import("../../maps/europe.ts")).europe,
  poland: async () => (await import("../../maps/poland.ts")).poland,
};

export async function loadBoard(map: string): Promise<Board> {
  const load = files[map];
  if (!load) throw new Error(`There is no board called ${map}`);
  return load();
}
