/** To, co potrzebne każdemu przed pierwszym ruchem. */
import type { Words } from "../types.ts";
import { board } from "./board.ts";
import { hints } from "./hints.ts";
import { pages } from "./pages.ts";
import { table } from "./table.ts";

export const core: Words = { table, board, pages, hints };
