// node tools/install.mjs [FILE …]: installs what is missing, then runs the file on the newer Node
// that is among what was installed. This itself runs on the machine's own Node, before anything is
// there: plain JavaScript, no imports but Node's.
import { spawn, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");

/** @param {string} file */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(root, file), "utf8")).packages;
  } catch {
    return {};
  }
}

/**
 * npm writes its own lockfile into node_modules when, and only when, an install went through; what
 * was taken away since, it still names.
 */
function complete() {
  const wanted = packagesIn("package-lock.json");
  const present = packagesIn("node_modules/.package-lock.json");
  return Object.entries(wanted).every(
    ([path, { version, optional }]) =>
      path === "" ||
      (present[path]?.version === version && existsSync(join(root, path, "package.json"))) ||
      (optional && !present[path]),
  );
}

if (!complete()) {
  process.stdout.write("Installing what is missing (a minute or two, the first time only) …\n");
  const npm = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (npm.status !== 0) {
    process.stderr.write("The packages could not be installed; npm says why above.\n");
    process.exit(1);
  }
}

const [file, ...rest] = process.argv.slice(2);
if (file !== undefined) {
  const bin = process.platform === "win32" ? "node.exe" : "node";
  const newer = join(root, "node_modules/node/bin", bin);
  const child = spawn(newer, [join(root, file), ...rest], { cwd: root, stdio: "inherit" });
  child.once("exit", (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));

  // Ctrl-C goes to the whole group and so comes to the child twice; other signals to us alone or only
  // to the npm above us, whose shell does not pass them on: then we find ourselves without the parent
  // we began with. (A SIGINT to npm alone is kept by a shell like dash until we end: Ctrl-C it is.)
  const parent = process.ppid;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
    process.on(signal, () => child.kill(signal));
  setInterval(() => process.ppid === parent || child.kill("SIGTERM"), 300).unref();
}
