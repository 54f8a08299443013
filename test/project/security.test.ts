import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../tools/wrangler.ts";

const text = readFileSync(join(root, "SECURITY.md"), "utf8");
const named = [...text.matchAll(/^- `(test\/\S+)`: (.+)$/gm)].map(([, file, name]) => ({
  file: file ?? "",
  name: name ?? "",
}));

test("every test that SECURITY.md names is there", () => {
  expect(named.length).toBeGreaterThan(20);
  const missing = named.filter(({ file, name }) => {
    // Template names end where their variable begins.
    const source = readFileSync(join(root, file), "utf8");
    return !source.includes(`"${name}`) && !source.includes(`\`${name}`);
  });
  expect(missing).toEqual([]);
});

test("every way in that SECURITY.md lists has a test", () => {
  const ways = text.split("## What is not guarded")[0]?.split(/^### /m).slice(1) ?? [];
  expect(ways.length).toBeGreaterThanOrEqual(10);
  expect(ways.filter((way) => !way.includes("- `test/"))).toEqual([]);
});
