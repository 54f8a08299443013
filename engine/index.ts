/** The rules, bound to one board (contract, section 2). */
import type { Board } from "../maps/board.ts";
import { type Beginning, begin } from "./begin.ts";
import { decide } from "./decide.ts";
import { evolve } from "./evolve.ts";
import { legalActions } from "./legal.ts";
import { redact, view } from "./redact.ts";
import { resultOf } from "./score.ts";
import { type Table, tableOf } from "./table.ts";
import type { Action, GameEvent, GameLog, Result, State, Viewer } from "./types.ts";
import { type Verdict, verify } from "./verify.ts";

export * from "./types.ts";
export { commitmentOf } from "./stream.ts";
export { type Verdict, engineVersion } from "./verify.ts";
export type { Beginning, Table };

export interface Rules {
  readonly board: Board;
  readonly table: Table;
  begin(beginning: Beginning): GameEvent[];
  decide(state: State, seat: number, action: Action): GameEvent[];
  evolve(state: State | undefined, event: GameEvent): State;
  redact(event: GameEvent, viewer: Viewer): GameEvent;
  view(state: State, viewer: Viewer): State;
  legalActions(state: State, seat: number): Action[];
  result(state: State): Result;
  verify(log: GameLog): Verdict;
}

/**
 * ```ts
 * const rules = rulesFor(europe);
 * let state = rules.begin({ seats: 3, seed }).reduce(rules.evolve, undefined);
 * const [action] = rules.legalActions(state, 0);
 * ```
 */
export function rulesFor(board: Board): Rules {
  const table = tableOf(board);
  return {
    board,
    table,
    begin: (beginning) => begin(table, beginning),
    decide: (state, seat, action) => decide(table, state, seat, action),
    evolve: (state, event) => evolve(table, state, event),
    redact,
    view,
    legalActions: (state, seat) => legalActions(table, state, seat),
    result: (state) => state.result ?? resultOf(table, state),
    verify: (log) => verify(table, log),
  };
}
