/** What everyone needs before the first move. */
import { board } from "./board.ts";
import { hints } from "./hints.ts";
import { pages } from "./pages.ts";
import { table } from "./table.ts";

export const core = { table, board, pages, hints };
