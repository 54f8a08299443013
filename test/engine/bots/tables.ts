/** Playing with computer players in tests, as the room does: each sees only what its seat may know. */
import { type Bot, type Choice, type Sight } from "../../../engine/bots/index.ts";
import { type GameEvent, type Rules, type State } from "../../../engine/index.ts";

export function seedFrom(number: number): string {
  return number.toString(16).padStart(64, "0");
}

export interface Moment {
  /** The whole truth, which no player gets. */
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly seat: number;
  readonly sight: Sight;
  readonly choice: Choice;
}

/** Plays a game to its end and shows every decision as it is made. */
export function playThrough(
  rules: Rules,
  players: readonly Bot[],
  seed: string,
  watch: (moment: Moment) => void,
): State {
  const events: GameEvent[] = [];
  let state: State | undefined;
  const happen = (more: readonly GameEvent[]): State => {
    for (const event of more) {
      events.push(event);
      state = rules.evolve(state, event);
    }
    return state as State;
  };
  let now = happen(rules.begin({ seats: players.length, seed, source: "fast" }));
  while (!now.result) {
    const seat = seatToMove(now);
    const sight = sightOf(rules, now, events, seat);
    const choice = (players[seat] as Bot)(rules, sight, "coin");
    watch({ state: now, events, seat, sight, choice });
    now = happen(rules.decide(now, seat, choice.action));
  }
  return now;
}

export function sightOf(
  rules: Rules,
  state: State,
  events: readonly GameEvent[],
  seat: number,
): Sight {
  return {
    view: rules.view(state, seat),
    events: events.map((event) => rules.redact(event, seat)),
    seat,
  };
}

function seatToMove(state: State): number {
  const choosing = state.seats.findIndex((seat) => seat.offer !== null);
  return choosing === -1 ? (state.turn as number) : choosing;
}
