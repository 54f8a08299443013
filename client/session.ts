/**
 * A game as the pages see it. Two things keep this promise: an online game over a socket and a solo
 * game played inside the page. Whoever draws the table does not know which of them it is.
 */
import type { ReadonlySignal } from "@preact/signals";
import type { Action, GameEvent, State, Viewer } from "../engine/types.ts";
import type { Board } from "../maps/board.ts";
import type { ChatLine, ClientFrame, Reaction, Room } from "../worker/protocol.ts";

export type Link =
  | { readonly state: "connecting" }
  | { readonly state: "open" }
  /** Lost and being looked for; `retryAt` is when the next try starts. */
  | { readonly state: "lost"; readonly retryAt: number }
  /** Over for good: the server said why. */
  | { readonly state: "closed"; readonly code: number; readonly reason: string };

export interface Refused {
  readonly code: string;
  readonly message: string;
  readonly retryAfter?: number;
}

/** What a frame was answered: done (with a token where one was asked for), or refused. */
export type Answer =
  | { readonly done: true; readonly token?: string }
  | { readonly refused: Refused };

export interface Session {
  /** The game's name in its address, or "solo". */
  readonly game: string;
  /** Undefined until the room is known and its board is loaded. */
  readonly board: ReadonlySignal<Board | undefined>;
  readonly room: ReadonlySignal<Room | undefined>;
  /** My seat, or null when watching. */
  readonly seat: ReadonlySignal<Viewer>;
  /** Every event so far, redacted for me, and the state they fold into; undefined in the lobby. */
  readonly events: ReadonlySignal<readonly GameEvent[]>;
  readonly view: ReadonlySignal<State | undefined>;
  readonly chat: ReadonlySignal<readonly ChatLine[]>;
  readonly link: ReadonlySignal<Link>;
  /** The action sent and not yet answered; there is never more than one. */
  readonly pending: ReadonlySignal<Action | null>;
  /** Server clock minus this device's clock, in ms. */
  readonly skew: ReadonlySignal<number>;
  /** The game that a rematch went to. */
  readonly rematch: ReadonlySignal<string | null>;
  act(action: Action): Promise<Answer>;
  /** Any other frame; `id` is added here. Survives a lost connection: it is sent again. */
  send(frame: ClientFrame): Promise<Answer>;
  onReaction(listener: (seat: number | null, name: Reaction) => void): () => void;
  close(): void;
}
