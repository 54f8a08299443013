/**
 * `/g/:game#<token>` brings a seat to this device. The secret leaves the address at once, so that it
 * is not in the history, in a screenshot or in the next link that is copied. My own link to another
 * device (myLink.ts) carries the invitation behind a dot, so that it can be passed on from there.
 */
import { remember } from "../device/games.ts";

export function claimFragment(game: string): void {
  if (location.hash === "") return;
  const [, token, invite] = /^#([\w-]{16,})(?:\.([\w-]+))?$/.exec(location.hash) ?? [];
  history.replaceState(null, "", location.pathname + location.search);
  if (token) remember(game, invite ? { token, invite } : { token });
}
