/** A thin-plate spline: the bending of a sheet that takes every `from` to its `to`. */
export type Point = readonly [x: number, y: number];
export type Warp = (point: Point) => Point;

const bend = (d2: number): number => (d2 === 0 ? 0 : d2 * Math.log(d2));

/** Solves a·x = b for several right-hand sides by elimination with pivoting; a and b are spent. */
function solve(a: number[][], b: number[][]): number[][] {
  const n = a.length;
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let row = column + 1; row < n; row++) {
      if (Math.abs(a[row]![column]!) > Math.abs(a[pivot]![column]!)) pivot = row;
    }
    [a[column], a[pivot]] = [a[pivot]!, a[column]!];
    [b[column], b[pivot]] = [b[pivot]!, b[column]!];
    for (let row = 0; row < n; row++) {
      if (row === column) continue;
      const factor = a[row]![column]! / a[column]![column]!;
      if (factor === 0) continue;
      for (let k = column; k < n; k++) a[row]![k]! -= factor * a[column]![k]!;
      for (let k = 0; k < b[row]!.length; k++) b[row]![k]! -= factor * b[column]![k]!;
    }
  }
  return b.map((row, i) => row.map((value) => value / a[i]![i]!));
}

/** `smoothing` lets the sheet miss the points a little where they pull against each other. */
export function thinPlateSpline(
  from: readonly Point[],
  to: readonly Point[],
  smoothing: number,
): Warp {
  const n = from.length;
  const a: number[][] = [];
  const b: number[][] = [];
  for (const [i, p] of from.entries()) {
    const row = from.map((q, j) =>
      i === j ? smoothing : bend((p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2),
    );
    a.push([...row, 1, p[0], p[1]]);
    b.push([to[i]![0], to[i]![1]]);
  }
  for (const k of [0, 1, 2]) {
    a.push([...from.map((p) => [1, p[0], p[1]][k]!), 0, 0, 0]);
    b.push([0, 0]);
  }
  const weights = solve(a, b);
  return ([x, y]) => {
    const out = [0, 0];
    for (const axis of [0, 1]) {
      let sum = weights[n]![axis]! + weights[n + 1]![axis]! * x + weights[n + 2]![axis]! * y;
      for (const [i, p] of from.entries()) {
        sum += weights[i]![axis]! * bend((x - p[0]) ** 2 + (y - p[1]) ** 2);
      }
      out[axis] = sum;
    }
    return [out[0]!, out[1]!];
  };
}

/** A ring of points that stay where they are, well outside, so that the far land lies flat. */
export function anchors(points: readonly Point[], distance: number, count: number): Point[] {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const cx = (Math.min(...xs) + Math.max(...xs)) / 2;
  const cy = (Math.min(...ys) + Math.max(...ys)) / 2;
  const rx = (Math.max(...xs) - Math.min(...xs)) / 2 + distance;
  const ry = (Math.max(...ys) - Math.min(...ys)) / 2 + distance;
  return Array.from({ length: count }, (_, i): Point => {
    const angle = (i / count) * 2 * Math.PI;
    return [cx + rx * Math.cos(angle), cy + ry * Math.sin(angle)];
  });
}
