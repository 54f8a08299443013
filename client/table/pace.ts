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
  readonly onJump: (count: number) => void;
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
  /** What the session has told, of which `count` events are shown. */
  let told: readonly GameEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function jump(state: State | undefined) {
    clearTimeout(timer);
    timer = undefined;
    batch(() => {
      view.value = state;
      count.value = told.length;
      options.onJump(told.length);
    });
  }

  function walk() {
    timer = undefined;
    const at = count.peek();
    const event = told[at];
    const board = session.board.peek();
    if (!event || !board) return;
    const before = view.peek();
    const after = evolve(tableOf(board), before, event);
    batch(() => {
      view.value = after;
      count.value = at + 1;
      options.onEvent(event, before, after);
    });
    const [next, ...rest] = told.slice(at + 1);
    const wait = next && !options.hurry() ? holdBefore(next, event, rest) : 0;
    if (wait > 0) timer = setTimeout(walk, wait);
    else walk();
  }

  function follow(events: readonly GameEvent[], state: State | undefined) {
    const at = count.peek();
    const same = at > 0 && events[0] === told[0] && events[at - 1] === told[at - 1];
    told = state ? events : [];
    if (!state || !same || events.length - at > (options.hurry() ? 12 : burst)) jump(state);
    else if (timer === undefined) walk();
  }

  const stop = effect(() => {
    const events = session.events.value;
    const state = session.view.value;
    // What listeners read while they are told must not make this run again.
    untracked(() => follow(events, state));
  });

  return {
    view,
    count,
    stop() {
      clearTimeout(timer);
      stop();
    },
  };
}
