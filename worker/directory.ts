/**
 * Public games being played, and how many games an address has opened lately. It knows what anyone
 * may know; rooms tell it and do not wait for it, and what they stop telling goes by itself.
 */
import { DurableObject } from "cloudflare:workers";
import { limits } from "./limits.ts";
import type { LiveGame } from "./protocol.ts";

/** A game that was not heard of for so long is not being played now. */
const keptFor = 10 * 60_000;

const shown = 50;

export class Directory extends DurableObject<Cloudflare.Env> {
  private minute = 0;
  private readonly opened = new Map<string, number>();

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.storage.sql.exec(
      "CREATE TABLE IF NOT EXISTS live (game TEXT PRIMARY KEY, told INTEGER NOT NULL, body TEXT NOT NULL) WITHOUT ROWID",
    );
  }

  async tell(entry: LiveGame): Promise<void> {
    const now = Date.now();
    this.ctx.storage.sql.exec(
      "INSERT OR REPLACE INTO live (game, told, body) VALUES (?, ?, ?)",
      entry.game,
      now,
      JSON.stringify(entry),
    );
    if ((await this.ctx.storage.getAlarm()) === null) {
      await this.ctx.storage.setAlarm(now + keptFor);
    }
  }

  async end(game: string): Promise<void> {
    this.ctx.storage.sql.exec("DELETE FROM live WHERE game = ?", game);
  }

  /** Newest first. */
  list(): LiveGame[] {
    const rows = this.ctx.storage.sql.exec<{ body: string }>(
      "SELECT body FROM live WHERE told > ?",
      Date.now() - keptFor,
    );
    const games: LiveGame[] = Array.from(rows, (row) => JSON.parse(row.body));
    return games.sort((a, b) => b.startedAt - a.startedAt).slice(0, shown);
  }

  /** Whether this address may open one more game; it is counted in memory and never stored. */
  admit(address: string): boolean {
    const minute = Math.floor(Date.now() / 60_000);
    if (minute !== this.minute) this.opened.clear();
    this.minute = minute;
    const count = (this.opened.get(address) ?? 0) + 1;
    this.opened.set(address, count);
    return count <= limits.games;
  }

  override async alarm(): Promise<void> {
    const { sql } = this.ctx.storage;
    const now = Date.now();
    sql.exec("DELETE FROM live WHERE told <= ?", now - keptFor);
    const [row] = sql
      .exec<{ oldest: number | null }>("SELECT min(told) AS oldest FROM live")
      .toArray();
    if (row?.oldest) await this.ctx.storage.setAlarm(row.oldest + keptFor);
  }
}
