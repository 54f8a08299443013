import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { root } from "./wrangler.ts";

interface Tally {
  readonly passed: number;
  readonly failed: number;
}

/** Runs a tool that came with the packages, on this Node. */
function run(tool: string, args: readonly string[], loud: boolean) {
  return new Promise<{ readonly ok: boolean; readonly output: string }>((resolve) => {
    const child = spawn(process.execPath, [join(root, "node_modules", tool), ...args], {
      cwd: root,
      stdio: ["ignore", loud ? "inherit" : "pipe", loud ? "inherit" : "pipe"],
      env: { ...process.env, WRANGLER_SEND_METRICS: "false" },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr]) {
      stream?.setEncoding("utf8").on("data", (text: string) => (output += text));
    }
    child.once("close", (code) => resolve({ ok: code === 0, output }));
  });
}

const seconds = (since: number) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** One tool is one check. It is silent unless it objects. */
async function check(name: string, tool: string, args: readonly string[]): Promise<Tally> {
  const since = performance.now();
  const { ok, output } = await run(tool, args, false);
  console.log(`${ok ? "✓" : "✗"} ${name} (${seconds(since)})`);
  if (!ok) console.log(output);
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1 };
}

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/**
 * Every test counts one. So does a file that could not be loaded, and whatever else made vitest
 * unhappy without failing a test, such as an error nobody caught.
 */
async function tests(): Promise<Tally> {
  const folder = mkdtempSync(join(tmpdir(), "branchline-test-"));
  const file = join(folder, "report.json");
  const args = ["run", "--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const { ok } = await run("vitest/vitest.mjs", args, true);
  let tally: Tally = { passed: 0, failed: 1 };
  try {
    const report = JSON.parse(readFileSync(file, "utf8")) as Report;
    const unloaded = report.testResults.filter(
      ({ status, assertionResults }) =>
        status === "failed" && assertionResults.every((test) => test.status !== "failed"),
    ).length;
    const failed = report.numFailedTests + unloaded;
    tally = { passed: report.numPassedTests, failed: !ok && failed === 0 ? 1 : failed };
  } catch (error) {
    console.log(`vitest left no report: ${String(error)}`);
  }
  rmSync(folder, { recursive: true, force: true });
  return tally;
}

const tallies = [
  await check("types", "typescript/bin/tsc", ["-b"]),
  await check("lint", "oxlint/bin/oxlint", ["--deny-warnings"]),
  await check("format", "oxfmt/bin/oxfmt", ["--check"]),
  await check("build", "vite/bin/vite.js", ["build", "--logLevel", "warn"]),
  await tests(),
];
const sum = (part: keyof Tally) => tallies.reduce((total, tally) => total + tally[part], 0);
console.log(`${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
