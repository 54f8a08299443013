import { connect, createServer } from "node:net";

/** Someone may listen on one address only, so ask both ways: can I connect, can I listen? */
export async function isFree(port: number): Promise<boolean> {
  const answered = await new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: "127.0.0.1" });
    const answer = (yes: boolean) => {
      socket.destroy();
      resolve(yes);
    };
    socket.once("connect", () => answer(true));
    socket.once("error", () => answer(false));
    socket.setTimeout(1000, () => answer(false));
  });
  if (answered) return false;
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
