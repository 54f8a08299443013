/** Turned rectangles, and how deep two of them lie in each other. */
import type { Point } from "./spline.ts";

export interface Turned {
  readonly x: number;
  readonly y: number;
  /** Half the length and half the width. */
  readonly hl: number;
  readonly hw: number;
  readonly cos: number;
  readonly sin: number;
}

export const turned = (
  x: number,
  y: number,
  length: number,
  width: number,
  angle: number,
): Turned => ({
  x,
  y,
  hl: length / 2,
  hw: width / 2,
  cos: Math.cos(angle),
  sin: Math.sin(angle),
});

const reach = (box: Turned, ax: number, ay: number) =>
  box.hl * Math.abs(box.cos * ax + box.sin * ay) + box.hw * Math.abs(box.cos * ay - box.sin * ax);

/** How far the boxes, each grown by half the margin, lie in each other; 0 when they are apart. */
export function depth(a: Turned, b: Turned, margin = 0): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const far = Math.hypot(a.hl, a.hw) + Math.hypot(b.hl, b.hw) + margin;
  if (dx * dx + dy * dy > far * far) return 0;
  let least = Number.POSITIVE_INFINITY;
  for (const [ax, ay] of [
    [a.cos, a.sin],
    [-a.sin, a.cos],
    [b.cos, b.sin],
    [-b.sin, b.cos],
  ] as const) {
    const gap = reach(a, ax, ay) + reach(b, ax, ay) + margin - Math.abs(dx * ax + dy * ay);
    if (gap <= 0) return 0;
    if (gap < least) least = gap;
  }
  return least;
}

/** Distance of a point from the edge of a box; 0 inside. */
export function distance(box: Turned, [px, py]: Point): number {
  const dx = px - box.x;
  const dy = py - box.y;
  const u = Math.max(0, Math.abs(dx * box.cos + dy * box.sin) - box.hl);
  const v = Math.max(0, Math.abs(dy * box.cos - dx * box.sin) - box.hw);
  return Math.hypot(u, v);
}
