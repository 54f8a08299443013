/**
 * What a room writes down, in SQLite: the sheet, one row per act with its events, the chat. A move
 * costs one row. Nothing is written before `open`, so that asking for a game nobody made leaves no
 * trace.
 */
import type { Action, GameEvent } from "../engine/types.ts";
import type { Sheet } from "./sheet.ts";

export interface Act {
  /** Null for the set-up, which nobody does. */
  readonly seat: number | null;
  readonly action: Action | null;
  readonly by: "person" | "bot" | "clock";
  readonly at: number;
  readonly events: readonly GameEvent[];
  readonly id?: string;
  /** A turn opened by this act began with nobody at the table: its clock stands still. */
  readonly still?: true;
}

/** A chat line, or a reaction, of the person with this hash. */
export interface Said {
  readonly hash: string;
  readonly name: string;
  readonly text?: string;
  readonly react?: string;
  readonly at: number;
  readonly id?: string;
}

/** Each step brings the tables from one version to the next; a step once released never changes. */
export const migrations: readonly (readonly string[])[] = [
  [
    "CREATE TABLE sheet (one INTEGER PRIMARY KEY, body TEXT NOT NULL)",
    "CREATE TABLE acts (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)",
    "CREATE TABLE chat (n INTEGER PRIMARY KEY, body TEXT NOT NULL)",
  ],
];

export class Ledger {
  private readonly storage: DurableObjectStorage;

  constructor(storage: DurableObjectStorage) {
    this.storage = storage;
  }

  /** Whether there is a game here, was one, or never. */
  kind(): "game" | "tombstone" | "nothing" {
    const names = this.storage.sql
      .exec<{ name: string }>(
        "SELECT name FROM sqlite_master WHERE name IN ('schema', 'tombstone') ORDER BY name",
      )
      .toArray();
    const [first] = names;
    if (first === undefined) return "nothing";
    return first.name === "schema" ? "game" : "tombstone";
  }

  /** Makes the tables, or brings those of an older version of this code up to date. */
  open(steps = migrations): void {
    const { sql } = this.storage;
    this.storage.transactionSync(() => {
      sql.exec("CREATE TABLE IF NOT EXISTS schema (version INTEGER NOT NULL)");
      const [row] = sql.exec<{ version: number }>("SELECT version FROM schema").toArray();
      const version = row?.version ?? 0;
      if (version >= steps.length) return;
      for (const step of steps.slice(version)) for (const statement of step) sql.exec(statement);
      if (row) sql.exec("UPDATE schema SET version = ?", steps.length);
      else sql.exec("INSERT INTO schema (version) VALUES (?)", steps.length);
    });
  }

  readSheet(): Sheet | undefined {
    const [row] = this.storage.sql.exec<{ body: string }>("SELECT body FROM sheet").toArray();
    return row && JSON.parse(row.body);
  }

  writeSheet(sheet: Sheet): void {
    this.storage.sql.exec(
      "INSERT INTO sheet (one, body) VALUES (1, ?1) ON CONFLICT (one) DO UPDATE SET body = ?1",
      JSON.stringify(sheet),
    );
  }

  readActs(): Act[] {
    const rows = this.storage.sql.exec<{ body: string }>("SELECT body FROM acts ORDER BY seq");
    // One parse for all of them: a wake has a few hundred.
    return JSON.parse(`[${Array.from(rows, (row) => row.body).join(",")}]`);
  }

  /** `seq` is the index of the act's first event: the same act cannot be written twice. */
  writeAct(seq: number, act: Act): void {
    this.storage.sql.exec("INSERT INTO acts (seq, body) VALUES (?, ?)", seq, JSON.stringify(act));
  }

  readChat(): Said[] {
    const rows = this.storage.sql.exec<{ body: string }>("SELECT body FROM chat ORDER BY n");
    return Array.from(rows, (row) => JSON.parse(row.body));
  }

  /** When something was last said. */
  saidAt(): number {
    const query = "SELECT body FROM chat ORDER BY n DESC LIMIT 1";
    const [row] = this.storage.sql.exec<{ body: string }>(query).toArray();
    return row ? (JSON.parse(row.body) as Said).at : 0;
  }

  writeSaid(said: Said, keep: number): void {
    const { sql } = this.storage;
    sql.exec("INSERT INTO chat (body) VALUES (?)", JSON.stringify(said));
    sql.exec("DELETE FROM chat WHERE n <= (SELECT max(n) FROM chat) - ?", keep);
  }

  /** What belongs together is written together or not at all. */
  together(work: () => void): void {
    this.storage.transactionSync(work);
  }

  /** Leaves one row that says there was a game here. */
  async bury(at: number): Promise<void> {
    await this.storage.deleteAll();
    this.storage.sql.exec("CREATE TABLE tombstone (at INTEGER NOT NULL)");
    this.storage.sql.exec("INSERT INTO tombstone (at) VALUES (?)", at);
  }

  buriedAt(): number {
    const [row] = this.storage.sql.exec<{ at: number }>("SELECT at FROM tombstone").toArray();
    return row?.at ?? 0;
  }

  async forget(): Promise<void> {
    await this.storage.deleteAll();
    await this.storage.deleteAlarm();
  }
}
