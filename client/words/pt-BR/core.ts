/** O que todo mundo precisa antes da primeira jogada. */
import type { Words } from "../types.ts";
import { board } from "./board.ts";
import { hints } from "./hints.ts";
import { pages } from "./pages.ts";
import { table } from "./table.ts";

export const core: Words = { table, board, pages, hints };
