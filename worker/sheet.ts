/**
 * What a room remembers besides its acts: one JSON document in one row. It changes when people come
 * and go or settings change, and not with every move.
 */
import type { PlayerColor } from "../engine/types.ts";
import type { Level, Room } from "./protocol.ts";

export interface SeatRecord {
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  readonly level: Level | null;
  readonly color: PlayerColor;
  /** Hash of the person's token; also what a socket's attachment knows its person by. */
  readonly hash: string | null;
  readonly autopilot: boolean;
  /** Since when the person has no connection; null while there is one. */
  readonly away: number | null;
}

/** The clock of one turn where it is not simply "from its start": it stood still, or goes on. */
export interface Timer {
  /** The turn it is of, by the index of the event that opened it. */
  readonly turn: number;
  readonly deadline: number | null;
  /** Milliseconds left while it stands still. */
  readonly remaining: number | null;
}

export interface Sheet {
  readonly game: string;
  readonly status: Room["status"];
  readonly map: string;
  readonly seats: readonly SeatRecord[];
  readonly host: number | null;
  readonly clock: number | null;
  readonly public: boolean;
  readonly watching: boolean;
  readonly chat: boolean;
  readonly late: boolean;
  /** Hash of the invite. */
  readonly invite: string;
  readonly seed: string | null;
  readonly commitment: string | null;
  /** The engine's version when the game began. */
  readonly engine: number | null;
  readonly createdAt: number;
  readonly startedAt: number | null;
  readonly overAt: number | null;
  /** When someone was last known to be here. */
  readonly seen: number;
  /** When the room was last told to everyone because the sheet changed. */
  readonly spoke?: number;
  readonly timer: Timer | null;
  /** People, by hash, who agree to end the game. */
  readonly ending: readonly string[];
  /** The game that follows; `open` once its room exists. */
  readonly rematch: { readonly game: string; readonly open: boolean } | null;
  /** The number of watchers everyone was last told, and when. */
  readonly told: { readonly watchers: number; readonly at: number };
  /** Frames carried out lately, by the hash of person and id; a relink keeps the salt of its token. */
  readonly done: readonly { readonly key: string; readonly salt?: string }[];
}

/** A new sheet that differs in some seats. */
export function withSeat(sheet: Sheet, seat: number, change: Partial<SeatRecord>): Sheet {
  return {
    ...sheet,
    seats: sheet.seats.map((record, i) => (i === seat ? { ...record, ...change } : record)),
  };
}
