import type { Board } from "./board.ts";
import { europe } from "./europe.ts";
import { poland } from "./poland.ts";
import { usa } from "./usa.ts";

/** Every board there is, by its id. A page that plays one board imports that board's file alone. */
export const boards: Readonly<Record<string, Board>> = { usa, europe, poland };
