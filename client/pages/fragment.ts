/**
 * `/g/:game#<token>` brings a seat to this device. The secret leaves the address at once, so that it
 * is not in the history, in a screenshot or in the next link that is copied.
 */
import { remember } from "../device/games.ts";

export function claimFragment(game: string): void {
  const token = location.hash.slice(1);
  if (token === "") return;
  history.replaceState(null, "", location.pathname + location.search);
  if (/^[\w-]{16,}$/.test(token)) remember(game, { token });
}
