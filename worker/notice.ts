/** The room as everyone may see it, built field by field: what is not named here does not go out. */
import type { Game } from "./game.ts";
import type { Room, RoomSeat } from "./protocol.ts";
import type { SeatRecord, Sheet } from "./sheet.ts";
import { timerOf } from "./clock.ts";

function seatNotice(seat: SeatRecord, connected: boolean): RoomSeat {
  return {
    name: seat.name,
    kind: seat.kind,
    ...(seat.level === null ? {} : { level: seat.level }),
    color: seat.color,
    connected,
    autopilot: seat.autopilot,
  };
}

export function deadlineOf(sheet: Sheet, game: Game | null): number | null {
  return game === null ? null : (timerOf(sheet, game.turn)?.deadline ?? null);
}

export function noticeOf(
  sheet: Sheet,
  game: Game | null,
  presence: { readonly seats: ReadonlySet<number>; readonly watchers: number },
  now: number,
): Room {
  const ending = sheet.seats.flatMap((seat, i) =>
    seat.hash !== null && sheet.ending.includes(seat.hash) ? [i] : [],
  );
  return {
    status: sheet.status,
    map: sheet.map,
    host: sheet.host,
    seats: sheet.seats.map((seat, i) => seatNotice(seat, presence.seats.has(i))),
    watchers: presence.watchers,
    clock: sheet.clock,
    deadline: deadlineOf(sheet, game),
    public: sheet.public,
    watching: sheet.watching,
    chat: sheet.chat,
    late: sheet.late,
    ...(ending.length > 0 ? { ending } : {}),
    commitment: sheet.commitment,
    now,
  };
}
