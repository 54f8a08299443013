/** What the table knows and lets its player do: the interface between controller and views. */
import type { ReadonlySignal } from "@preact/signals";
import type { Table } from "../../engine/table.ts";
import type { Action, Card, GameEvent, Seat, State, Viewer } from "../../engine/types.ts";
import type { ClientFrame, Reaction } from "../../worker/protocol.ts";
import type { Camera } from "../board/camera.ts";
import type { Deed } from "../planner/story.ts";
import type { Plans } from "../planner/warnings.ts";
import type { Answer, Session } from "../session.ts";
import type { Names } from "./telling.ts";

/** What the player is looking at; null is the bare board. */
export type Sheet =
  | { readonly kind: "lane"; readonly lane: number }
  | { readonly kind: "city"; readonly city: string }
  | { readonly kind: "seat"; readonly seat: number }
  | { readonly kind: "tickets" }
  | { readonly kind: "log" | "chat" | "keys" | "find" }
  /** Told on return: the deeds since event number `since`. */
  | { readonly kind: "away"; readonly since: number };

export interface Notice {
  readonly tone: "plain" | "good" | "bad" | "grand";
  /** The name of its heading among the texts of the news. */
  readonly title?: "refused" | "lastRound";
  readonly text: string;
}

export interface Risen {
  readonly key: number;
  readonly seat: number | null;
  readonly name: Reaction;
}

/** Something just seen on the table, for those who draw it moving or make it heard. */
export type Watcher = (event: GameEvent, before: State | undefined, after: State) => void;

export interface Covered {
  readonly left: number;
  readonly bottom: number;
}

export const nothingCovered: Covered = { left: 0, bottom: 0 };

export interface Controller {
  readonly session: Session;
  readonly table: ReadonlySignal<Table | undefined>;
  /** The state as it is shown, a little behind the session's while something is drawn out. */
  readonly view: ReadonlySignal<State | undefined>;
  readonly me: ReadonlySignal<Viewer>;
  readonly mine: ReadonlySignal<Seat | undefined>;
  readonly names: ReadonlySignal<Names>;
  /** What I may do now; empty while something is under way. Before the first move, what I may draw. */
  readonly legal: ReadonlySignal<readonly Action[]>;
  /** True while a move is on its way or the table still shows what happened. */
  readonly busy: ReadonlySignal<boolean>;
  readonly plans: ReadonlySignal<Plans>;
  readonly deeds: ReadonlySignal<readonly Deed[]>;
  readonly closed: ReadonlySignal<ReadonlySet<number>>;
  readonly sheet: ReadonlySignal<Sheet | null>;
  /** The colour of the hand whose lanes are lit. */
  readonly color: ReadonlySignal<Card | null>;
  /** The ticket shown on the board. */
  readonly ticket: ReadonlySignal<number | null>;
  /** Tickets of the offer that are to be kept. */
  readonly kept: ReadonlySignal<ReadonlySet<number>>;
  readonly notice: ReadonlySignal<Notice | null>;
  /** The last thing that happened, for a screen reader. */
  readonly said: ReadonlySignal<string>;
  readonly unread: ReadonlySignal<number>;
  /** Reactions that are just being shown. */
  readonly risen: ReadonlySignal<readonly Risen[]>;
  /** Set by whoever shows the board. */
  camera: Camera | null;
  /** What a sheet hides of the board, in pixels from its edges. */
  covered: Covered;

  show(sheet: Sheet | null): void;
  /** Back to the bare board. */
  clear(): void;
  pickColor(card: Card | null): void;
  pickTicket(ticket: number | null): void;
  toggleKept(ticket: number): void;
  dismiss(): void;
  may(action: Action): boolean;
  act(action: Action): Promise<Answer | null>;
  /** A tap on a lane: its sheet, or at once the claim where nothing is asked before it. */
  tapLane(lane: number): void;
  /** Anything that is not a move; a refusal is told like a move's. */
  request(frame: ClientFrame): Promise<void>;
  watch(watcher: Watcher): () => void;
  dispose(): void;
}
