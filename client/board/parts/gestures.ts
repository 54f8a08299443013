/** What fingers, mouse, wheel and keys do, as they come from hands.ts: moves of the camera, and taps. */
import type { Camera, View } from "../camera.ts";
import type { Touch } from "../hands.ts";
import type { BoardProps } from "../types.ts";
import { createPull, zoom, zoomBy } from "./moves.ts";
import { pressed } from "./pressed.ts";
import { tapped } from "./tap.ts";

export { home, zoomBy } from "./moves.ts";

/** Less than this is a tap, more is a drag. */
const tapSlop = 8;
const doubleTapTime = 300;
const doubleTapSlop = 30;

interface Finger {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

/** `seen` is what the board showed when it happened: a tap means what lay under it then. */
export function createGestures(
  element: Element,
  camera: Camera,
  told: () => BoardProps,
): (touch: Touch, seen: View) => void {
  const fingers = new Map<number, Finger>();
  const pull = createPull(camera);
  let dragging = false;
  let lastTap: { time: number; x: number; y: number } | null = null;
  let corner = { left: 0, top: 0 };

  const place = (event: PointerEvent | WheelEvent) =>
    [event.clientX - corner.left, event.clientY - corner.top] as const;
  const spread = () => {
    const [a, b] = [...fingers.values()];
    if (!a || !b) return null;
    return {
      x: (a.x + b.x) / 2,
      y: (a.y + b.y) / 2,
      d: Math.max(20, Math.hypot(a.x - b.x, a.y - b.y)),
    };
  };

  const down = (event: PointerEvent) => {
    corner = element.getBoundingClientRect();
    pull.hold();
    const [x, y] = place(event);
    fingers.set(event.pointerId, { startX: x, startY: y, x, y });
    if (fingers.size > 1) dragging = true;
  };
  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    const [x, y] = place(event);
    if (!dragging) {
      if (Math.hypot(x - finger.startX, y - finger.startY) < tapSlop) return;
      // The first step past the slop is not jumped: the drag starts from here.
      dragging = true;
      finger.x = x;
      finger.y = y;
      return;
    }
    const before = spread();
    const [dx, dy] = [x - finger.x, y - finger.y];
    finger.x = x;
    finger.y = y;
    const after = spread();
    if (before && after) {
      pull.drag(after.x - before.x, after.y - before.y, event.timeStamp);
      zoom(camera, after.d / before.d, after.x, after.y);
    } else {
      pull.drag(dx, dy, event.timeStamp);
    }
  };
  const lift = (event: PointerEvent, seen: View) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    if (dragging) {
      if (fingers.size > 0) return;
      dragging = false;
      pull.release(event.timeStamp);
      return;
    }
    // A finger may have caught the sheet on its way back from beyond an edge: let it go on.
    pull.release(event.timeStamp);
    if (event.type === "pointercancel") return;
    const { x, y } = finger;
    const time = event.timeStamp;
    const again =
      lastTap &&
      time - lastTap.time < doubleTapTime &&
      Math.hypot(x - lastTap.x, y - lastTap.y) < doubleTapSlop;
    lastTap = again ? null : { time, x, y };
    if (again) zoomBy(camera, event.shiftKey ? 1 / 1.8 : 1.8, [x, y]);
    else tapped(told(), x, y, seen);
  };
  const wheel = (event: WheelEvent) => {
    corner = element.getBoundingClientRect();
    const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
    // Browsers report a pinch on a trackpad as a wheel with ctrl, in much smaller steps.
    const pace = event.ctrlKey ? 0.01 : 0.0018;
    zoom(camera, Math.exp(-event.deltaY * lines * pace), ...place(event));
  };

  return (touch, seen) => {
    if (touch instanceof KeyboardEvent) pressed(camera, touch.key);
    else if (touch instanceof WheelEvent) wheel(touch);
    else if (touch.type === "pointerdown") down(touch);
    else if (touch.type === "pointermove") move(touch);
    else lift(touch, seen);
  };
}
