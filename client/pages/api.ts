/** The few calls that are made before there is a socket. */
import type { Failure, LiveGame, Opened, Room, Seated } from "../../worker/protocol.ts";

type Reply<T> =
  | { readonly ok: T }
  | {
      readonly failed: { readonly status: number; readonly code: string; readonly message: string };
    };

interface NewTable {
  readonly map: string;
  readonly seats: number;
  readonly name?: string;
  readonly bots?: readonly string[];
  readonly clock?: number | null;
  readonly public?: boolean;
}

export const openTable = (table: NewTable) => call<Opened>("/api/games", table);

export const takeSeat = (game: string, invite: string, name: string) =>
  call<Seated>(`/api/games/${encodeURIComponent(game)}/seats`, { invite, name });

export const readRoom = (game: string) => call<Room>(`/api/games/${encodeURIComponent(game)}`);

export const liveGames = () => call<readonly LiveGame[]>("/api/live");

export async function call<T>(path: string, body?: unknown): Promise<Reply<T>> {
  try {
    const response = await fetch(path, {
      headers: { accept: "application/json", "content-type": "application/json" },
      ...(body === undefined ? {} : { method: "POST", body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (response.ok) return { ok: answer as T };
    const { error } = answer as Failure;
    return { failed: { status: response.status, code: error.code, message: error.message } };
  } catch {
    return { failed: { status: 0, code: "offline", message: "" } };
  }
}
