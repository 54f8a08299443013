import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { isFree, nextFree } from "./port.ts";
import { root } from "./wrangler.ts";

/**
 * `npm run stranger`: what someone meets who has Node and npm and nothing else. A clone of what is
 * committed, an empty home, an empty npm cache, only the machine's own tools on the path.
 */
const folder = mkdtempSync(join(tmpdir(), "branchline-stranger-"));
const clone = join(folder, "clone");
const home = join(folder, "home");
mkdirSync(home);

const own = join(root, "node_modules");
const path = (process.env["PATH"] ?? "").split(delimiter).filter((part) => !part.startsWith(own));
const env = { PATH: path.join(delimiter), HOME: home, TMPDIR: folder };

let failed = 0;
function report(what: string, ok: boolean): void {
  console.log(`${ok ? "✓" : "✗"} ${what}`);
  if (!ok) failed++;
}

interface Run {
  readonly child: ChildProcess;
  readonly output: () => string;
  readonly ended: Promise<number>;
}

function npm(cwd: string, args: readonly string[], more: Record<string, string> = {}): Run {
  const child = spawn("npm", args, {
    cwd,
    env: { ...env, ...more },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding("utf8").on("data", (text: string) => (output += text));
  }
  const ended = new Promise<number>((resolve) => child.once("close", (code) => resolve(code ?? 1)));
  return { child, output: () => output, ended };
}

/** What the run has printed as soon as it matches, or null if it ends without. */
async function printed(run: Run, pattern: RegExp): Promise<RegExpExecArray | null> {
  for (let over = false; ;) {
    const match = pattern.exec(run.output());
    if (match !== null || over) return match;
    const tick = new Promise<false>((resolve) => setTimeout(() => resolve(false), 200));
    over = await Promise.race([tick, run.ended.then(() => true)]);
  }
}

async function serves(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  return answer?.ok === true && (await answer.text()).includes('id="app"');
}

async function startAndStop(): Promise<void> {
  const port = await nextFree(8787);
  const start = npm(clone, ["start"]);
  const address = (await printed(start, /http:\/\/localhost:(\d+)/))?.[0];
  report("npm start prints its address", address !== undefined);
  report("… the next free port from 8787", address === `http://localhost:${port}`);
  report("… which serves the game", address !== undefined && (await serves(address)));
  const lan = (await printed(start, /http:\/\/\d+\.\d+\.\d+\.\d+:\d+|Ctrl-C/))?.[0] ?? "";
  report("… and an address for phones", lan.startsWith("http") && (await serves(lan)));
  start.child.kill("SIGTERM");
  await start.ended;
  await new Promise((resolve) => setTimeout(resolve, 3000));
  report("npm start leaves nothing on its port", await isFree(port));
  if (failed > 0) console.log(start.output());
}

async function busyPort(): Promise<void> {
  const blocker = createServer();
  const port = await nextFree(8790);
  await new Promise<void>((resolve) => blocker.listen(port, "127.0.0.1", resolve));
  const start = npm(clone, ["-s", "start"], { PORT: String(port) });
  report("npm start on a busy PORT exits 1", (await start.ended) === 1);
  report("… with one sentence", start.output().trim().split("\n").length === 1);
  blocker.close();
}

async function tests(): Promise<void> {
  const test = npm(clone, ["test"]);
  const code = await test.ended;
  const last = test.output().trimEnd().split("\n").at(-1) ?? "";
  report(`npm test exits 0 (${last})`, code === 0);
  report("… and ends with its count", /^\d+ passed, 0 failed$/.test(last));
  if (code !== 0) console.log(test.output());
}

async function emptyFolder(): Promise<void> {
  const empty = join(folder, "empty");
  mkdirSync(empty);
  for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
    cpSync(join(clone, file), join(empty, file));
  }
  const ci = npm(empty, ["ci"]);
  const code = await ci.ended;
  report("npm ci accepts the lockfile in an empty folder", code === 0);
  if (code !== 0) console.log(ci.output());
  rmSync(empty, { recursive: true });
}

try {
  execFileSync("git", ["clone", "-q", root, clone]);
  await startAndStop();
  await busyPort();
  await tests();
  await emptyFolder();
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exitCode = failed === 0 ? 0 : 1;
