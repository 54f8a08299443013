import { join } from "node:path";
import { build } from "vite";
import { createTestHarness, type TestHarness, unstable_readConfig } from "wrangler";
import { root } from "./wrangler.ts";

/** Builds the client into a folder of one's own, so that runs side by side do not disturb dist/. */
export async function buildClient(outDir: string): Promise<void> {
  await build({
    root: join(root, "client"),
    configFile: join(root, "vite.config.ts"),
    logLevel: "warn",
    build: { outDir, emptyOutDir: true },
  });
}

export interface Server {
  /** `http://localhost:PORT`, a secure context. */
  readonly url: string;
  /** The same server under another name: what a phone on the network sees, not a secure context. */
  readonly lan: string;
  readonly harness: TestHarness;
  close(): Promise<void>;
}

/** The real worker in workerd on a free port, with storage of its own that ends with it. */
export async function serve(dist: string): Promise<Server> {
  process.env["WRANGLER_LOG"] ??= "error";
  const config = unstable_readConfig({ config: join(root, "wrangler.toml") });
  const harness = createTestHarness({
    root,
    workers: [
      {
        config: {
          name: "branchline",
          main: join(root, "worker/index.ts"),
          compatibility_date: config.compatibility_date ?? "",
          assets: { ...config.assets, directory: dist },
          durable_objects: config.durable_objects,
          migrations: config.migrations,
        },
      },
    ],
  });
  const { url } = await harness.listen();
  return {
    url: `http://localhost:${url.port}`,
    lan: `http://table.test:${url.port}`,
    harness,
    close: () => harness.close(),
  };
}
