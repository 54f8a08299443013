/**
 * The engraver's lines along the coast: where the sea is a certain distance from land. Found here
 * on a fine grid, because a browser would have to stroke the whole coast again and again for them.
 */
import type { Rect } from "./lines.ts";
import type { Point } from "./spline.ts";

const cell = 0.08;

interface Field {
  readonly columns: number;
  readonly rows: number;
  readonly x0: number;
  readonly y0: number;
  /** Distance to the coast, negative on land; far away it is just large. */
  readonly values: Float64Array;
}

function distances(rings: readonly (readonly Point[])[], sheet: Rect, reach: number): Field {
  const columns = Math.ceil((sheet.x1 - sheet.x0) / cell) + 1;
  const rows = Math.ceil((sheet.y1 - sheet.y0) / cell) + 1;
  const values = new Float64Array(columns * rows).fill(reach * 2);
  const column = (x: number) => (x - sheet.x0) / cell;
  const row = (y: number) => (y - sheet.y0) / cell;
  for (const ring of rings) {
    for (const [k, p] of ring.entries()) {
      const q = ring[(k + 1) % ring.length]!;
      const [dx, dy] = [q[0] - p[0], q[1] - p[1]];
      const long = dx * dx + dy * dy;
      if (long === 0) continue;
      const span = (a: number, b: number, most: number) =>
        [
          Math.max(0, Math.floor(Math.min(a, b))),
          Math.min(most - 1, Math.ceil(Math.max(a, b))),
        ] as const;
      const [c0, c1] = span(
        column(Math.min(p[0], q[0]) - reach),
        column(Math.max(p[0], q[0]) + reach),
        columns,
      );
      const [r0, r1] = span(
        row(Math.min(p[1], q[1]) - reach),
        row(Math.max(p[1], q[1]) + reach),
        rows,
      );
      for (let r = r0; r <= r1; r++) {
        for (let c = c0; c <= c1; c++) {
          const [x, y] = [sheet.x0 + c * cell - p[0], sheet.y0 + r * cell - p[1]];
          const t = Math.max(0, Math.min(1, (x * dx + y * dy) / long));
          const d = Math.hypot(x - t * dx, y - t * dy);
          if (d < values[r * columns + c]!) values[r * columns + c] = d;
        }
      }
    }
  }
  // On land: an odd number of coasts to the left.
  for (let r = 0; r < rows; r++) {
    const y = sheet.y0 + r * cell;
    const crossings: number[] = [];
    for (const ring of rings) {
      for (const [k, p] of ring.entries()) {
        const q = ring[(k + 1) % ring.length]!;
        if (p[1] > y !== q[1] > y) {
          crossings.push(p[0] + ((q[0] - p[0]) * (y - p[1])) / (q[1] - p[1]));
        }
      }
    }
    crossings.sort((a, b) => a - b);
    for (let i = 0; i + 1 < crossings.length; i += 2) {
      const c1 = Math.floor(column(crossings[i + 1]!));
      for (let c = Math.max(0, Math.ceil(column(crossings[i]!))); c <= c1 && c < columns; c++) {
        values[r * columns + c]! *= -1;
      }
    }
  }
  return { columns, rows, x0: sheet.x0, y0: sheet.y0, values };
}

/** The lines on which the field has a value (marching squares), joined end to end. */
function contour({ columns, rows, x0, y0, values }: Field, level: number): Point[][] {
  // Each line piece goes from one crossed cell edge to another; edges are numbered.
  const links = new Map<number, number[]>();
  const points = new Map<number, Point>();
  const edge = (c: number, r: number, down: boolean): number => {
    const id = (r * columns + c) * 2 + (down ? 1 : 0);
    if (!points.has(id)) {
      const a = values[r * columns + c]!;
      const b = values[down ? (r + 1) * columns + c : r * columns + c + 1]!;
      const t = (level - a) / (b - a);
      points.set(id, [x0 + (c + (down ? 0 : t)) * cell, y0 + (r + (down ? t : 0)) * cell]);
    }
    return id;
  };
  const link = (a: number, b: number) => {
    links.set(a, [...(links.get(a) ?? []), b]);
    links.set(b, [...(links.get(b) ?? []), a]);
  };
  for (let r = 0; r + 1 < rows; r++) {
    for (let c = 0; c + 1 < columns; c++) {
      const at = (dc: number, dr: number) => values[(r + dr) * columns + c + dc]! > level;
      const crossed: number[] = [];
      if (at(0, 0) !== at(1, 0)) crossed.push(edge(c, r, false));
      if (at(1, 0) !== at(1, 1)) crossed.push(edge(c + 1, r, true));
      if (at(0, 1) !== at(1, 1)) crossed.push(edge(c, r + 1, false));
      if (at(0, 0) !== at(0, 1)) crossed.push(edge(c, r, true));
      for (let i = 0; i + 1 < crossed.length; i += 2) link(crossed[i]!, crossed[i + 1]!);
    }
  }
  const lines: Point[][] = [];
  const seen = new Set<number>();
  const follow = (start: number) => {
    const line: Point[] = [];
    let here: number | undefined = start;
    let last = start;
    while (here !== undefined && !seen.has(here)) {
      seen.add(here);
      line.push(points.get(here)!);
      last = here;
      here = links.get(here)!.find((next) => !seen.has(next));
    }
    if (line.length > 2 && links.get(last)!.includes(start)) line.push(line[0]!);
    if (line.length > 2) lines.push(line);
  };
  for (const [id, next] of links) if (next.length === 1) follow(id);
  for (const id of links.keys()) if (!seen.has(id)) follow(id);
  return lines;
}

const runLength = (line: readonly Point[]) =>
  line.reduce((sum, p, i) => {
    const q = line[i - 1];
    return q ? sum + Math.hypot(p[0] - q[0], p[1] - q[1]) : sum;
  }, 0);

/** One set of lines for each distance; very short ones are left out. */
export function waterlines(
  rings: readonly (readonly Point[])[],
  sheet: Rect,
  steps: readonly number[],
): Point[][][] {
  const field = distances(rings, sheet, Math.max(...steps) + 0.3);
  return steps.map((step) => contour(field, step).filter((line) => runLength(line) > 1));
}
