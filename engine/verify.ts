/** Checks the log of a game, from the hash of its seed to its last event. */
import { begin } from "./begin.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import { commitmentOf, isSeed } from "./stream.ts";
import type { Table } from "./table.ts";
import type { GameEvent, GameLog, State } from "./types.ts";

/** Goes up whenever the same seed and actions would give other events. */
export const engineVersion = 1;

export type Verdict =
  | {
      readonly ok: true;
      /** "replayed": every shuffle and event was made again. "folded": another version's log. */
      readonly checked: "replayed" | "folded";
      /** False for a game that its players ended early. */
      readonly finished: boolean;
    }
  | {
      /** The event that is wrong, or the part of the log before the events. */
      readonly at: number | "format" | "players" | "seed" | "commitment" | "end";
      readonly why: string;
    };

export function verify(table: Table, log: GameLog): Verdict {
  if (log?.format !== 1 || !Array.isArray(log.events) || !Array.isArray(log.actions)) {
    return { at: "format", why: "This is not a log of format 1." };
  }
  if (log.map !== table.board.id) {
    return { at: "format", why: `The log is of "${log.map}", not of "${table.board.id}".` };
  }
  if (log.engine === undefined || log.engine === null) {
    return { at: "format", why: "The log does not say which engine played it." };
  }
  if (!Array.isArray(log.players) || log.players.length !== log.seats) {
    return { at: "players", why: "The log does not name one player for each seat." };
  }
  if (!log.players.every((one) => typeof one?.name === "string" && isKind(one.kind))) {
    return { at: "players", why: "The log has a player without a name or a kind." };
  }
  if (!isSeed(log.seed)) return { at: "seed", why: "The seed is not 32 bytes in lower-case hex." };
  if (commitmentOf(log.seed) !== log.commitment) {
    return { at: "commitment", why: "The seed is not the one that was promised at the start." };
  }
  return log.engine === engineVersion ? replay(table, log) : fold(table, log);
}

const isKind = (kind: unknown) => kind === "person" || kind === "bot";

/** Plays the actions again and compares what happens with what the log says happened. */
function replay(table: Table, log: GameLog): Verdict {
  let state: State | undefined;
  let at = 0;
  const compare = (events: readonly GameEvent[]): Verdict | undefined => {
    for (const event of events) {
      const told = log.events[at];
      if (told === undefined) return { at, why: `The log ends before "${event.type}".` };
      if (!sameData(told, event)) {
        return { at, why: `The log says ${short(told)} where the game has ${short(event)}.` };
      }
      state = evolve(table, state, event);
      at++;
    }
    return undefined;
  };
  try {
    const wrong = compare(begin(table, { seats: log.seats, seed: log.seed }));
    if (wrong) return wrong;
    for (const { seat, action } of log.actions) {
      const off = compare(decide(table, state as State, seat, action));
      if (off) return off;
    }
  } catch (error) {
    return { at, why: `After this event an action is not legal: ${(error as Error).message}` };
  }
  if (at < log.events.length) return { at, why: "No action of the log leads to this event." };
  return ending(log, state);
}

function fold(table: Table, log: GameLog): Verdict {
  let state: State | undefined;
  const [first] = log.events;
  if (first?.type !== "started" || first.seed !== log.seed) {
    return { at: 0, why: "The game does not start with this seed." };
  }
  if (first.map !== log.map || first.seats !== log.seats) {
    return { at: 0, why: "The game does not start on this map with these seats." };
  }
  for (let at = 0; at < log.events.length; at++) {
    try {
      state = evolve(table, state, log.events[at] as GameEvent);
    } catch (error) {
      return { at, why: `This event does not follow: ${(error as Error).message}` };
    }
  }
  return ending(log, state);
}

function ending(log: GameLog, state: State | undefined): Verdict {
  const finished = Boolean(state?.result);
  if (!finished && !log.ended) return { at: "end", why: "The end of the game is missing." };
  const checked = log.engine === engineVersion ? "replayed" : "folded";
  return { ok: true, checked, finished };
}

function short(event: GameEvent): string {
  const text = JSON.stringify(event) ?? "nothing";
  return text.length > 120 ? `${text.slice(0, 117)}…` : text;
}

/** Equal as JSON, whatever the order of the keys. */
function sameData(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== "object" || typeof b !== "object" || a === null || b === null) return false;
  if (Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every(
      (key) =>
        // JSON may name a key "__proto__", which every object answers to.
        Object.hasOwn(b, key) &&
        sameData((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]),
    )
  );
}
