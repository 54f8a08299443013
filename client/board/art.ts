/** Each map's drawing is a file of its own, loaded when that map is played. */
import { countries, fetchCountries } from "./parts.ts";
import type { BoardArt } from "./types.ts";

const drawings: Readonly<Record<string, () => Promise<{ readonly art: BoardArt }>>> = {
  usa: () => import("./art/usa.ts"),
  europe: () => import("./art/europe.ts"),
  poland: () => import("./art/poland.ts"),
};

export async function loadArt(map: string): Promise<BoardArt> {
  const load = drawings[map];
  if (!load) throw new Error(`There is no drawing of ${map}.`);
  const { art } = await load();
  // They are part of the drawing: it is not shown without them.
  if (art.crests) {
    countries();
    await fetchCountries();
  }
  return art;
}
