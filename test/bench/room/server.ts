/** Real local workerd with the bench's worker, and storage of its own that ends with it. */
import { existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTestHarness } from "wrangler";
import { root } from "../../../tools/wrangler.ts";

/** Storage in memory where there is such a folder: the room is measured, not this machine's disk. */
const memory = existsSync("/dev/shm") ? "/dev/shm" : tmpdir();

export async function withServer(work: (port: number) => Promise<void>): Promise<void> {
  process.env["WRANGLER_LOG"] ??= "error";
  const usual = process.env["TMPDIR"];
  const folder = mkdtempSync(join(memory, "branchline-bench-"));
  process.env["TMPDIR"] = folder;
  const configPath = join(root, "test/worker/bench/wrangler.toml");
  const harness = createTestHarness({ root, workers: [{ configPath }] });
  const { url } = await harness.listen();
  try {
    await work(Number(url.port));
  } finally {
    await harness.close();
    if (usual === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = usual;
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function get<T>(port: number, path: string): Promise<T> {
  return (await (await fetch(`http://127.0.0.1:${port}${path}`)).json()) as T;
}

export async function post<T>(port: number, path: string, body: unknown): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, {
    method: "POST",
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return (await response.json()) as T;
}
