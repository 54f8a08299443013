/** How lines get to paper: path data in whole numbers, relative where it can be: it packs well. */
import type { Point } from "./spline.ts";

type Lines = readonly (readonly Point[])[];

/** Numbers side by side: a minus parts them as well as a space. */
export const row = (numbers: readonly number[]) => numbers.join(" ").replaceAll(" -", "-");

/** Each point as seen from the one before it. */
const steps = (points: readonly Point[]) =>
  points.slice(1).flatMap(([x, y], i) => [x - points[i]![0], y - points[i]![1]]);

const same = (p: Point, q: Point | undefined) => p[0] === q?.[0] && p[1] === q[1];

/** A line with its points on a grid; what falls on the same spot is one point. */
const onGrid = (line: readonly Point[], scale: number, mesh: number) =>
  line
    .map(([x, y]): Point => [
      Math.round((x * scale) / mesh) * mesh,
      Math.round((y * scale) / mesh) * mesh,
    ])
    .filter((p, i, all) => !same(p, all[i - 1]));

/** From corner to corner. */
export function straight(lines: Lines, scale: number): string {
  return lines
    .map((line) => onGrid(line, scale, 1))
    .filter((line) => line.length > 1)
    .map((line) => `M${row(line[0]!)}l${row(steps(line))}`)
    .join("");
}

/**
 * As curves through the middles of the edges, with the corners as controls. Of those only the first
 * is written: `t` mirrors the one before, and that is the next corner exactly. The corners lie on
 * even numbers, so that the middles are whole.
 */
export function curved(lines: Lines, scale: number): string {
  return lines.map((line) => curve(held(onGrid(line, scale, 2)))).join("");
}

const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];

function curve(line: readonly Point[]): string {
  const [first, last] = [line[0]!, line.at(-1)!];
  const closed = same(first, last);
  if (line.length < (closed ? 4 : 2)) return "";
  if (line.length === 2) return `M${row(first)}l${row(steps(line))}`;
  // A ring begins and ends in the middle of an edge, an open line at its ends.
  const corners = line.slice(closed ? 0 : 1, -1);
  const [start, end] = closed
    ? Array<Point>(2).fill(middle(corners.at(-1)!, first))
    : [first, last];
  const stops = [start!, ...corners.slice(1).map((p, i) => middle(corners[i]!, p)), end!];
  const [dx, dy, ...rest] = steps(stops);
  const begin = `M${row(start!)}q${row([...steps([start!, corners[0]!]), dx!, dy!])}`;
  return begin + (rest.length > 0 ? `t${row(rest)}` : "") + (closed ? "z" : "");
}

/** A long straight edge is the sheet's own: held fast close to its ends, it keeps its corners. */
function held(line: readonly Point[]): Point[] {
  return line.flatMap((p, i): Point[] => {
    const q = line[i - 1];
    const part = q ? 12 / Math.hypot(p[0] - q[0], p[1] - q[1]) : 1;
    if (!q || part > 0.05) return [p];
    const along = (t: number): Point => [q[0] + (p[0] - q[0]) * t, q[1] + (p[1] - q[1]) * t];
    return [...onGrid([along(part), along(1 - part)], 1, 2), p];
  });
}
