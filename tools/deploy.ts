import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buildClient } from "./server.ts";
import { root } from "./wrangler.ts";

/** What `wrangler deploy --dry-run` says of the client built now, from a folder of its own. */
export async function rehearseDeploy(): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), "branchline-deploy-"));
  try {
    await buildClient(join(folder, "dist"));
    const cli = join(root, "node_modules/wrangler/wrangler-dist/cli.js");
    const args = ["--no-warnings", cli, "deploy", "--dry-run", "--outdir", join(folder, "worker")];
    return execFileSync(process.execPath, [...args, "--assets", join(folder, "dist")], {
      cwd: root,
      encoding: "utf8",
      stdio: "pipe",
      // An empty home has no account, and a proxy that is not there is no network.
      env: { PATH: process.env["PATH"], HOME: folder, HTTPS_PROXY: "http://127.0.0.1:9" },
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The size of the worker's code, compressed, in kB as wrangler gives it. */
export function uploadSize(said: string): number {
  const size = /gzip: ([\d.]+) KiB/.exec(said)?.[1];
  if (size === undefined) throw new Error(`wrangler names no size: ${said}`);
  return Number(size);
}
