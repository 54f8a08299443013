/** A game over the wire: what the room says becomes signals, what the player does becomes frames. */
import { batch, computed, signal } from "@preact/signals";
import { evolve } from "../../engine/evolve.ts";
import { tableOf } from "../../engine/table.ts";
import type { Action, GameEvent, State, Viewer } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import {
  type ChatLine,
  type Reaction,
  type Room,
  type ServerFrame,
  protocol,
} from "../../worker/protocol.ts";
import type { Link, Session } from "../session.ts";
import { loadBoard } from "./boards.ts";
import { createOutbox } from "./outbox.ts";
import { type Surroundings, browserSurroundings, keepConnected } from "./reconnect.ts";
import { type Dial, dialSocket, socketAddress } from "./socket.ts";

export interface OnlineOptions {
  readonly game: string;
  /** The seat's secret; without one we watch. */
  readonly token?: string;
  readonly dial?: Dial;
  readonly world?: Surroundings;
  readonly board?: (map: string) => Promise<Board>;
}

export function openOnline(options: OnlineOptions): Session {
  const world = options.world ?? browserSurroundings;
  const fetchBoard = options.board ?? loadBoard;

  const board = signal<Board | undefined>(undefined);
  const room = signal<Room | undefined>(undefined);
  const seat = signal<Viewer>(null);
  const events = signal<readonly GameEvent[]>([]);
  const view = signal<State | undefined>(undefined);
  const chat = signal<readonly ChatLine[]>([]);
  const link = signal<Link>({ state: "connecting" });
  const pending = signal<Action | null>(null);
  const skew = signal(0);
  const rematch = signal<string | null>(null);
  const listeners = new Set<(seat: number | null, name: Reaction) => void>();
  /** How many of the events `view` has folded in. */
  let folded = 0;
  /** Events may only be asked for from where we stand if they were meant for the same eyes. */
  let held = 0;
  let wanted: string | undefined;
  let closed = false;

  const keeper = keepConnected(options.dial ?? dialSocket(socketAddress(options.game)), world, {
    link: (next) => {
      // A wire that is being dialled again is still lost to the one who looks at the table.
      if (next.state === "connecting" && link.peek().state === "lost") return;
      link.value = next;
      if (next.state === "closed") outbox.giveUp(next.reason);
    },
    open: () => {
      const { token } = options;
      keeper.send(
        JSON.stringify({
          type: "hello",
          protocol,
          ...(token && { token }),
          ...(held > 0 && { since: held }),
        }),
      );
    },
    text: (data) => batch(() => hear(JSON.parse(data) as ServerFrame)),
  });
  const outbox = createOutbox((data) => keeper.send(data), world);

  function hear(frame: ServerFrame) {
    switch (frame.type) {
      case "welcome": {
        const from = frame.seq - frame.events.length;
        if (from > 0 && (from !== held || frame.seat !== seat.peek())) return resync();
        seat.value = frame.seat;
        chat.value = frame.chat;
        if (from === 0) folded = 0;
        take(frame.events, from);
        enter(frame.room);
        link.value = { state: "open" };
        outbox.resend();
        return;
      }
      case "events": {
        const from = frame.seq - frame.events.length;
        // Heard twice (a welcome has overtaken it): nothing new. A gap: start over.
        if (frame.seq <= held) return;
        if (from > held) return resync();
        take(frame.events.slice(held - from), held);
        if (frame.deadline !== undefined && room.value)
          room.value = { ...room.value, deadline: frame.deadline };
        return;
      }
      case "done":
        outbox.answer(frame.id, { done: true, ...(frame.token && { token: frame.token }) });
        return;
      case "refused": {
        const { id, code, message, retryAfter } = frame;
        if (id)
          outbox.answer(id, { refused: { code, message, ...(retryAfter && { retryAfter }) } });
        return;
      }
      case "room":
        enter(frame.room);
        return;
      case "chat":
        chat.value = [...chat.peek(), frame];
        return;
      case "react":
        for (const listener of listeners) listener(frame.seat, frame.name);
        return;
      case "rematch":
        rematch.value = frame.game;
        return;
      default:
        // A newer room may say things this page does not know; they are not for us.
        frame satisfies never;
    }
  }

  function take(more: readonly GameEvent[], from: number) {
    events.value = from === 0 ? more : [...events.peek(), ...more];
    held = from + more.length;
    fold();
  }

  function fold() {
    const known = board.peek();
    if (!known) return;
    const table = tableOf(known);
    let state = folded === 0 ? undefined : view.peek();
    for (const event of events.peek().slice(folded)) state = evolve(table, state, event);
    folded = held;
    view.value = state;
  }

  function enter(next: Room) {
    room.value = next;
    skew.value = next.now - world.now();
    if (next.map !== wanted) fetch(next.map);
  }

  async function fetch(map: string) {
    wanted = map;
    const found = await fetchBoard(map).catch(() => null);
    if (wanted !== map || closed) return;
    if (found)
      batch(() => {
        board.value = found;
        folded = 0;
        fold();
      });
    // Without its board there is no table: keep asking, the link line says why nothing is there.
    else world.after(2_000, () => wanted === map && !closed && fetch(map));
  }

  function resync() {
    held = 0;
    keeper.again();
  }

  return {
    game: options.game,
    board,
    room,
    seat,
    events,
    // Until the fold has caught up with a new board there is nothing to show.
    view: computed(() => (board.value ? view.value : undefined)),
    chat,
    link,
    pending,
    skew,
    rematch,
    async act(action) {
      if (pending.peek()) return { refused: { code: "too-fast", message: "A move is under way." } };
      pending.value = action;
      // Others choose their tickets at the same time as we do: that makes our choice no staler.
      const seq = action.type === "keepTickets" ? {} : { seq: held };
      try {
        return await outbox.send({ type: "act", action, ...seq });
      } finally {
        pending.value = null;
      }
    },
    send: outbox.send,
    onReaction(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    close() {
      closed = true;
      keeper.close();
    },
  };
}
