/**
 * The time machine: a session that stands at a chosen moment while the game it belongs to goes on.
 * Looking back never loses the live game and is never jerked to it; `live()` goes there.
 */
import { computed, type ReadonlySignal, signal } from "@preact/signals";
import { evolve } from "../../engine/evolve.ts";
import { tableOf } from "../../engine/table.ts";
import type { GameEvent, State } from "../../engine/types.ts";
import type { Session } from "../session.ts";

export interface Past extends Session {
  /** How many events have happened at the moment shown; null when live. */
  readonly at: ReadonlySignal<number | null>;
  /** Stand after this many events. */
  go(count: number): void;
  /** A move back or on, as far as there are any. */
  step(moves: number): void;
  live(): void;
}

/** Folding goes on from the nearest state kept, so that scrubbing stays quick in a long game. */
const keepEvery = 40;

export class Folder {
  private readonly kept: (State | undefined)[] = [undefined];
  private events: readonly GameEvent[] = [];
  private last: { readonly count: number; readonly state: State | undefined } | undefined;
  private readonly fold: (state: State | undefined, event: GameEvent) => State;

  constructor(fold: (state: State | undefined, event: GameEvent) => State) {
    this.fold = fold;
  }

  at(events: readonly GameEvent[], count: number): State | undefined {
    // Another list of the same game grows at its end; anything else starts over.
    if (events[0] !== this.events[0] || events.length < this.events.length) {
      this.kept.length = 1;
      this.last = undefined;
    }
    this.events = events;
    let from = Math.min(Math.floor(count / keepEvery), this.kept.length - 1);
    let state = this.kept[from];
    let done = from * keepEvery;
    if (this.last && this.last.count <= count && this.last.count > done) {
      ({ state, count: done } = this.last);
    }
    for (; done < count;) {
      const event = events[done];
      if (!event) break;
      state = this.fold(state, event);
      done += 1;
      from = done / keepEvery;
      if (Number.isInteger(from) && this.kept.length === from) this.kept.push(state);
    }
    this.last = { count: done, state };
    return state;
  }
}

/** A moment worth stopping at: after all that one action brought about. */
export function moments(events: readonly GameEvent[]): readonly number[] {
  const stops: number[] = [];
  events.forEach((event, i) => {
    if (opensMove(event)) stops.push(i);
  });
  if (stops.at(-1) !== events.length && events.length > 0) stops.push(events.length);
  return [...new Set(stops)];
}

/** Events that someone did; what follows them until the next of these belongs to them. */
function opensMove(event: GameEvent): boolean {
  switch (event.type) {
    case "ticketsKept":
    case "cardDrawn":
    case "laneClaimed":
    case "tunnelDug":
    case "tunnelAbandoned":
    case "stationBuilt":
    case "passed":
    case "finished":
      return true;
    case "ticketsOffered":
      return false;
    default:
      return false;
  }
}

export function lookBack(session: Session): Past {
  const at = signal<number | null>(null);
  const folder = new Folder((state, event) => {
    const board = session.board.peek();
    if (!board) throw new Error("There is no board to fold on yet.");
    return evolve(tableOf(board), state, event);
  });
  const events = computed(() => {
    const all = session.events.value;
    return at.value === null ? all : all.slice(0, at.value);
  });
  const view = computed(() =>
    at.value === null || !session.board.value
      ? session.view.value
      : folder.at(session.events.value, at.value),
  );
  const past: Past = {
    ...session,
    events,
    view,
    at,
    go(count) {
      at.value = Math.max(1, Math.min(count, session.events.peek().length));
    },
    step(moves) {
      const all = session.events.peek();
      const stops = moments(all);
      const now = at.peek() ?? all.length;
      if (moves < 0) past.go(stops.findLast((stop) => stop < now) ?? 1);
      else past.go(stops.find((stop) => stop > now) ?? all.length);
    },
    live() {
      at.value = null;
    },
    act(action) {
      if (at.peek() !== null) {
        return Promise.resolve({ refused: { code: "stale", message: "" } });
      }
      return session.act(action);
    },
  };
  return past;
}
