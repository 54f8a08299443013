import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** How many rules each chapter has. */
const chapters: Record<number, number> = { 1: 5, 2: 8, 3: 10, 4: 11, 5: 2, 6: 4, 7: 5, 8: 5 };

const rules = Object.entries(chapters).flatMap(([chapter, count]) =>
  Array.from({ length: count }, (_, i) => `R${chapter}.${i + 1}`),
);

/** Every rule that some test's name begins with; no other text in a test begins so. */
function citedIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".test.ts"))
    .flatMap((name) => {
      const text = readFileSync(join(folder, name), "utf8");
      return [...text.matchAll(/[(\s]"(R\d+\.\d+) /g)];
    })
    .map((found) => found[1] ?? "");
}

const cited = citedIn(join(import.meta.dirname, ".."));

test.each(rules)("%s is cited by the name of a test", (rule) => {
  expect(cited).toContain(rule);
});

test("no test cites a rule that does not exist", () => {
  expect(cited.filter((rule) => !rules.includes(rule))).toEqual([]);
  expect(rules).toHaveLength(50);
});
