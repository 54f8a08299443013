/** Where a replay comes from: the log of a game that is over, and the colours people sat with. */
import { rulesFor } from "../../engine/index.ts";
import {
  type GameEvent,
  type GameLog,
  type PlayerColor,
  playerColors,
  type Viewer,
} from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import { loadBoard } from "../connection/boards.ts";
import { myName } from "../device/name.ts";
import { soloRecord } from "../device/solo.ts";
import { call, readRoom } from "../pages/api.ts";
import { driverNames } from "../solo/drivers.ts";
import { SoloRoom } from "../solo/room.ts";
import { personSeat } from "../solo/talk.ts";

export interface Film {
  readonly log: GameLog;
  readonly board: Board;
  readonly colors: readonly PlayerColor[];
  /** The address of this replay, without the move. */
  readonly address: string;
  /** Where the result is. */
  readonly back: string;
}

export type Found = { readonly film: Film } | { readonly none: "not-over" | "not-loaded" };

/** Whose eyes: a seat's, a watcher's (null), or everything open. */
export type Eyes = Viewer | "open";

export async function onlineFilm(game: string): Promise<Found> {
  const [reply, room] = await Promise.all([
    call<GameLog>(`/api/games/${game}/log`),
    readRoom(game),
  ]);
  if ("failed" in reply) return { none: reply.failed.status === 409 ? "not-over" : "not-loaded" };
  const colors = "ok" in room ? room.ok.seats.map((seat) => seat.color) : [...playerColors];
  const board = await loadBoard(reply.ok.map);
  return {
    film: { log: reply.ok, board, colors, address: `/g/${game}/replay`, back: `/g/${game}` },
  };
}

/** The solo game on this device, as far as it has come. */
export async function soloFilm(you: string): Promise<Found> {
  const record = soloRecord.peek();
  if (!record) return { none: "not-loaded" };
  const board = await loadBoard(record.map);
  const players = Array.from({ length: record.opponents + 1 }, (_, seat) =>
    seat === personSeat
      ? { name: myName.peek() || you, kind: "person" as const }
      : { name: driverNames[seat - 1] ?? "", kind: "bot" as const, level: record.level },
  );
  const log = SoloRoom.resume(board, record).log(players);
  return {
    film: { log, board, colors: [...playerColors], address: "/solo/replay", back: "/solo" },
  };
}

export function seenBy(film: Film, eyes: Eyes): readonly GameEvent[] {
  if (eyes === "open") return film.log.events;
  const { redact } = rulesFor(film.board);
  return film.log.events.map((event) => redact(event, eyes));
}
