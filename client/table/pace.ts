/**
 * The table a person sees runs a little behind the one the session knows: a tunnel's cards are
 * turned up one after the other, and turns that arrive in one burst are told one by one.
 */
import { type ReadonlySignal, batch, effect, signal, untracked } from "@preact/signals";
import { evolve } from "../../engine/evolve.ts";
import { tableOf } from "../../engine/table.ts";
import type { GameEvent, State } from "../../engine/types.ts";
import type { Session } from "../session.ts";

export interface Paced {
  readonly view: ReadonlySignal<State | undefined>;
  /** How many events `view` has folded in. */
  readonly count: ReadonlySignal<number>;
  stop(): void;
}

export interface PaceOptions {
  /** An event as it becomes visible, with the table before and after it. */
  readonly onEvent: (event: GameEvent, before: State | undefined, after: State) => void;
  /** Many events at once, on entering or after having been away: the table just stands there. */
  readonly onJump: (from: number, to: number) => void;
  /** True when nothing is to be drawn out: motion is not wanted, or nobody is looking. */
  readonly hurry: () => boolean;
}

/** More than this and nobody wants to see it played through. */
const burst = 60;

/** How long to wait before an event is shown, in ms; `rest` is what has come after it. */
export function holdBefore(
  event: GameEvent,
  previous: GameEvent | undefined,
  rest: readonly GameEvent[],
): number {
  switch (event.type) {
    case "cardRevealed":
      return 850;
    case "tunnelPriced":
      return 450;
    case "laneClaimed":
      return previous?.type === "tunnelPriced" ? 1100 : 0;
    default:
      // A turn that others have already gone past: let it be seen before the next one.
      return previous?.type === "turnStarted" && rest.some(({ type }) => type === "turnStarted")
        ? 550
        : 0;
  }
}

export function paced(session: Session, options: PaceOptions): Paced {
  const view = signal<State | undefined>(undefined);
  const count = signal(0);
  let shown: readonly GameEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function jump(events: readonly GameEvent[], state: State | undefined) {
    clearTimeout(timer);
    timer = undefined;
    const from = count.peek();
    batch(() => {
      view.value = state;
      count.value = events.length;
      shown = events;
      options.onJump(from, events.length);
    });
  }

  function walk() {
    timer = undefined;
    const events = session.events.peek();
    const board = session.board.peek();
    if (!board) return;
    const table = tableOf(board);
    for (;;) {
      const at = count.peek();
      const event = events[at];
      if (!event) break;
      const before = view.peek();
      const after = evolve(table, before, event);
      batch(() => {
        view.value = after;
        count.value = at + 1;
        options.onEvent(event, before, after);
      });
      const next = events[at + 1];
      if (!next) break;
      const wait = options.hurry() ? 0 : holdBefore(next, event, events.slice(at + 2));
      if (wait > 0) {
        timer = setTimeout(walk, wait);
        break;
      }
    }
    shown = events;
  }

  const stop = effect(() => {
    const events = session.events.value;
    const state = session.view.value;
    // What listeners read while they are told must not make this run again.
    untracked(() => follow(events, state));
  });

  function follow(events: readonly GameEvent[], state: State | undefined) {
    if (!state) return jump([], undefined);
    const at = count.peek();
    const same = at > 0 && events[0] === shown[0] && events[at - 1] === shown[at - 1];
    if (!same || events.length - at > burst || (options.hurry() && events.length - at > 12))
      return jump(events, state);
    if (timer === undefined && events.length > at) walk();
    else shown = events;
    return undefined;
  }

  return {
    view,
    count,
    stop() {
      clearTimeout(timer);
      stop();
    },
  };
}
