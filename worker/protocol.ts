/**
 * The wire, whole (contract, section 5): every frame either way, as types only, so that the client
 * takes nothing but names from here. What arrives is checked in `frames.ts` before it gets a type.
 */
import type { Action, GameEvent, PlayerColor } from "../engine/types.ts";

export const protocol = 1;

export type Level = "easy" | "normal" | "hard";

export interface RoomSeat {
  readonly name: string;
  readonly kind: "person" | "bot" | "open";
  readonly level?: Level;
  readonly color: PlayerColor;
  readonly connected: boolean;
  readonly autopilot: boolean;
}

/** The room as everyone may see it; times are milliseconds since 1970 by the server's clock. */
export interface Room {
  readonly status: "lobby" | "playing" | "finished" | "ended";
  readonly map: string;
  /** The seat of the host. */
  readonly host: number | null;
  readonly seats: readonly RoomSeat[];
  readonly watchers: number;
  /** Seconds per turn, or null for none. */
  readonly clock: number | null;
  readonly deadline: number | null;
  readonly public: boolean;
  readonly watching: boolean;
  readonly chat: boolean;
  readonly late: boolean;
  /** Seats that would end the game early; absent when nobody asked for it. */
  readonly ending?: readonly number[];
  /** SHA-256 of the seed, from the start on. */
  readonly commitment: string | null;
  readonly now: number;
}

export interface ChatLine {
  readonly seat: number | null;
  readonly name: string;
  readonly text: string;
  readonly at: number;
}

export const reactions = [
  "whistle",
  "cheer",
  "laugh",
  "gasp",
  "think",
  "sorry",
  "hurry",
  "thanks",
] as const;

export type Reaction = (typeof reactions)[number];

/**
 * Why a connection was closed for good; the reason beside it is a sentence for people. Anything
 * below 4000 is the network's doing, and the client comes back by itself.
 */
export const closeCodes = {
  malformed: 4400,
  /** The token opens no seat (any more): watch without it, or ask the host for a new link. */
  badToken: 4401,
  /** The host closed the room to watchers. */
  notWatched: 4402,
  foreignOrigin: 4403,
  noSuchGame: 4404,
  /** No ping for too long; a client that is alive comes back at once. */
  silent: 4408,
  gone: 4410,
  otherProtocol: 4426,
  tooFast: 4429,
  full: 4503,
} as const;

/** Every frame but `hello` may carry an `id` and is then answered `done` or `refused`. */
export type ClientFrame = { readonly id?: string } & (
  | {
      readonly type: "hello";
      readonly protocol: number;
      readonly token?: string;
      readonly since?: number;
    }
  | { readonly type: "act"; readonly action: Action; readonly seq?: number }
  | {
      readonly type: "options";
      readonly map?: string;
      readonly seats?: number;
      readonly clock?: number | null;
      readonly public?: boolean;
      readonly watching?: boolean;
      readonly chat?: boolean;
      readonly late?: boolean;
    }
  | { readonly type: "bot"; readonly seat: number; readonly level: Level | null }
  | { readonly type: "remove"; readonly seat: number }
  | { readonly type: "start" }
  | { readonly type: "relink"; readonly seat: number }
  | { readonly type: "profile"; readonly name?: string; readonly color?: PlayerColor }
  | { readonly type: "swap"; readonly seat: number }
  | { readonly type: "leave" }
  | { readonly type: "autopilot"; readonly seat: number; readonly on: boolean }
  | { readonly type: "end"; readonly agree: boolean }
  | { readonly type: "rematch" }
  | { readonly type: "chat"; readonly text: string }
  | { readonly type: "react"; readonly name: Reaction }
);

export type ServerFrame =
  | {
      readonly type: "welcome";
      readonly protocol: number;
      readonly engine: number;
      readonly seat: number | null;
      readonly seq: number;
      /** The first of them has the index `seq - events.length`. */
      readonly events: readonly GameEvent[];
      readonly room: Room;
      readonly chat: readonly ChatLine[];
    }
  | {
      readonly type: "events";
      readonly seq: number;
      readonly events: readonly GameEvent[];
      readonly deadline?: number | null;
    }
  | { readonly type: "done"; readonly id: string; readonly seq: number; readonly token?: string }
  | {
      readonly type: "refused";
      readonly id?: string;
      readonly code: string;
      readonly message: string;
      readonly retryAfter?: number;
    }
  | { readonly type: "room"; readonly room: Room }
  | ({ readonly type: "chat" } & ChatLine)
  | { readonly type: "react"; readonly seat: number | null; readonly name: Reaction }
  | { readonly type: "rematch"; readonly game: string };

/** A public game being played, as `GET /api/live` lists it. */
export interface LiveGame {
  readonly game: string;
  readonly map: string;
  readonly players: readonly string[];
  readonly watchers: number;
  readonly startedAt: number;
  readonly turn: number;
}

/** Answers of `POST /api/games` and `POST /api/games/:game/seats`. */
export interface Opened {
  readonly game: string;
  readonly invite: string;
  readonly seat?: number;
  readonly token?: string;
}

export interface Seated {
  readonly seat: number;
  readonly token: string;
}

export interface Failure {
  readonly error: { readonly code: string; readonly message: string };
}
