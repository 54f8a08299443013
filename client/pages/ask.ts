/** A question that has to be answered before something is done that cannot be taken back. */
import { surely } from "../soon.ts";
import { loadArea, wordsOf } from "../words/index.ts";
import type { Areas } from "../words/types.ts";

type Questions = Areas["around"]["sure"];

/** Whether the answer was yes. `yes` names what is about to be done, not just "OK". */
export async function ask(which: (sure: Questions) => string, yes: string): Promise<boolean> {
  const [{ put }] = await surely(() => Promise.all([import("./Question.tsx"), loadArea("around")]));
  return put(which(wordsOf("around").sure), yes);
}
