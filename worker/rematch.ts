/** The same people again, in a new room, by one tap of the host. */
import type { Hall } from "./hall.ts";
import { asHost } from "./host.ts";
import { again } from "./lobby.ts";
import { newGameName } from "./names.ts";
import { Refused } from "./refused.ts";
import { type Done, seatOf } from "./requests.ts";

/**
 * The new room's name is written down before the room is made: tried again after a failure in
 * between, it is the same room and not a second one.
 */
export async function rematch(
  hall: Hall,
  env: Cloudflare.Env,
  socket: WebSocket,
  now: number,
): Promise<Done> {
  const { seat } = seatOf(hall, socket);
  const sheet = asHost(hall, seat, now);
  if (sheet.status !== "finished" && sheet.status !== "ended") {
    throw new Refused("not-over", "A rematch comes after the game.");
  }
  const game = sheet.rematch?.game ?? newGameName();
  if (!sheet.rematch) hall.save({ ...sheet, rematch: { game, open: false } });
  await env.ROOMS.getByName(game).follow(again(hall.sheet, game, now));
  if (!hall.sheet.rematch?.open) hall.save({ ...hall.sheet, rematch: { game, open: true } });
  const frame = JSON.stringify({ type: "rematch", game });
  hall.toAll(() => frame);
  return {};
}
