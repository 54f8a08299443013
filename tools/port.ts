import { connect, createServer } from "node:net";

/** True when someone takes a call at this address. */
function answers(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host });
    const answer = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
    socket.setTimeout(1000, () => answer(false));
  });
}

/**
 * Someone may listen on one address only, so ask both ways: can I connect, can I listen? A browser
 * may take "localhost" for either of two addresses.
 */
export async function isFree(port: number): Promise<boolean> {
  const answered = await Promise.all([answers("127.0.0.1", port), answers("::1", port)]);
  if (answered.includes(true)) return false;
  return new Promise((resolve) => {
    const server = createServer();
    server.once("error", () => resolve(false));
    server.listen(port, "0.0.0.0", () => server.close(() => resolve(true)));
  });
}

export async function nextFree(from: number): Promise<number> {
  for (let port = from; port < from + 200; port++) {
    if (await isFree(port)) return port;
  }
  throw new Error(`No free port from ${from} to ${from + 199}.`);
}
