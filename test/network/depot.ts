/** A real server that can be stopped and started again on the same port, with the same storage. */
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { answering, end, wranglerDev } from "../../tools/wrangler.ts";

export interface Depot {
  readonly port: number;
  readonly url: string;
  /** Ends the server politely or by killing it, and starts it anew. */
  restart(how: "asked" | "killed"): Promise<void>;
  close(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

export async function openDepot(dist: string): Promise<Depot> {
  const storage = mkdtempSync(join(tmpdir(), "branchline-depot-"));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const start = async () => {
    // Cut connections and killed helpers are what it would complain of.
    const server = wranglerDev(port, ["--persist-to", storage, "--assets", dist], "ignore");
    await answering(`${url}/api/live`, server);
    return server;
  };
  let server = await start();
  return {
    port,
    url,
    async restart(how) {
      if (how === "asked") await end(server);
      else if (server.pid !== undefined) {
        const gone = new Promise((resolve) => server.once("exit", resolve));
        process.kill(-server.pid, "SIGKILL");
        await gone;
      }
      server = await start();
    },
    async close() {
      await end(server);
      rmSync(storage, { recursive: true, force: true });
    },
  };
}
