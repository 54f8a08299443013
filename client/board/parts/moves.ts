/** What hands do to the camera: pull it and let go, zoom, go a step, go home. Pure, as the camera is. */
import { type Camera, clamp, type View } from "../camera.ts";

/** How fast a glide dies down, in ms, and how fast a sheet comes back from beyond its edge. */
const glideTime = 300;
const springTime = 90;
/** How much of a drag beyond the edge is followed. */
const resistance = 0.35;
/** How long before it was let go the speed of a drag is measured, in ms. */
const recently = 100;

/** A drag by pixels at times, until it is let go. */
export function createPull(camera: Camera) {
  let trail: { readonly dx: number; readonly dy: number; readonly time: number }[] = [];
  return {
    hold() {
      trail = [];
    },
    drag(dx: number, dy: number, time: number) {
      trail = [...trail.filter((one) => time - one.time <= recently), { dx, dy, time }];
      const { view } = camera;
      const free = { ...view, x: view.x - dx / view.scale, y: view.y - dy / view.scale };
      const kept = camera.bounded(free);
      const was = camera.bounded(view);
      // Past an edge the sheet follows the finger only in part.
      const soft = (next: number, edge: number, before: number, edgeBefore: number) =>
        next === edge
          ? next
          : before === edgeBefore
            ? edge + (next - edge) * resistance
            : before + (next - before) * resistance;
      camera.show({
        x: soft(free.x, kept.x, view.x, was.x),
        y: soft(free.y, kept.y, view.y, was.y),
        scale: view.scale,
      });
    },
    /** What is left of its speed carries on. */
    release(time: number) {
      const recent = trail.filter((one) => time - one.time <= recently);
      trail = [];
      const span = Math.max(16, time - (recent[0]?.time ?? time));
      const speed = (of: "dx" | "dy") => recent.reduce((sum, one) => sum + one[of], 0) / span;
      glide(camera, speed("dx"), speed("dy"), time);
    },
  };
}

function glide(camera: Camera, dx: number, dy: number, from: number): void {
  let [vx, vy, last] = [dx, dy, from];
  camera.drift((time) => {
    const dt = clamp(time - last, 0, 50);
    last = time;
    const decay = Math.exp(-dt / glideTime);
    const { x, y, scale } = camera.view;
    const free = { x: x - (vx * dt) / scale, y: y - (vy * dt) / scale, scale };
    const kept = camera.bounded(free);
    const [outX, outY] = [free.x - kept.x, free.y - kept.y];
    vx *= outX === 0 ? decay : decay ** 6;
    vy *= outY === 0 ? decay : decay ** 6;
    const slow = Math.hypot(vx, vy) < 0.01;
    if (slow && Math.hypot(outX, outY) * scale < 0.3) return null;
    // Beyond the edge a spring brings the sheet back.
    const back = Math.exp(-dt / springTime);
    return { x: kept.x + outX * back, y: kept.y + outY * back, scale: kept.scale };
  });
}

/** Nearer or farther by a factor; the point of the screen stays over what it is over. */
function zoomed(camera: Camera, from: View, factor: number, px: number, py: number): View {
  const { scale } = camera.bounded({ ...from, scale: from.scale * factor });
  return {
    x: from.x + px / from.scale - px / scale,
    y: from.y + py / from.scale - py / scale,
    scale,
  };
}

/** At once: pinch and wheel. */
export function zoom(camera: Camera, factor: number, px: number, py: number): void {
  camera.show(camera.bounded(zoomed(camera, camera.view, factor, px, py)));
}

/** The same as one smooth step: buttons, keys, double tap. */
export function zoomBy(camera: Camera, factor: number, [px, py] = camera.middle): void {
  camera.travel(zoomed(camera, camera.aim, factor, px, py));
}

/** One smooth step sideways, in pixels: keys. */
export function panBy(camera: Camera, dx: number, dy: number): void {
  const { x, y, scale } = camera.aim;
  camera.travel({ x: x + dx / scale, y: y + dy / scale, scale });
}

/** The tap on the home button: back, and when it is back already, all of the sheet. */
export function home(camera: Camera): void {
  const at = camera.aim;
  camera.reset();
  const back = camera.aim;
  const off = Math.hypot(at.x - back.x, at.y - back.y) * at.scale;
  if (off <= 2 && Math.abs(at.scale / back.scale - 1) <= 0.01) camera.travel({ ...back, scale: 0 });
}
