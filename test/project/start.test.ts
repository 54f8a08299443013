import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { networkInterfaces, tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { isFree, nextFree } from "../../tools/port.ts";

const root = join(import.meta.dirname, "../..");

function start(port: string) {
  const run = spawnSync(process.execPath, [join(root, "tools/start.ts")], {
    cwd: root,
    encoding: "utf8",
    env: { ...process.env, PORT: port },
  });
  return { code: run.status, said: `${run.stdout}${run.stderr}`.trim() };
}

/** Holds a port for as long as the work takes. */
async function holding(address: string, work: (port: number) => Promise<void> | void) {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, address, resolve));
  const bound = holder.address();
  if (bound === null || typeof bound === "string") throw new Error("no port");
  await work(bound.port);
  await new Promise((resolve) => holder.close(resolve));
}

test("a PORT that is busy: one sentence and exit 1", () =>
  holding("127.0.0.1", (port) => {
    const { code, said } = start(String(port));
    expect(code).toBe(1);
    expect(said).toMatch(new RegExp(`^Port ${port} is in use[^\n]*\\.$`));
  }));

test.each(["railway", "0", "70000", "80.5"])("a PORT of %s: one sentence and exit 1", (port) => {
  const { code, said } = start(port);
  expect(code).toBe(1);
  expect(said).toBe(`PORT must be a number from 1 to 65535, not "${port}".`);
});

const sixes = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
const held = [
  "127.0.0.1",
  "0.0.0.0",
  ...sixes.flatMap(({ address }) => (address === "::1" ? ["::1"] : [])),
];

test.each(held)("contract 4: a port held on %s is not free, the next is found", (address) =>
  holding(address, async (port) => {
    expect(await isFree(port)).toBe(false);
    expect(await nextFree(port)).toBeGreaterThan(port);
  }),
);

test.each(["SIGINT", "SIGTERM", "SIGHUP"] as const)(
  "%s to the installer alone reaches what it runs, and both end",
  async (signal) => {
    const folder = mkdtempSync(join(tmpdir(), "branchline-signal-"));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, "runs.mjs");
    writeFileSync(
      file,
      `process.on("${signal}", () => process.exit(7));
       setInterval(() => {}, 1000);
       console.log("running");`,
    );
    const installer = spawn(
      process.execPath,
      [join(root, "tools/install.mjs"), relative(root, file)],
      { stdio: ["ignore", "pipe", "inherit"] },
    );
    onTestFinished(() => void installer.kill("SIGKILL"));
    await once(installer.stdout, "data");
    installer.kill(signal);
    expect(await once(installer, "exit")).toEqual([7, null]);
  },
);

test.each([
  ["everything is there", ["a", "b"], false],
  ["a package was taken away since", ["a"], true],
])("contract 4: what is missing is installed: %s", (_, there, installs) => {
  const folder = mkdtempSync(join(tmpdir(), "branchline-install-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const put = (file: string, text: string, mode = 0o644) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), text, { mode });
  };
  const packages = {
    "node_modules/a": { version: "1.0.0" },
    "node_modules/b": { version: "2.0.0" },
  };
  put("package-lock.json", JSON.stringify({ packages: { "": {}, ...packages } }));
  put("node_modules/.package-lock.json", JSON.stringify({ packages }));
  for (const name of there) put(`node_modules/${name}/package.json`, "{}");
  put("bin/npm", "#!/bin/sh\necho npm was asked to $1\n", 0o755);
  put("tools/install.mjs", readFileSync(join(root, "tools/install.mjs"), "utf8"));
  const { stdout } = spawnSync(process.execPath, [join(folder, "tools/install.mjs")], {
    encoding: "utf8",
    env: { ...process.env, PATH: `${join(folder, "bin")}:${process.env["PATH"]}` },
  });
  expect(stdout.includes("npm was asked to ci")).toBe(installs);
});
