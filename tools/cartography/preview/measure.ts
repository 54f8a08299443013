/** Pans and zooms a board in a real browser, slowed down four times, and times its frames. */
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";
import { build } from "vite";
import { launchBrowser } from "../../chromium.ts";

const types: Readonly<Record<string, string>> = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".woff2": "font/woff2",
};

/** The preview page, built and served on a port of its own; call `close` when done. */
export async function servePreview() {
  const folder = mkdtempSync(join(tmpdir(), "board-preview-"));
  await build({
    configFile: join(import.meta.dirname, "vite.config.ts"),
    build: { outDir: folder, emptyOutDir: true, target: "es2022", assetsInlineLimit: 0 },
  });
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? "/", "http://preview").pathname;
    const file = join(folder, path === "/" ? "index.html" : path);
    try {
      const body = readFileSync(file);
      response.setHeader("content-type", types[extname(file)] ?? "application/octet-stream");
      response.end(body);
    } catch {
      response.statusCode = 404;
      response.end();
    }
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  return {
    url: `http://127.0.0.1:${port}/`,
    close: () => {
      server.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Frames {
  /** The longest time between two frames, the mean rate, and how many took more than 1/30 s. */
  readonly worst: number;
  readonly fps: number;
  readonly late: number;
  /** How long the page's own thread worked for a frame, on average. */
  readonly work: number;
}

export async function measureFrames(url: string, slowdown: number): Promise<Frames> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({
      viewport: { width: 390, height: 560 },
      deviceScaleFactor: 2,
      hasTouch: true,
    });
    await page.goto(url);
    await page.waitForSelector("html[data-ready]");
    await page.waitForTimeout(800);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.evaluate(() => {
      const times: number[] = [];
      const tick = (time: number) => {
        times.push(time);
        requestAnimationFrame(tick);
      };
      requestAnimationFrame(tick);
      Object.assign(window, { times });
    });
    await session.send("Performance.enable");
    const busy = async () => {
      const { metrics } = await session.send("Performance.getMetrics");
      return metrics.find(({ name }) => name === "TaskDuration")!.value * 1000;
    };
    const before = await busy();
    await page.evaluate(gestures);
    const spent = (await busy()) - before;
    const times = await page.evaluate(() => (window as unknown as { times: number[] }).times);
    const gaps = times.slice(1).map((time, i) => time - times[i]!);
    const span = times.at(-1)! - times[0]!;
    return {
      worst: Math.max(...gaps),
      fps: (gaps.length * 1000) / span,
      late: gaps.filter((gap) => gap > 34).length,
      work: spent / gaps.length,
    };
  } finally {
    await browser.close();
  }
}

/** In the page: a drag, a pinch out and in, and a drag that is let go, by pointer events. */
async function gestures(): Promise<void> {
  const board = document.querySelector(".board")!;
  board.setPointerCapture = () => {};
  const fire = (type: string, id: number, x: number, y: number) =>
    board.dispatchEvent(
      new PointerEvent(type, {
        pointerId: id,
        pointerType: "touch",
        clientX: x,
        clientY: y,
        buttons: 1,
        bubbles: true,
      }),
    );
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (let round = 0; round < 2; round++) {
    fire("pointerdown", 1, 300, 280);
    for (let i = 0; i < 45; i++) {
      fire("pointermove", 1, 300 - i * 4, 280 + Math.sin(i / 8) * 60);
      await frame();
    }
    fire("pointerup", 1, 120, 280);
    for (let i = 0; i < 30; i++) await frame();
    fire("pointerdown", 1, 180, 280);
    fire("pointerdown", 2, 210, 280);
    for (let i = 0; i < 90; i++) {
      const d = 20 + Math.sin((i / 90) * Math.PI) * 120;
      fire("pointermove", 1, 195 - d, 280);
      fire("pointermove", 2, 195 + d, 280);
      await frame();
    }
    fire("pointerup", 1, 175, 280);
    fire("pointerup", 2, 215, 280);
    for (let i = 0; i < 30; i++) await frame();
  }
}
