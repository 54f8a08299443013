/** What is done to rings and lines on their way to the sheet: densify, clip, simplify, wind. */
import type { Point } from "./spline.ts";

export interface Rect {
  readonly x0: number;
  readonly y0: number;
  readonly x1: number;
  readonly y1: number;
}

/** Long straight edges get points in between, so that a warp can bend them. */
export function densify(line: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  for (const [i, p] of line.entries()) {
    const q = line[i - 1];
    if (q) {
      const pieces = Math.ceil(Math.hypot(p[0] - q[0], p[1] - q[1]) / step);
      for (let k = 1; k < pieces; k++) {
        const t = k / pieces;
        out.push([q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t]);
      }
    }
    out.push(p);
  }
  return out;
}

const sides = [
  { axis: 0, at: "x0", sign: 1 },
  { axis: 0, at: "x1", sign: -1 },
  { axis: 1, at: "y0", sign: 1 },
  { axis: 1, at: "y1", sign: -1 },
] as const;

function cross(p: Point, q: Point, axis: 0 | 1, at: number): Point {
  const t = (at - p[axis]) / (q[axis] - p[axis]);
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
}

/** A closed ring cut to a rectangle, side by side (Sutherland and Hodgman). */
export function clipRing(ring: readonly Point[], rect: Rect): Point[] {
  let points = [...ring];
  for (const side of sides) {
    const at = rect[side.at];
    const inside = (p: Point) => (p[side.axis] - at) * side.sign >= 0;
    const next: Point[] = [];
    for (const [i, p] of points.entries()) {
      const q = points[(i + points.length - 1) % points.length]!;
      if (inside(p) !== inside(q)) next.push(cross(q, p, side.axis, at));
      if (inside(p)) next.push(p);
    }
    points = next;
  }
  return points;
}

/** An open line cut to a rectangle: the pieces inside. */
export function clipLine(line: readonly Point[], rect: Rect): Point[][] {
  let pieces: Point[][] = [[...line]];
  for (const side of sides) {
    const at = rect[side.at];
    const inside = (p: Point) => (p[side.axis] - at) * side.sign >= 0;
    const next: Point[][] = [];
    for (const piece of pieces) {
      let open: Point[] = [];
      for (const [i, p] of piece.entries()) {
        const q = piece[i - 1];
        if (q && inside(p) !== inside(q)) {
          open.push(cross(q, p, side.axis, at));
          if (!inside(p)) {
            next.push(open);
            open = [];
          }
        }
        if (inside(p)) open.push(p);
      }
      if (open.length > 1) next.push(open);
    }
    pieces = next;
  }
  return pieces;
}

export function ringArea(ring: readonly Point[]): number {
  let sum = 0;
  for (const [i, p] of ring.entries()) {
    const q = ring[(i + 1) % ring.length]!;
    sum += p[0] * q[1] - q[0] * p[1];
  }
  return sum / 2;
}

const triangle = (a: Point, b: Point, c: Point) =>
  Math.abs((b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1])) / 2;

/** Drops the points that matter least, by the area of the triangle they span (Visvalingam). */
export function simplify(line: readonly Point[], area: number): Point[] {
  const points = [...line];
  for (;;) {
    let least = area;
    let drop = -1;
    for (let i = 1; i < points.length - 1; i++) {
      const a = triangle(points[i - 1]!, points[i]!, points[i + 1]!);
      if (a < least) {
        least = a;
        drop = i;
      }
    }
    if (drop < 0) return points;
    points.splice(drop, 1);
  }
}

/** Each edge gets a bend in its middle, to one side or the other: rivers wind. */
export function wind(line: readonly Point[], amount: number, random: () => number): Point[] {
  return line.flatMap((p, i): Point[] => {
    const q = line[i - 1];
    if (!q) return [p];
    const side = (random() < 0.5 ? -1 : 1) * amount * (0.5 + random());
    return [
      [(p[0] + q[0]) / 2 - (p[1] - q[1]) * side, (p[1] + q[1]) / 2 + (p[0] - q[0]) * side],
      p,
    ];
  });
}
