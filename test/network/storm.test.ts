import { mkdtempSync, rmSync } from "node:fs";
import { createConnection, createServer, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Depot, openDepot } from "./depot.ts";
import { play } from "./journey.ts";
import { badLine } from "./weather.ts";

let depot: Depot;
const pages = mkdtempSync(join(tmpdir(), "branchline-pages-"));
beforeAll(async () => {
  depot = await openDepot(pages);
});
afterAll(async () => {
  await depot?.close();
  rmSync(pages, { recursive: true, force: true });
});

/** The same as `npm run evening` plays, with shorter waits: what is slow there is only the waiting. */
test(
  "a game over a line that is cut, goes deaf on one side, and loses its server twice",
  { timeout: 600_000 },
  async () => {
    const figures = await play({
      depot,
      maps: ["poland"],
      haste: 4,
      restarts: [60, 140],
      weather: { seed: "short storm", delay: [0, 10], cut: 0.012, silence: 0.003 },
    });
    // The line was as bad as it was meant to be; `play` has compared everything with the log.
    expect(figures.cuts).toBeGreaterThan(0);
    expect(figures.deafRoom + figures.deafPlayer).toBeGreaterThan(0);
    expect(figures.dials).toBeGreaterThan(5 * 3);
  },
);

test("the bad line itself carries every byte in order until it cuts", async () => {
  const heard: Buffer[] = [];
  const server = createServer((socket: Socket) => {
    socket.on("data", (data) => heard.push(data));
    // The cut is what this test is about.
    socket.on("error", () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const target = server.address();
  if (target === null || typeof target === "string") throw new Error("no port");
  const line = await badLine(target.port, { seed: "x", delay: [0, 3], cut: 0.05, silence: 0 });
  const sent = Array.from({ length: 400 }, (_, i) => `${i};`);
  const socket = createConnection(line.port, "127.0.0.1");
  socket.setNoDelay(true);
  socket.on("error", () => {});
  const closed = new Promise((resolve) => socket.once("close", resolve));
  for (const piece of sent) {
    if (socket.writable) socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
  await closed;
  const text = Buffer.concat(heard).toString();
  expect(line.damage.cuts).toBe(1);
  expect(text.length).toBeGreaterThan(0);
  expect(sent.join("").startsWith(text)).toBe(true);
  await line.close();
  server.close();
});
