/** The end as a story: from the result to the steps in which it is told. Pure. */
import type { Result, Score } from "../../engine/types.ts";
import type { Board, TieBreak } from "../../maps/board.ts";

export type ShowStep = {
  /** What each seat has after this step. */
  readonly totals: readonly number[];
} & (
  | { readonly kind: "lanes" }
  | {
      readonly kind: "station";
      readonly seat: number;
      readonly city: string;
      readonly lane: number;
    }
  | {
      readonly kind: "ticket";
      readonly seat: number;
      readonly ticket: number;
      readonly points: number;
      /** The way that completes it; null when nothing does. */
      readonly path: readonly number[] | null;
    }
  | {
      readonly kind: "stationsLeft" | "countries";
      readonly seat: number;
      readonly points: number;
    }
  | {
      readonly kind: "longest";
      readonly seats: readonly number[];
      readonly points: number;
      readonly length: number;
      readonly lanes: readonly number[];
    }
  | { readonly kind: "end" }
);

/** The one with the fewest points in the end is told first, so that it stays open to the last. */
export function showOf(board: Board, result: Result): readonly ShowStep[] {
  const totals = result.scores.map((score) => score.lanes);
  const steps: ShowStep[] = [{ kind: "lanes", totals: [...totals] }];
  const add = (seat: number, points: number): readonly number[] => {
    totals[seat] = (totals[seat] ?? 0) + points;
    return [...totals];
  };
  const order = result.scores
    .map((_, seat) => seat)
    .sort((a, b) => scoreOf(result, a).total - scoreOf(result, b).total);
  for (const seat of order) {
    const score = scoreOf(result, seat);
    for (const [city, lane] of Object.entries(score.stationLanes)) {
      if (lane !== null) steps.push({ kind: "station", seat, city, lane, totals: [...totals] });
    }
    for (const ticket of [...score.failed, ...score.completed]) {
      const path = score.paths[ticket] ?? null;
      const worth = board.tickets[ticket]?.points ?? 0;
      const points = path ? worth : -worth;
      steps.push({ kind: "ticket", seat, ticket, points, path, totals: add(seat, points) });
    }
    if (score.stations > 0) {
      const points = score.stations;
      steps.push({ kind: "stationsLeft", seat, points, totals: add(seat, points) });
    }
    if (score.countries > 0) {
      const points = score.countries;
      steps.push({ kind: "countries", seat, points, totals: add(seat, points) });
    }
  }
  const longest = order.filter((seat) => scoreOf(result, seat).longest > 0);
  const [one] = longest;
  if (one !== undefined) {
    const { longest: points, longestLength } = scoreOf(result, one);
    for (const seat of longest) add(seat, points);
    steps.push({
      kind: "longest",
      seats: longest,
      points,
      length: longestLength,
      lanes: longest.flatMap((seat) => scoreOf(result, seat).longestLanes),
      totals: [...totals],
    });
  }
  steps.push({ kind: "end", totals: result.scores.map((score) => score.total) });
  return steps;
}

/** What told the winner from others with as many points; null when points alone did (R8.4). */
export function decidedBy(board: Board, result: Result): TieBreak | "shared" | null {
  const most = Math.max(...result.scores.map((score) => score.total));
  let tied = result.scores.flatMap((score, seat) => (score.total === most ? [seat] : []));
  if (tied.length < 2) return null;
  let decided: TieBreak | null = null;
  for (const tie of board.rules.ties) {
    const worth = (seat: number) => weigh(board, scoreOf(result, seat), tie);
    const best = Math.max(...tied.map(worth));
    const left = tied.filter((seat) => worth(seat) === best);
    if (left.length < tied.length) decided = tie;
    tied = left;
    if (tied.length === 1) break;
  }
  return tied.length > 1 ? "shared" : decided;
}

function weigh(board: Board, score: Score, tie: TieBreak): number {
  switch (tie) {
    case "ticketsCompleted":
      return score.completed.length;
    case "fewestStations":
      return -Object.keys(score.stationLanes).length;
    case "longestPath":
      return score.longest;
    case "ticketPoints":
      return score.completed.reduce((sum, one) => sum + (board.tickets[one]?.points ?? 0), 0);
    default:
      return tie satisfies never;
  }
}

export function scoreOf(result: Result, seat: number): Score {
  const score = result.scores[seat];
  if (!score) throw new Error(`There is no score of seat ${seat}.`);
  return score;
}
