/** The log of a game that is over (contract, section 3), seed and all. */
import type { GameLog } from "../engine/types.ts";
import type { Hall } from "./hall.ts";
import { Refused } from "./refused.ts";

export function logOf({ sheet, game }: Hall): GameLog {
  const { seed, commitment, engine } = sheet;
  const over = sheet.status === "finished" || sheet.status === "ended";
  if (!game || !over || seed === null || commitment === null || engine === null) {
    throw new Refused("not-over", "The log is open when the game is over.");
  }
  return {
    format: 1,
    engine,
    map: sheet.map,
    seats: sheet.seats.length,
    seed,
    commitment,
    players: sheet.seats.map((seat) => ({
      name: seat.name,
      kind: seat.kind === "bot" ? "bot" : "person",
      ...(seat.level === null ? {} : { level: seat.level }),
    })),
    events: game.events,
    actions: game.actions,
    ...(sheet.status === "ended" ? { ended: true } : {}),
  };
}
