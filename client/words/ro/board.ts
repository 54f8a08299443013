/** Textele tablei de joc. */
import type { Words } from "../types.ts";

export const board: Words["board"] = {};
