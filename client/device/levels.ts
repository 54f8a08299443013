import type { Level } from "../../worker/protocol.ts";

/** How strong a computer player can be. */
export const levels: readonly Level[] = ["easy", "normal", "hard"];
