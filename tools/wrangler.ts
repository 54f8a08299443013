import { type ChildProcess, spawn } from "node:child_process";
import { join } from "node:path";

export const root = join(import.meta.dirname, "..");

/**
 * `wrangler dev` without its launcher: the process we hold is the one that ends workerd when it is
 * told to end, so that nothing stays behind on the port.
 */
export function wranglerDev(
  port: number,
  options: readonly string[] = [],
  complaints: "inherit" | "ignore" = "inherit",
): ChildProcess {
  const cli = join(root, "node_modules/wrangler/wrangler-dist/cli.js");
  const args = ["--no-warnings", cli, "dev", "--ip", "0.0.0.0", "--port", String(port)];
  args.push("--inspector-port", "0", "--log-level", "error");
  args.push("--show-interactive-dev-session=false", ...options);
  return spawn(process.execPath, args, {
    cwd: root,
    stdio: ["ignore", "ignore", complaints],
    // Of its own group: Ctrl-C reaches us alone, and we pass it on once.
    detached: true,
    env: { ...process.env, WRANGLER_SEND_METRICS: "false", CI: "true" },
  });
}

/** Waits until something answers, or the process behind it has ended. */
export async function answering(url: string, server: ChildProcess): Promise<void> {
  while (server.exitCode === null && server.signalCode === null) {
    try {
      await fetch(url, { signal: AbortSignal.timeout(5000) });
      return;
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
  throw new Error("The server ended before it answered.");
}

/** Ends the server and waits for it; a second signal if the first is not enough in five seconds. */
export async function end(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = new Promise<void>((resolve) => server.once("exit", () => resolve()));
  server.kill("SIGTERM");
  const patience = setTimeout(() => {
    if (server.pid !== undefined) process.kill(-server.pid, "SIGKILL");
  }, 5000);
  await ended;
  clearTimeout(patience);
}
