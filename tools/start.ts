import { networkInterfaces } from "node:os";
import { build } from "vite";
import { isFree, nextFree } from "./port.ts";
import { answering, end, root, wranglerDev } from "./wrangler.ts";

const wanted = process.env["PORT"];

/** The port to serve on, or a sentence why there is none. */
async function choosePort(): Promise<number | string> {
  if (wanted === undefined || wanted === "") return nextFree(8787);
  const port = Number(wanted);
  if (!Number.isInteger(port) || port < 1 || port > 65535) {
    return `PORT must be a number from 1 to 65535, not "${wanted}".`;
  }
  if (await isFree(port)) return port;
  return `Port ${port} is in use; choose another with PORT, or leave it out to take the next free one.`;
}

/** Addresses a phone on the same network can reach; virtual networks of this machine are left out. */
function addresses(): string[] {
  return Object.entries(networkInterfaces())
    .filter(([name]) => !/^(docker|br-|veth|virbr|vmnet|utun|tun|zt)/.test(name))
    .flatMap(([, list]) => list ?? [])
    .filter((address) => address.family === "IPv4" && !address.internal)
    .map((address) => address.address);
}

async function start(): Promise<number> {
  const port = await choosePort();
  if (typeof port === "string") {
    console.error(port);
    return 1;
  }
  await build({ root: `${root}/client`, configFile: `${root}/vite.config.ts`, logLevel: "warn" });

  const server = wranglerDev(port);
  const ended = new Promise<number>((resolve) => {
    server.once("exit", (code) => resolve(code ?? 0));
  });
  let stopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (stopping) return;
      stopping = true;
      void end(server);
    });
  }

  try {
    await answering(`http://127.0.0.1:${port}/`, server);
  } catch (error) {
    await ended;
    if (stopping) return 0;
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
  console.log(`Branchline is running at http://localhost:${port}`);
  const phones = addresses().map((address) => `http://${address}:${port}`);
  if (phones.length > 0) console.log(`Phones on the same network: ${phones.join(" or ")}`);
  console.log("Ctrl-C ends it.");
  const code = await ended;
  return stopping ? 0 : code;
}

process.exitCode = await start();
