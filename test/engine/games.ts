/** Complete games for the properties, played by people of different tempers. */
import { below, fastStream } from "../../engine/stream.ts";
import type { Action, GameEvent, GameLog, Rules, Source, State } from "../../engine/index.ts";
import { commitmentOf, engineVersion } from "../../engine/index.ts";
import { frozen } from "./kit.ts";

/** How much each kind of action is liked; a hoarder draws until nothing is left to draw. */
export const tempers = {
  any: {},
  builder: { claimLane: 20, payTunnel: 5 },
  hoarder: { drawCard: 400, drawTickets: 2 },
  collector: { drawTickets: 30, drawCard: 20 },
  stationmaster: { buildStation: 20, drawCard: 10 },
  timid: { abandonTunnel: 3, claimLane: 10, drawCard: 10 },
} as const satisfies Record<string, Partial<Record<Action["type"], number>>>;

export type Temper = keyof typeof tempers;

export interface Play {
  readonly seats: number;
  readonly seed: string;
  readonly temper: Temper;
  readonly source?: Source;
}

export interface Step {
  readonly before: State;
  readonly seat: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
}

export interface Game {
  readonly opening: readonly GameEvent[];
  readonly steps: readonly Step[];
  readonly state: State;
}

const mostSteps = 4000;

/** Plays to the end, or throws: every game ends. */
export function play(rules: Rules, { seats, seed, temper, source }: Play): Game {
  const chance = fastStream(`${seed} ${temper}`);
  const opening = rules.begin({ seats, seed, ...(source ? { source } : {}) });
  let state = foldAll(rules, undefined, opening);
  const steps: Step[] = [];
  while (!state.result) {
    if (steps.length === mostSteps) throw new Error("this game does not end");
    const seat = whoActs(state, chance);
    const action = choose(rules.legalActions(state, seat), temper, chance);
    const events = rules.decide(state, seat, action);
    steps.push({ before: state, seat, action, events });
    state = foldAll(rules, state, events);
  }
  return { opening, steps, state };
}

export function eventsOf(game: Game): GameEvent[] {
  return [...game.opening, ...game.steps.flatMap((step) => step.events)];
}

export function logOf(rules: Rules, game: Game, seed: string): GameLog {
  return {
    format: 1,
    engine: engineVersion,
    map: rules.board.id,
    seats: game.state.seats.length,
    seed,
    commitment: commitmentOf(seed),
    players: game.state.seats.map((_, seat) => ({ name: `Seat ${seat}`, kind: "person" })),
    events: eventsOf(game),
    actions: game.steps.map(({ seat, action }) => ({ seat, action })),
  };
}

function foldAll(rules: Rules, state: State | undefined, events: readonly GameEvent[]): State {
  let now = state;
  for (const event of events) now = frozen(rules.evolve(now, frozen(event)));
  return now as State;
}

/** Before the first turn everyone chooses at once, in any order; later it is whoever's turn. */
function whoActs(state: State, chance: () => number): number {
  if (state.turn !== null) return state.turn;
  const choosing = state.seats.flatMap((seat, number) => (seat.offer ? [number] : []));
  return choosing[below(chance, choosing.length)] as number;
}

function choose(actions: readonly Action[], temper: Temper, chance: () => number): Action {
  const likes: Partial<Record<Action["type"], number>> = tempers[temper];
  const kinds = [...new Set(actions.map((action) => action.type))];
  const total = kinds.reduce((sum, kind) => sum + (likes[kind] ?? 1), 0);
  let at = below(chance, total);
  const kind = kinds.find((one) => (at -= likes[one] ?? 1) < 0);
  const ofKind = actions.filter((action) => action.type === kind);
  return ofKind[below(chance, ofKind.length)] as Action;
}
