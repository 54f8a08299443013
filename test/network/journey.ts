/** Whole games over a bad network, and whether everybody was told the same game at its end. */
import assert from "node:assert/strict";
import { type GameEvent, type GameLog, rulesFor, type State } from "../../engine/index.ts";
import { mostPlayers } from "../../maps/catalog.ts";
import { boards } from "../../maps/index.ts";
import type { Opened, Seated } from "../../worker/protocol.ts";
import type { Depot } from "./depot.ts";
import { board, type Passenger } from "./passenger.ts";
import { badLine, type Damage, type Weather } from "./weather.ts";

export interface Evening {
  readonly depot: Depot;
  readonly maps: readonly string[];
  readonly weather: Weather;
  /** How much faster than in a browser the clients lose patience. */
  readonly haste: number;
  /** After how many acts, counted over all games, the server is restarted. */
  readonly restarts: readonly number[];
}

export interface Figures extends Damage {
  readonly games: number;
  readonly acts: number;
  readonly events: number;
  readonly restarts: number;
  readonly dials: number;
  readonly resends: number;
  readonly seconds: number;
}

async function post<T>(url: string, body: unknown): Promise<T> {
  const answer = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  assert.equal(answer.status, 201, await answer.clone().text());
  return (await answer.json()) as T;
}

const names = ["Ada", "Bea", "Cem", "Dan"];

/** Up to four players and a watcher; the seats are taken on the good line, the game is played on the bad. */
async function seat(evening: Evening, map: string, port: number, acted: () => void) {
  const { url } = evening.depot;
  const [host, ...others] = names.slice(0, mostPlayers(map));
  const wanted = { map, seats: others.length + 1, name: host };
  const opened = await post<Opened>(`${url}/api/games`, wanted);
  const tokens: (string | undefined)[] = [opened.token];
  for (const name of others) {
    const { invite } = opened;
    const seats = `${url}/api/games/${opened.game}/seats`;
    tokens.push((await post<Seated>(seats, { invite, name })).token);
  }
  const passengers = [...tokens, undefined].map((token, number) =>
    board({
      socket: `ws://127.0.0.1:${port}/api/games/${opened.game}/socket`,
      game: opened.game,
      ...(token === undefined ? {} : { token }),
      seed: `${evening.weather.seed}:${map}:${number}`,
      haste: evening.haste,
      acted,
    }),
  );
  assert.deepEqual(await passengers[0]?.session.send({ type: "start" }), { done: true });
  return { map, game: opened.game, passengers };
}

/** Everyone saw exactly their part of the log, and every move told to be done is in it once. */
function compare(log: GameLog, passengers: readonly Passenger[]): void {
  const rules = rulesFor(boards[log.map] as NonNullable<(typeof boards)[string]>);
  assert.deepEqual(rules.verify(log), { ok: true, checked: "replayed", finished: true });
  const fold = (events: readonly GameEvent[]) =>
    events.reduce<State | undefined>((state, event) => rules.evolve(state, event), undefined);
  const truth = fold(log.events) as State;
  for (const { session, done, refused } of passengers) {
    const viewer = session.seat.peek();
    assert.deepEqual(
      session.events.peek(),
      log.events.map((event) => rules.redact(event, viewer)),
    );
    assert.deepEqual(session.view.peek(), rules.view(truth, viewer));
    assert.deepEqual(refused, []);
    const mine = log.actions.filter((act) => act.seat === viewer).map((act) => act.action);
    assert.deepEqual(done, mine);
  }
}

/** Plays one game on each of the boards at the same time. */
export async function play(evening: Evening): Promise<Figures> {
  const { depot, weather } = evening;
  const since = performance.now();
  const line = await badLine(depot.port, weather);
  const due = [...evening.restarts];
  let acts = 0;
  let restarting: Promise<void> = Promise.resolve();
  const acted = () => {
    acts += 1;
    if (due[0] === undefined || acts < due[0]) return;
    due.shift();
    const how = due.length % 2 === 0 ? "killed" : "asked";
    restarting = restarting.then(() => depot.restart(how));
  };
  const games: Awaited<ReturnType<typeof seat>>[] = [];
  for (const map of evening.maps) games.push(await seat(evening, map, line.port, acted));
  let events = 0;
  let dials = 0;
  let resends = 0;
  try {
    for (const { game, passengers } of games) {
      await Promise.all(passengers.map(({ finished }) => finished));
      await restarting;
      // Told that the game is over, a player may still wait to hear that the last move was done.
      await Promise.all(passengers.map(({ session }) => quiet(session)));
      const answer = await fetch(`${depot.url}/api/games/${game}/log`);
      const log = (await answer.json()) as GameLog;
      compare(log, passengers);
      events += log.events.length;
      for (const { wire } of passengers) {
        dials += wire.dials;
        resends += wire.resends;
      }
    }
    assert.deepEqual(due, [], "the games were over before every restart was due");
  } finally {
    for (const { passengers } of games) for (const one of passengers) one.close();
    await restarting.catch(() => {});
    await line.close();
  }
  const seconds = Math.round((performance.now() - since) / 1000);
  const restarts = evening.restarts.length;
  return { games: games.length, acts, events, restarts, dials, resends, ...line.damage, seconds };
}

async function quiet(session: Passenger["session"]): Promise<void> {
  await new Promise<void>((resolve) => {
    const unsubscribe = session.pending.subscribe((action) => {
      if (action === null) setTimeout(() => (unsubscribe(), resolve()), 0);
    });
  });
}
