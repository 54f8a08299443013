// Runs on the machine's own Node, before anything is installed: plain JavaScript, no imports but
// Node's. What it installs includes the newer Node that everything after it runs on.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = join(dirname(fileURLToPath(import.meta.url)), "..");
const stamp = join(root, "node_modules", ".branchline-lock");

const lock = createHash("sha256");
for (const file of ["package.json", "package-lock.json", ".npmrc"]) {
  lock.update(readFileSync(join(root, file)));
}
const wanted = `${lock.digest("hex")} ${process.platform} ${process.arch}`;
const present = existsSync(stamp) ? readFileSync(stamp, "utf8") : "";

if (present !== wanted) {
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
  writeFileSync(stamp, wanted);
}
