/** Plays complete games between computer players and says how they went (contract, section 4). */
import { createWriteStream } from "node:fs";
import { once } from "node:events";
import { finished } from "node:stream/promises";
import { playSeries } from "./sim/crew.ts";
import { explainGame } from "./sim/explain.ts";
import { BadOption, type Options, readOptions, usage } from "./sim/options.ts";
import { tableOfResults } from "./sim/print.ts";
import { Tally } from "./sim/tally.ts";

async function run(options: Options): Promise<void> {
  const tally = new Tally();
  const from = performance.now();
  const log = options.log === null ? null : createWriteStream(options.log);
  if (log) await once(log, "open");
  const counting = process.stderr.isTTY;
  await playSeries(options, async (played) => {
    tally.add(played);
    if (log && !log.write(`${played.log}\n`)) await once(log, "drain");
    if (counting) process.stderr.write(`\r${tally.games} of ${options.games} games`);
  });
  if (counting) process.stderr.write("\r\u001b[K");
  if (log) {
    log.end();
    await finished(log);
  }
  console.log(tableOfResults(tally, options, (performance.now() - from) / 1000));
}

try {
  const options = readOptions(process.argv.slice(2));
  if (options === "help") console.log(usage);
  else if (options.explain) explainGame(options, console.log);
  else await run(options);
} catch (error) {
  if (!(error instanceof BadOption) && !isFileTrouble(error)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}

/** The log's file cannot be written: that is for the person to know, without a stack. */
function isFileTrouble(error: unknown): error is Error {
  return error instanceof Error && "syscall" in error;
}
