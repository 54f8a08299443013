/** Adds games up, one sum for each kind of player. */
import type { BotName } from "../../engine/bots/index.ts";
import type { Score } from "../../engine/index.ts";
import type { Decisions, Played } from "./play.ts";

export const parts = ["lanes", "tickets", "longest", "stations", "countries"] as const;

/** What is needed for a mean and its interval; a game counts once, however many seats it had. */
export interface Sample {
  readonly count: number;
  readonly sum: number;
  readonly squares: number;
}

export interface Row {
  readonly bot: BotName;
  score: Sample;
  readonly parts: Record<(typeof parts)[number], Sample>;
  /** Games won by one of these; a shared win counts for its share. */
  wins: Sample;
  seatGames: number;
  kept: number;
  completed: number;
  turns: number;
  readonly time: Decisions;
}

const nothing: Sample = { count: 0, sum: 0, squares: 0 };

function plus({ count, sum, squares }: Sample, value: number): Sample {
  return { count: count + 1, sum: sum + value, squares: squares + value * value };
}

export function meanOf({ count, sum }: Sample): number {
  return count === 0 ? 0 : sum / count;
}

/** Half of the 95 % interval of the mean. */
export function spreadOf({ count, sum, squares }: Sample): number {
  if (count < 2) return Infinity;
  const variance = Math.max(0, (squares - (sum * sum) / count) / (count - 1));
  return 1.96 * Math.sqrt(variance / count);
}

/** The 95 % interval of a share (Wilson's, which also holds near 0 and 1). */
export function shareInterval({ count, sum }: Sample): readonly [number, number] {
  const z = 1.96;
  const p = sum / count;
  const middle = p + (z * z) / (2 * count);
  const half = z * Math.sqrt((p * (1 - p)) / count + (z * z) / (4 * count * count));
  const whole = 1 + (z * z) / count;
  return [Math.max(0, (middle - half) / whole), Math.min(1, (middle + half) / whole)];
}

export class Tally {
  readonly rows = new Map<BotName, Row>();
  games = 0;

  add(played: Played): void {
    this.games++;
    for (const bot of new Set(played.players)) {
      const seats = [...played.players.keys()].filter((seat) => played.players[seat] === bot);
      addSeats(this.#row(bot), played, seats);
    }
  }

  #row(bot: BotName): Row {
    let row = this.rows.get(bot);
    if (!row) {
      row = {
        bot,
        score: nothing,
        parts: {
          lanes: nothing,
          tickets: nothing,
          longest: nothing,
          stations: nothing,
          countries: nothing,
        },
        wins: nothing,
        seatGames: 0,
        kept: 0,
        completed: 0,
        turns: 0,
        time: { count: 0, total: 0, worst: 0 },
      };
      this.rows.set(bot, row);
    }
    return row;
  }
}

function addSeats(row: Row, { result, turns, decisions }: Played, seats: readonly number[]): void {
  const { winners } = result;
  const scores = seats.map((seat) => result.scores[seat] as Score);
  const mean = (of: (score: Score) => number) =>
    scores.reduce((sum, score) => sum + of(score), 0) / seats.length;
  row.score = plus(
    row.score,
    mean((score) => score.total),
  );
  for (const part of parts)
    row.parts[part] = plus(
      row.parts[part],
      mean((score) => score[part]),
    );
  row.wins = plus(row.wins, winners.filter((seat) => seats.includes(seat)).length / winners.length);
  row.seatGames += seats.length;
  for (const { completed, failed } of scores) {
    row.completed += completed.length;
    row.kept += completed.length + failed.length;
  }
  for (const seat of seats) {
    const { count, total, worst } = decisions[seat] as Decisions;
    row.turns += turns[seat] as number;
    row.time.count += count;
    row.time.total += total;
    row.time.worst = Math.max(row.time.worst, worst);
  }
}
