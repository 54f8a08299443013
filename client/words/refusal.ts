import type { Refused } from "../session.ts";
import { loaded, words, wordsOf } from "./index.ts";

/**
 * A refusal as a sentence in the reader's language. Most games see none, so the sentences are
 * fetched with the first; the server's own words stand in where they are new or cannot be had.
 */
export async function refusalText({ code, message }: Refused): Promise<string> {
  if (!(await loaded("refusals"))) return message || words.peek().pages.offline;
  const known: Readonly<Record<string, string>> = wordsOf("refusals");
  return known[code] ?? (message || (known["unknown"] as string));
}
