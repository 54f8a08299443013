/** Time in tests: far ahead, so that no alarm rings by itself, and moved by hand. */
import { runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { vi } from "vitest";

export const second = 1000;
export const minute = 60 * second;
export const hour = 60 * minute;
export const day = 24 * hour;

export function freeze(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2040, 0, 1) });
}

export function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms);
}

/** Lets the alarm of a room come now, whatever it is set for. */
export const ring = (game: string) => runDurableObjectAlarm(env.ROOMS.getByName(game));

export const alarmOf = (game: string) =>
  runInDurableObject(env.ROOMS.getByName(game), (_room, state) => state.storage.getAlarm());

/** Moves time on to the room's alarm and lets it come. */
export async function nextAlarm(game: string): Promise<void> {
  const at = await alarmOf(game);
  if (at === null) throw new Error("No alarm is set.");
  if (at > Date.now()) vi.setSystemTime(at);
  await ring(game);
}

/** Everything the room has written, row by row. */
export const rows = (game: string) =>
  runInDurableObject(env.ROOMS.getByName(game), (_room, { storage }) =>
    ["sheet", "acts", "chat"].map((table) => storage.sql.exec(`SELECT * FROM ${table}`).toArray()),
  );

/** Until a check holds that something not waited for makes true. */
export async function eventually(check: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    try {
      return await check();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  await check();
}
