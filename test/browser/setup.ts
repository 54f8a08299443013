import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { unpackChromium } from "../../tools/chromium.ts";
import { buildClient } from "../../tools/server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** The folder of the client as it was built for this run. */
    dist: string;
  }
}

/** Once for all browser tests: the browser unpacked, the client built. */
export default async function setup(project: TestProject): Promise<() => void> {
  const dist = mkdtempSync(join(tmpdir(), "branchline-dist-"));
  unpackChromium();
  await buildClient(dist);
  project.provide("dist", dist);
  return () => rmSync(dist, { recursive: true, force: true });
}
