import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { root } from "../../tools/wrangler.ts";

test("every dependency has a line why, and no line is of one that has gone", () => {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  ) as Record<"dependencies" | "devDependencies", Record<string, string>>;
  const text =
    readFileSync(join(root, "CONTRIBUTING.md"), "utf8").split("## Dependencies")[1] ?? "";
  const told = [...text.matchAll(/^\| `(\S+)`\s*\| \S/gm)].map(([, name]) => name);
  expect(told.toSorted()).toEqual(
    [...Object.keys(dependencies), ...Object.keys(devDependencies)].toSorted(),
  );
});
