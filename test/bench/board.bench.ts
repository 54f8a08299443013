/** How smoothly Europe with every lane claimed is panned and zoomed on a slow phone. */
import { measureFrames, servePreview } from "../../tools/cartography/preview/measure.ts";
import type { Report } from "../../tools/bench.ts";

export default async function board(report: Report): Promise<void> {
  const preview = await servePreview();
  try {
    const { worst, fps, late, work } = await measureFrames(
      `${preview.url}?map=europe&state=full`,
      4,
    );
    report("client.pan.worst.frame.ms", worst, "ms");
    report("client.pan.fps", fps, "frames/s");
    report("client.pan.late.frames", late, "frames over 34 ms");
    report("client.pan.main.thread.ms", work, "ms a frame");
  } finally {
    preview.close();
  }
}
