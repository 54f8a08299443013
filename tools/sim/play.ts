/** One complete game between computer players, each of which sees only what its seat may know. */
import { createHash } from "node:crypto";
import { type BotName, type Choice, bots } from "../../engine/bots/index.ts";
import {
  type Action,
  type GameEvent,
  type GameLog,
  type Result,
  type Rules,
  type State,
  commitmentOf,
  engineVersion,
} from "../../engine/index.ts";
import type { Options } from "./options.ts";

export interface Played {
  /** Which game of the series. */
  readonly game: number;
  readonly players: readonly BotName[];
  readonly result: Result;
  /** Turns taken by each seat. */
  readonly turns: readonly number[];
  readonly decisions: readonly Decisions[];
  /** The log, as one line; null when none was asked for. */
  readonly log: string | null;
}

/** How long one seat thought. */
export interface Decisions {
  count: number;
  /** Milliseconds. */
  total: number;
  worst: number;
}

export type Onlooker = (state: State, seat: number, bot: BotName, choice: Choice) => void;

export function seedOf(series: string, game: number): string {
  return createHash("sha256").update(`${series}:${game}`).digest("hex");
}

/** Everyone moves on by one seat from each game to the next. */
export function playersOf(lineup: readonly BotName[], game: number): BotName[] {
  const { length } = lineup;
  return lineup.map((_, seat) => lineup[(seat + length - (game % length)) % length] as BotName);
}

export function playGame(
  rules: Rules,
  options: Options,
  game: number,
  onlooker?: Onlooker,
): Played {
  const { seats, log } = options;
  const seed = seedOf(options.seed, game);
  const players = playersOf(options.lineup, game);
  const real = log !== null || onlooker !== undefined;
  // What the bots toss their coins with must not be what the cards were shuffled with.
  const coin = createHash("sha256").update(`${seed}:bots`).digest("hex");
  const events: GameEvent[] = [];
  const actions: { seat: number; action: Action }[] = [];
  const seen: GameEvent[][] = players.map(() => []);
  const decisions = players.map((): Decisions => ({ count: 0, total: 0, worst: 0 }));
  let state: State | undefined;

  const happen = (more: readonly GameEvent[]): State => {
    for (const event of more) {
      events.push(event);
      seen.forEach((list, seat) => list.push(rules.redact(event, seat)));
      state = rules.evolve(state, event);
    }
    return state as State;
  };
  let now = happen(rules.begin(real ? { seats, seed } : { seats, seed, source: "fast" }));
  while (!now.result) {
    const seat = toMove(now);
    const name = players[seat] as BotName;
    const sight = { view: rules.view(now, seat), events: seen[seat] as GameEvent[], seat };
    const from = performance.now();
    const choice = bots[name](rules, sight, coin);
    clockIn(decisions[seat] as Decisions, performance.now() - from);
    onlooker?.(now, seat, name, choice);
    actions.push({ seat, action: choice.action });
    now = happen(rules.decide(now, seat, choice.action));
  }
  const finished: GameLog = {
    format: 1,
    engine: engineVersion,
    map: rules.board.id,
    seats,
    seed,
    commitment: commitmentOf(seed),
    players: players.map((level) => ({ name: level, kind: "bot", level })),
    events,
    actions,
  };
  const turns = players.map(
    (_, seat) => events.filter((e) => e.type === "turnStarted" && e.seat === seat).length,
  );
  return {
    game,
    players,
    result: now.result,
    turns,
    decisions,
    log: log === null ? null : JSON.stringify(finished),
  };
}

/** Whoever has tickets to choose from, else whose turn it is. */
function toMove(state: State): number {
  const choosing = state.seats.findIndex((seat) => seat.offer !== null);
  return choosing === -1 ? (state.turn as number) : choosing;
}

function clockIn(decisions: Decisions, time: number): void {
  decisions.count++;
  decisions.total += time;
  decisions.worst = Math.max(decisions.worst, time);
}
