/**
 * Hands on the board: fingers, mouse, wheel and keys. What they do to it is fetched with the first
 * touch (parts/gestures.ts). Until that is there, what happens is kept together with what was seen at
 * that moment, and then played in its order: a tap made meanwhile is still a tap on what lay under it,
 * a drag still a drag. What cannot wait, because it only counts at once, is done here, always.
 */
import { surely } from "../soon.ts";
import type { Camera, View } from "./camera.ts";
import { fetchGestures } from "./parts.ts";
import type { BoardProps } from "./types.ts";

export type Touch = PointerEvent | WheelEvent | KeyboardEvent;

const touches = ["pointerdown", "pointermove", "pointerup", "pointercancel", "wheel", "keydown"];

/** The keys that move the board. */
const ours = /^(Arrow(Left|Right|Up|Down)|[-+=0])$/;

/** False for what means nothing to the board: a mouse that only passes over it, a key not its own. */
function takes(element: Element, camera: Camera, touch: Touch): boolean {
  if (touch instanceof PointerEvent) {
    if (touch.type === "pointermove") return touch.buttons > 0;
    if (touch.type === "pointerdown") {
      if (touch.pointerType === "mouse" && touch.button !== 0) return false;
      camera.hold();
      element.setPointerCapture(touch.pointerId);
    }
    return true;
  }
  if (touch instanceof KeyboardEvent)
    if (touch.altKey || touch.ctrlKey || touch.metaKey || !ours.test(touch.key)) return false;
  touch.preventDefault();
  return true;
}

/** `told` are the board's latest properties: they say what a tap is to be told to. */
export function bindHands(element: Element, camera: Camera, told: () => BoardProps): () => void {
  const off = new AbortController();
  const kept: (readonly [touch: Touch, seen: View])[] = [];
  let play = (touch: Touch, seen: View) => {
    if (kept.push([touch, seen]) > 1) return;
    void surely(fetchGestures).then(({ createGestures }) => {
      if (off.signal.aborted) return;
      play = createGestures(element, camera, told);
      for (const one of kept.splice(0)) play(...one);
    });
  };
  for (const type of touches)
    element.addEventListener(
      type,
      (event) => {
        const touch = event as Touch;
        if (takes(element, camera, touch)) play(touch, camera.view);
      },
      { signal: off.signal, passive: false },
    );
  return () => off.abort();
}
