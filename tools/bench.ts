import { globSync } from "node:fs";
import { join } from "node:path";
import { root } from "./wrangler.ts";

export type Report = (name: string, value: number, unit: string) => void;
export type Bench = (report: Report) => Promise<void> | void;

/**
 * `npm run -s bench [PART]`: runs every test/bench/*.bench.ts, or those with PART in their name,
 * and prints one figure a line.
 */
const part = process.argv[2] ?? "";
const files = globSync("test/bench/*.bench.ts", { cwd: root }).toSorted();
for (const file of files.filter((name) => name.includes(part))) {
  const bench = (await import(join(root, file))) as { readonly default: Bench };
  await bench.default((name, value, unit) => {
    // What is counted is exact; four digits are more than anything measured here can bear.
    const shown = Number.isInteger(value) ? value : Number(value.toPrecision(4));
    console.log(JSON.stringify({ name, value: shown, unit }));
  });
}
