/** Fingers, mouse, wheel and keys, turned into what the camera understands. */
import { surely } from "../soon.ts";
import type { Camera } from "./camera.ts";

/** Less than this is a tap, more is a drag. */
export const tapSlop = 8;
const doubleTapTime = 300;
const doubleTapSlop = 30;

/** The keys that move the board; what they do is fetched with the first of them. */
const ours = /^(Arrow(Left|Right|Up|Down)|[-+=0])$/;

interface Finger {
  readonly startX: number;
  readonly startY: number;
  x: number;
  y: number;
}

export interface PointerListeners {
  /** A tap that was no drag, in pixels from the board's corner. */
  readonly onTap: (px: number, py: number) => void;
  /** Something moves, or has come to rest: the drawing runs frames in between. */
  readonly onMotion: () => void;
}

export function bindPointers(
  element: Element,
  camera: Camera,
  listeners: PointerListeners,
): () => void {
  const fingers = new Map<number, Finger>();
  let dragging = false;
  let lastTap: { time: number; x: number; y: number } | null = null;
  let corner = { left: 0, top: 0 };
  const off = new AbortController();
  const on = <K extends string>(type: K, listener: (event: never) => void, passive = true) =>
    element.addEventListener(type, listener as EventListener, { signal: off.signal, passive });

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

  on("pointerdown", (event: PointerEvent) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    corner = element.getBoundingClientRect();
    camera.hold();
    const [x, y] = place(event);
    fingers.set(event.pointerId, { startX: x, startY: y, x, y });
    if (fingers.size > 1) dragging = true;
    element.setPointerCapture(event.pointerId);
  });
  on("pointermove", (event: PointerEvent) => {
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
      camera.drag(after.x - before.x, after.y - before.y, event.timeStamp);
      camera.zoom(after.d / before.d, after.x, after.y);
    } else {
      camera.drag(dx, dy, event.timeStamp);
    }
    listeners.onMotion();
  });
  const lift = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId);
    if (!finger) return;
    fingers.delete(event.pointerId);
    if (dragging) {
      if (fingers.size > 0) return;
      dragging = false;
      camera.release(event.timeStamp);
      listeners.onMotion();
      return;
    }
    // A finger may have caught the sheet on its way back from beyond an edge: let it go on.
    camera.release(event.timeStamp);
    listeners.onMotion();
    if (event.type === "pointercancel") return;
    const again =
      lastTap &&
      event.timeStamp - lastTap.time < doubleTapTime &&
      Math.hypot(finger.x - lastTap.x, finger.y - lastTap.y) < doubleTapSlop;
    if (again) {
      lastTap = null;
      camera.zoomBy(event.shiftKey ? 1 / 1.8 : 1.8, finger.x, finger.y);
      listeners.onMotion();
    } else {
      lastTap = { time: event.timeStamp, x: finger.x, y: finger.y };
      listeners.onTap(finger.x, finger.y);
    }
  };
  on("pointerup", lift);
  on("pointercancel", lift);
  on(
    "wheel",
    (event: WheelEvent) => {
      event.preventDefault();
      corner = element.getBoundingClientRect();
      const lines = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 400 : 1;
      // Browsers report a pinch on a trackpad as a wheel with ctrl, in much smaller steps.
      const pace = event.ctrlKey ? 0.01 : 0.0018;
      camera.zoom(Math.exp(-event.deltaY * lines * pace), ...place(event));
      listeners.onMotion();
    },
    false,
  );
  on(
    "keydown",
    (event: KeyboardEvent) => {
      if (event.altKey || event.ctrlKey || event.metaKey || !ours.test(event.key)) return;
      event.preventDefault();
      void surely(() => import("./parts/pressed.ts")).then(({ pressed }) => {
        pressed(camera, event.key);
        listeners.onMotion();
      });
    },
    false,
  );
  return () => off.abort();
}
