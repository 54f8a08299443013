import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { engineVersion, rulesFor } from "../../engine/index.ts";
import type { GameLog } from "../../engine/types.ts";
import { boards } from "../../maps/index.ts";
import type { Act } from "../../worker/ledger.ts";
import { newGameName } from "../../worker/names.ts";
import { call, Guest } from "./guest.ts";

interface Golden {
  readonly sheet: readonly object[];
  readonly acts: readonly Act[];
  readonly chat: readonly object[];
}

const files = import.meta.glob<Golden>("./golden/*.json", { eager: true, import: "default" });

/** The tables as version 1 of the ledger made them: written out, since the code may move on. */
const tables = [
  "CREATE TABLE schema (version INTEGER NOT NULL)",
  "INSERT INTO schema (version) VALUES (1)",
  "CREATE TABLE sheet (one INTEGER PRIMARY KEY, body TEXT NOT NULL)",
  "CREATE TABLE acts (seq INTEGER PRIMARY KEY, body TEXT NOT NULL)",
  "CREATE TABLE chat (n INTEGER PRIMARY KEY, body TEXT NOT NULL)",
];

/** A room as an older version left it in the middle of the night. */
async function found({ sheet, acts, chat }: Golden): Promise<string> {
  const game = newGameName();
  const stub = env.ROOMS.getByName(game);
  await runInDurableObject(stub, (_room, { storage: { sql } }) => {
    for (const table of tables) sql.exec(table);
    for (const body of sheet) sql.exec("INSERT INTO sheet VALUES (1, ?)", JSON.stringify(body));
    let seq = 0;
    for (const act of acts) {
      sql.exec("INSERT INTO acts VALUES (?, ?)", seq, JSON.stringify(act));
      seq += act.events.length;
    }
    for (const line of chat) sql.exec("INSERT INTO chat (body) VALUES (?)", JSON.stringify(line));
  });
  await evictDurableObject(stub);
  return game;
}

test("there is a golden game of this engine version on every board", () => {
  for (const map of Object.keys(boards)) {
    expect(Object.keys(files)).toContain(`./golden/engine-${engineVersion}.${map}.json`);
  }
});

for (const [file, golden] of Object.entries(files)) {
  const [, version, map = ""] = /engine-(\d+)\.(\w+)\.json$/.exec(file) ?? [];

  test(`rows of engine ${version} on ${map} still fold, and their log is verified`, async () => {
    const game = await found(golden);
    const guest = await Guest.join(game);
    expect(guest.view?.result).not.toBeNull();
    const log: GameLog = await (await call(`/api/games/${game}/log`)).json();
    expect(log.engine).toBe(Number(version));
    const board = boards[map];
    if (!board) throw new Error(`no map ${map}`);
    expect(rulesFor(board).verify(log)).toMatchObject({ ok: true });
    expect(guest.last("welcome")?.chat.map((line) => line.text)).toEqual(["All aboard"]);
  });

  test(`a game of engine ${version} on ${map} can be gone on with from its middle`, async () => {
    const half = golden.acts.slice(0, Math.floor(golden.acts.length / 2));
    const sheet = golden.sheet.map((one) => ({ ...one, status: "playing", overAt: null }));
    const game = await found({ ...golden, sheet, acts: half });
    const guest = await Guest.join(game);
    expect(guest.view?.result).toBeNull();
    expect(guest.events.length).toBe(half.flatMap((act) => act.events).length);
    expect(guest.view?.turn).not.toBeNull();
  });
}
