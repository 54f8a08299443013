import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { expect, test } from "vitest";
import { Ledger, migrations } from "../../worker/ledger.ts";
import { begun } from "./evening.ts";
import { Guest } from "./guest.ts";
import { rows } from "./time.ts";

const version = (storage: DurableObjectStorage) =>
  storage.sql.exec("SELECT version FROM schema").one()["version"];

test("the schema's version is kept in a table, and a newer code migrates step by step, once", async () => {
  const { game } = await begun(2);
  await runInDurableObject(env.ROOMS.getByName(game), (_room, { storage }) => {
    expect(version(storage)).toBe(migrations.length);
    const newer = [...migrations, ["ALTER TABLE chat ADD COLUMN tone TEXT"]];
    const before = new Ledger(storage).readActs();
    new Ledger(storage).open(newer);
    new Ledger(storage).open(newer);
    expect(version(storage)).toBe(newer.length);
    expect(storage.sql.exec("SELECT tone FROM chat").toArray()).toEqual([]);
    expect(new Ledger(storage).readActs()).toEqual(before);
    // One version back, as during a deploy, it still opens.
    new Ledger(storage).open();
    expect(version(storage)).toBe(newer.length);
  });
});

test("a migration that fails half-way leaves the old version whole", async () => {
  const { game } = await begun(2);
  await runInDurableObject(env.ROOMS.getByName(game), (_room, { storage }) => {
    const broken = [...migrations, ["ALTER TABLE chat ADD COLUMN tone TEXT", "NONSENSE"]];
    expect(() => new Ledger(storage).open(broken)).toThrow();
    expect(version(storage)).toBe(migrations.length);
    expect(() => storage.sql.exec("SELECT tone FROM chat")).toThrow();
  });
});

test("an act is one row, with its events, and the same act cannot be written twice", async () => {
  const { game, guests, tokens } = await begun(2);
  const [ada] = guests;
  const [action] = ada?.legal() ?? [];
  if (!ada || !action) throw new Error("nothing to do");
  const [sheet, acts] = await rows(game);
  await ada.act(action);
  const [sheetAfter, actsAfter] = await rows(game);
  expect(actsAfter?.length).toBe((acts?.length ?? 0) + 1);
  expect(sheetAfter).toEqual(sheet);
  await runInDurableObject(env.ROOMS.getByName(game), (_room, { storage }) => {
    const ledger = new Ledger(storage);
    const act = ledger.readActs()[0];
    if (act) expect(() => ledger.writeAct(0, act)).toThrow();
  });
  await evictDurableObject(env.ROOMS.getByName(game));
  const back = await Guest.join(game, tokens[0]);
  expect(back.view).toEqual(ada.view);
});
