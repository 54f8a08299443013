/** Each map's drawing is a file of its own, loaded when that map is played. */
import { soon } from "../soon.ts";
import { countries, fetchCountries } from "./parts.ts";
import type { BoardArt } from "./types.ts";

const drawing = (load: () => Promise<{ readonly art: BoardArt }>) =>
  soon(async () => {
    const { art } = await load();
    // They are part of the drawing: it is not shown without them.
    if (art.crests) {
      countries();
      await fetchCountries();
    }
    return art;
  });

const drawings: Readonly<Record<string, () => BoardArt | undefined>> = {
  usa: drawing(() => import("./art/usa.ts")),
  europe: drawing(() => import("./art/europe.ts")),
  poland: drawing(() => import("./art/poland.ts")),
};

/** Undefined until it is there; whoever draws with it is drawn again then. */
export const artOf = (map: string) => drawings[map]?.();
