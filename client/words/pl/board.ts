/** Teksty planszy. */
import type { Words } from "../types.ts";

export const board: Words["board"] = {};
