import { words } from "../words/index.ts";

/** Stands where a page is about to be. */
export const Waiting = () => (
  <div class="waiting" role="status" aria-label={words.value.pages.loading} />
);
