/** Plays a series of games, on several cores if asked, and hands them over in their order. */
import { Worker } from "node:worker_threads";
import { rulesFor } from "../../engine/index.ts";
import type { Board } from "../../maps/board.ts";
import { boards } from "../../maps/index.ts";
import type { Options } from "./options.ts";
import { type Played, playGame } from "./play.ts";

/** The games one worker plays: every `jobs`-th, beginning with `first`. */
export interface Shift {
  readonly options: Options;
  readonly first: number;
}

export function* playShift({ options, first }: Shift): Generator<Played> {
  const rules = rulesFor(boards[options.map] as Board);
  for (let game = first; game < options.games; game += options.jobs) {
    yield playGame(rules, options, game);
  }
}

export async function playSeries(
  options: Options,
  handOver: (played: Played) => void | Promise<void>,
): Promise<void> {
  if (options.jobs === 1) {
    for (const played of playShift({ options, first: 0 })) await handOver(played);
    return;
  }
  const early = new Map<number, Played>();
  let next = 0;
  let chain = Promise.resolve();
  const take = (played: Played): void => {
    early.set(played.game, played);
    for (let due = early.get(next); due; due = early.get(next)) {
      const ready = due;
      early.delete(next++);
      chain = chain.then(() => handOver(ready));
    }
  };
  await Promise.all(
    Array.from({ length: options.jobs }, (_, first) => hire({ options, first }, take)),
  );
  await chain;
}

function hire(shift: Shift, take: (played: Played) => void): Promise<void> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { workerData: shift });
    worker.on("message", take);
    worker.once("error", reject);
    worker.once("exit", () => resolve());
  });
}
