/** What the property tests share: any board, any number of seats, any seed, any temper. */
import fc from "fast-check";
import { inEurope, inPoland, inUsa } from "./kit.ts";
import { type Temper, tempers } from "./games.ts";

/** Every board with every number of seats it takes. */
export const tables = [inUsa, inEurope, inPoland].flatMap((rules) => {
  const { min, max } = rules.board.rules.players;
  return Array.from({ length: max - min + 1 }, (_, i) => ({
    rules,
    name: rules.board.id,
    seats: min + i,
  }));
});

export const seeds = fc
  .uint8Array({ minLength: 32, maxLength: 32 })
  .map((bytes) => Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(""));

export const anyTemper = fc.constantFrom(...(Object.keys(tempers) as Temper[]));

const soak = Number(process.env["SOAK"] ?? 0);

/**
 * `npm test` tries the same cases every time: a red run means that the code has changed, not the
 * luck. `npm run soak` tries fresh ones and more of them; a failure prints its seed.
 */
export function runs(count: number): { numRuns: number; seed?: number } {
  return soak > 0 ? { numRuns: count * soak } : { numRuns: count, seed: 110 };
}
