/** Telling the directory of a public game. Nothing here is waited for: a game never depends on it. */
import type { Hall } from "./hall.ts";

const every = 60_000;

/** When the directory was last told after this, by the one who asks; 0 is never. */
export function live(
  ctx: DurableObjectState,
  env: Cloudflare.Env,
  { sheet, game, sockets }: Hall,
  toldAt: number,
  now: number,
): number {
  const playing = sheet.public && sheet.status === "playing";
  // A game that is over is taken from the list once, in the moment it ends.
  const over = sheet.public && sheet.overAt === now;
  if (!game || !(over || (playing && now - toldAt >= every))) return toldAt;
  const directory = env.DIRECTORY.getByName("live");
  const entry = {
    game: sheet.game,
    map: sheet.map,
    players: sheet.seats.map((seat) => seat.name),
    watchers: sockets.presence().watchers,
    startedAt: sheet.startedAt ?? now,
    turn: game.turns,
  };
  const told = over ? directory.end(sheet.game) : directory.tell(entry);
  ctx.waitUntil(told.catch((error: unknown) => console.error("directory", error)));
  return now;
}
