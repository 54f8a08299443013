import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

/** Each text breaks the purity of the rules in one way; the value is the rule that must object. */
const impure: Record<
  string,
  { readonly rule: string; readonly text: string; readonly at?: string }
> = {
  "Date.now": { rule: "no-restricted-globals", text: "export const now = Date.now();" },
  "new Date": { rule: "no-restricted-globals", text: "export const now = new Date();" },
  "Math.random": { rule: "no-restricted-properties", text: "export const r = Math.random();" },
  "Math.random taken apart": {
    rule: "no-restricted-properties",
    text: "export const { random } = Math;",
  },
  setTimeout: { rule: "no-restricted-globals", text: "setTimeout(() => undefined, 1);" },
  setInterval: { rule: "no-restricted-globals", text: "setInterval(() => undefined, 1);" },
  setImmediate: { rule: "no-restricted-globals", text: "setImmediate(() => undefined);" },
  queueMicrotask: { rule: "no-restricted-globals", text: "queueMicrotask(() => undefined);" },
  console: { rule: "no-console", text: 'console.log("here");' },
  fetch: { rule: "no-restricted-globals", text: 'export const f = fetch("/");' },
  crypto: {
    rule: "no-restricted-globals",
    text: "export const c = crypto.getRandomValues(new Uint8Array(1));",
  },
  performance: { rule: "no-restricted-globals", text: "export const p = performance.now();" },
  process: { rule: "no-restricted-globals", text: "export const p = process.hrtime();" },
  globalThis: { rule: "no-restricted-globals", text: "export const d = globalThis.Date;" },
  eval: { rule: "no-eval", text: 'export const d = eval("1");' },
  "a node module": {
    rule: "pure-imports",
    text: 'import { readFileSync } from "node:fs";\nexport const f = readFileSync;',
  },
  "another package": {
    rule: "pure-imports",
    text: 'import { h } from "preact";\nexport const f = h;',
  },
  "another folder": {
    rule: "pure-imports",
    text: 'import { f } from "../worker/index.ts";\nexport const g = f;',
  },
  "another folder by a detour": {
    rule: "pure-imports",
    text: 'import { f } from "./../worker/index.ts";\nexport const g = f;',
  },
  "another folder from a deeper one": {
    rule: "pure-imports",
    text: 'import { f } from "../../client/store.ts";\nexport const g = f;',
    at: "engine/bots",
  },
  "a re-export from another folder": {
    rule: "pure-imports",
    text: 'export { f } from "../client/store.ts";',
  },
  "a dynamic import": {
    rule: "pure-imports",
    text: 'export const f = import("../client/store.ts");',
  },
};

const pure = {
  "engine/one.ts": 'import { sha256 } from "@noble/hashes/sha2.js";\nexport const hash = sha256;\n',
  "engine/two.ts":
    'import { usa } from "../maps/usa.ts";\nexport { hash } from "./one.ts";\nexport const board = usa;\n',
  "engine/bots/three.ts":
    'import { hash } from "../one.ts";\nimport { usa } from "../../maps/usa.ts";\nexport const both = [hash, usa, Math.max(1, 2)];\n',
};

const root = resolve(import.meta.dirname, "../..");
let folder = "";

/** The names of the rules that object to the files written below the folder, with the file. */
function objections(): string[] {
  const run = [join(root, "node_modules/oxlint/bin/oxlint"), "--format=json", "engine", "maps"];
  let out = "";
  try {
    out = execFileSync(process.execPath, run, { cwd: folder, encoding: "utf8" });
  } catch (refused) {
    out = String((refused as { stdout: unknown }).stdout);
  }
  const report = JSON.parse(out) as { diagnostics: { filename: string; code: string }[] };
  return report.diagnostics.map((d) => `${d.filename} ${/\((.*)\)/.exec(d.code)?.[1]}`);
}

const names = Object.keys(impure);
const fileOf = (name: string, folder: string) => `${folder}/planted${names.indexOf(name)}.ts`;
let found: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "branchline-purity-"));
  for (const path of [".oxlintrc.json", "tools/lint"]) {
    cpSync(join(root, path), join(folder, path), { recursive: true });
  }
  const plant = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const [name, { text, at }] of Object.entries(impure)) {
    for (const place of at === undefined ? ["engine", "maps"] : [at]) {
      plant(fileOf(name, place), `${text}\n`);
    }
  }
  for (const [path, text] of Object.entries(pure)) plant(path, text);
  found = objections();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("lint keeps the rules pure", () => {
  test.each(Object.entries(impure))("refuses %s", (name, { rule, at }) => {
    for (const place of at === undefined ? ["engine", "maps"] : [at]) {
      expect(found).toContain(`${fileOf(name, place)} ${rule}`);
    }
  });

  test.each(Object.keys(pure))("accepts %s", (path) => {
    expect(found.filter((line) => line.startsWith(path))).toEqual([]);
  });
});
