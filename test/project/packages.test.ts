import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
  readonly overrides: Readonly<Record<string, string>>;
}

test("every package is pinned to one version, and the lockfile has the same", () => {
  const { dependencies, devDependencies, overrides } = JSON.parse(read("package.json")) as Manifest;
  const lock = JSON.parse(read("package-lock.json")) as {
    packages: Record<string, { version: string }>;
  };
  for (const [name, version] of Object.entries({
    ...dependencies,
    ...devDependencies,
    ...overrides,
  })) {
    expect(version, name).toMatch(/^\d+\.\d+\.\d+(-[\w.]+)?$/);
    expect(lock.packages[`node_modules/${name}`]?.version, name).toBe(version);
  }
});

test("the lockfile names no registry", () => {
  expect(read("package-lock.json")).not.toMatch(/"resolved": "https?:/);
});

test("only one workerd is installed", () => {
  const lock = JSON.parse(read("package-lock.json")) as { packages: Record<string, unknown> };
  const found = Object.keys(lock.packages).filter((path) => path.endsWith("node_modules/workerd"));
  expect(found).toEqual(["node_modules/workerd"]);
});
