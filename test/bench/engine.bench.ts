/** The speed of the rules (issue 2): playouts, replay, scoring, what travels, and verify. */
import { random } from "../../engine/bots/random.ts";
import {
  type Action,
  type GameEvent,
  type GameLog,
  type Rules,
  type State,
  commitmentOf,
  engineVersion,
  rulesFor,
} from "../../engine/index.ts";
import { longestPath } from "../../engine/longest.ts";
import { bestStations } from "../../engine/stations.ts";
import { type Stream, below, fastStream, shuffled } from "../../engine/stream.ts";
import { europe } from "../../maps/europe.ts";
import { usa } from "../../maps/usa.ts";

const inUsa = rulesFor(usa);
const inEurope = rulesFor(europe);

const seedOf = (n: number) => n.toString(16).padStart(64, "0");

export default async (report: (name: string, value: number, unit: string) => void) => {
  report("engine.playouts.usa2", playoutsPerSecond(inUsa, 2), "games/s");
  report("engine.playouts.europe4", playoutsPerSecond(inEurope, 4), "games/s");

  const log = loggedGame(inEurope, 5, 1);
  report(
    "engine.replay.ms",
    median(41, () => fold(inEurope, log.events)),
    "ms",
  );

  const longest = networks(400).map(({ rules, lanes }) =>
    median(3, () => longestPath(rules.table, lanes)),
  );
  report("engine.longest.mean.ms", mean(longest), "ms");
  report("engine.longest.worst.ms", Math.max(...longest), "ms");

  report("engine.stations.worst.ms", worstStations(150), "ms");
  report("engine.events.bytes", eventBytes(loggedGame(inEurope, 4, 2)), "bytes");
  report(
    "engine.verify.ms",
    median(11, () => inEurope.verify(log)),
    "ms",
  );
};

/**
 * Complete random games through legalActions, decide and evolve, after some to warm up. Counted per
 * second of processor time, which is what one core gives, whatever else the machine is doing.
 */
function playoutsPerSecond(rules: Rules, seats: number): number {
  const games = 3000;
  for (let game = 0; game < games / 3; game++) playout(rules, seats, game);
  const start = process.cpuUsage();
  for (let game = 0; game < games; game++) playout(rules, seats, game);
  const { user, system } = process.cpuUsage(start);
  return games / ((user + system) / 1e6);
}

function playout(rules: Rules, seats: number, game: number): void {
  const seed = seedOf(game);
  const chance = fastStream(seed);
  let state = fold(rules, rules.begin({ seats, seed, source: "fast" }));
  while (!state.result) {
    const seat = state.turn ?? state.seats.findIndex((one) => one.offer);
    const actions = rules.legalActions(state, seat);
    const action = actions[below(chance, actions.length)] as Action;
    for (const event of rules.decide(state, seat, action)) state = rules.evolve(state, event);
  }
}

function fold(rules: Rules, events: readonly GameEvent[]): State {
  let state: State | undefined;
  for (const event of events) state = rules.evolve(state, event);
  return state as State;
}

/** A game of computer players that take any legal action, with the real source, as it is logged. */
function loggedGame(rules: Rules, seats: number, n: number): GameLog {
  const seed = seedOf(n);
  const events = [...rules.begin({ seats, seed })];
  const actions: GameLog["actions"][number][] = [];
  let state = fold(rules, events);
  while (!state.result) {
    const seat = state.turn ?? state.seats.findIndex((one) => one.offer);
    const { action } = random(rules, { view: state, events, seat }, seed);
    actions.push({ seat, action });
    for (const event of rules.decide(state, seat, action)) {
      events.push(event);
      state = rules.evolve(state, event);
    }
  }
  const players = state.seats.map((_, i) => ({ name: `Seat ${i}`, kind: "bot" as const }));
  const { id: map } = rules.board;
  const commitment = commitmentOf(seed);
  return {
    format: 1,
    engine: engineVersion,
    map,
    seats,
    seed,
    commitment,
    players,
    events,
    actions,
  };
}

/**
 * Networks that take all 45 trains: half of them lanes anywhere on the board, half grown lane by
 * lane into one dense piece, which is the hardest kind a player can own.
 */
function networks(count: number): { rules: Rules; lanes: number[] }[] {
  const chance = fastStream("networks");
  return Array.from({ length: count }, (_, i) => {
    const rules = i % 2 === 0 ? inUsa : inEurope;
    return { rules, lanes: networkOf(rules, chance, i % 4 < 2) };
  });
}

function networkOf({ board, table }: Rules, chance: Stream, grown: boolean): number[] {
  const lanes: number[] = [];
  const places = new Set<number>();
  let { trains } = board.rules;
  for (;;) {
    const open = board.lanes.flatMap(({ length }, lane) => {
      const ends = table.ends[lane] ?? [];
      const touches = !grown || places.size === 0 || ends.some((end) => places.has(end));
      const isFree = ![lane, ...(table.twins[lane] ?? [])].some((one) => lanes.includes(one));
      return length <= trains && touches && isFree ? [lane] : [];
    });
    if (open.length === 0) return lanes;
    const lane = open[below(chance, open.length)] as number;
    lanes.push(lane);
    for (const end of table.ends[lane] ?? []) places.add(end);
    trains -= board.lanes[lane]?.length ?? 0;
  }
}

/** Three stations in the busiest cities, every lane owned by someone, a hand full of tickets. */
function worstStations(count: number): number {
  const { board, table } = inEurope;
  const chance = fastStream("stations");
  const busiest = board.places
    .map(({ id }, place) => ({ id, lanes: table.lanesAt[place]?.length ?? 0 }))
    .sort((a, b) => b.lanes - a.lanes)
    .slice(0, 8)
    .map(({ id }) => id);
  let worst = 0;
  for (let i = 0; i < count; i++) {
    const own = networkOf(inEurope, chance, true);
    const owners = board.lanes.map((_, lane) => (own.includes(lane) ? 0 : 1 + below(chance, 4)));
    const stations = shuffled(busiest, chance).slice(0, 3);
    const tickets = shuffled([...board.tickets.keys()], chance).slice(0, 20);
    worst = Math.max(
      worst,
      median(3, () => bestStations(table, owners, 0, stations, tickets)),
    );
  }
  return worst;
}

/** All that the seat which receives the most receives in one game, as JSON. */
function eventBytes({ seats, events }: GameLog): number {
  const bytes = Array.from({ length: seats }, (_, seat) => {
    const seen = events.map((event) => inEurope.redact(event, seat));
    return new TextEncoder().encode(JSON.stringify(seen)).length;
  });
  return Math.max(...bytes);
}

/** The middle one of several runs: what the code takes, without what the machine did meanwhile. */
function median(runs: number, run: () => unknown): number {
  const times = Array.from({ length: runs }, () => {
    const start = performance.now();
    run();
    return performance.now() - start;
  });
  return times.sort((a, b) => a - b)[runs >> 1] as number;
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0) / numbers.length;
}
