/** One core's share of a series of games. */
import { parentPort, workerData } from "node:worker_threads";
import { type Shift, playShift } from "./crew.ts";

for (const played of playShift(workerData as Shift)) {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread, not a window
  parentPort?.postMessage(played);
}
