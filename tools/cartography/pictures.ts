/**
 * `npm run pictures`: small pictures of the boards for pages and for link previews, taken of the
 * real drawing. Writes client/public/maps/<map>.webp (600×400) and <map>-card.jpg (1200×630).
 */
import { mkdirSync, writeFileSync } from "node:fs";
import type { Page } from "playwright-core";
import type { Camera } from "../../client/board/camera.ts";
import type { zoom } from "../../client/board/parts/moves.ts";
import type { BoardArt } from "../../client/board/types.ts";
import { boards } from "../../maps/index.ts";
import { launchBrowser } from "../chromium.ts";
import { servePreview } from "./preview/measure.ts";

const folder = new URL("../../client/public/maps/", import.meta.url);

/** What the preview page leaves in its window. */
interface Exposed {
  readonly camera: Camera;
  readonly art: BoardArt;
  readonly zoom: typeof zoom;
}

/** The browser packs the picture itself: smaller and smaller until it fits. */
async function pack(
  page: Page,
  png: Buffer,
  width: number,
  height: number,
  type: string,
  most: number,
) {
  for (const quality of [0.82, 0.72, 0.62, 0.52, 0.42, 0.34, 0.26, 0.2]) {
    const text = await page.evaluate(
      async ([source, w, h, kind, q]) => {
        const image = new Image();
        image.src = `data:image/png;base64,${source}`;
        await image.decode();
        const canvas = document.createElement("canvas");
        canvas.width = w;
        canvas.height = h;
        const pen = canvas.getContext("2d")!;
        pen.imageSmoothingQuality = "high";
        pen.drawImage(image, 0, 0, w, h);
        return canvas.toDataURL(kind, q);
      },
      [png.toString("base64"), width, height, type, quality] as const,
    );
    const bytes = Buffer.from(text.slice(text.indexOf(",") + 1), "base64");
    if (bytes.length <= most) return bytes;
  }
  throw new Error("The picture does not fit.");
}

mkdirSync(folder, { recursive: true });
const preview = await servePreview();
const browser = await launchBrowser();
try {
  for (const id of Object.keys(boards)) {
    for (const [name, width, height, type, most] of [
      [`${id}.webp`, 600, 400, "image/webp", 32_000],
      [`${id}-card.jpg`, 1200, 630, "image/jpeg", 80_000],
    ] as const) {
      const page = await browser.newPage({
        viewport: { width: 1200, height: (1200 * height) / width },
      });
      await page.goto(`${preview.url}?map=${id}&state=picture`);
      await page.waitForSelector("html[data-ready]");
      // A picture is for looking at: the sheet fills it, even if its edges are lost.
      await page.evaluate((most) => {
        const { camera, art, zoom } = window as unknown as Exposed;
        const { width, height } = camera.size;
        const fill = width / (art.sheet[2] * camera.view.scale);
        zoom(camera, Math.min(most, fill * 1.08), width / 2, height / 2);
      }, 1.6);
      await page.waitForTimeout(900);
      const bytes = await pack(page, await page.screenshot(), width, height, type, most);
      writeFileSync(new URL(name, folder), bytes);
      console.log(`${name}: ${bytes.length} bytes`);
      await page.close();
    }
  }
} finally {
  await browser.close();
  preview.close();
}
