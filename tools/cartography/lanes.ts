/**
 * Lays the lanes: each connection is one smooth curve, its lanes side by side along it. The curves
 * bend and step back from the cities until the spaces of different connections are apart.
 */
import type { Board } from "../../maps/board.ts";
import { depth, distance, type Turned, turned } from "./boxes.ts";
import { stream } from "./random.ts";
import type { Point } from "./spline.ts";

export const carWidth = 0.31;
export const carLength = 0.86;
/** Between the lanes of a double. */
const aisle = 0.06;
/** Between spaces of different connections, and between a lane and a foreign city. */
const clearance = 0.07;
export const cityRadius = 0.26;
const foreign = cityRadius + 0.12;

/** How a connection leaves its two places: turn away from the straight line, and first step. */
interface Shape {
  readonly turnA: number;
  readonly turnB: number;
  readonly stepA: number;
  readonly stepB: number;
}

interface Connection {
  readonly lanes: readonly number[];
  readonly length: number;
  readonly a: number;
  readonly b: number;
  /** The turn it would like to have, in radians: gently outwards, or as the sheet asks. */
  readonly wish: number;
  /** Countries are plates, not dots: lanes may stop further out. */
  readonly least: readonly [a: number, b: number];
}

export interface LaidLane {
  readonly spaces: readonly Turned[];
  readonly angles: readonly number[];
  readonly carLength: number;
}

export interface LayoutWishes {
  /** Turns in degrees for a connection "a b", where the gentle default will not do. */
  readonly bends?: Readonly<Record<string, number>>;
  /** Half width and half height of the plates of countries, in car spaces. */
  readonly plate?: readonly [number, number];
}

const samples = 24;

/** The curve as points with running length. */
function curve(
  a: Point,
  b: Point,
  shape: Shape,
): { readonly points: Point[]; readonly run: number[] } {
  const along = Math.atan2(b[1] - a[1], b[0] - a[0]);
  const p0: Point = [
    a[0] + Math.cos(along + shape.turnA) * shape.stepA,
    a[1] + Math.sin(along + shape.turnA) * shape.stepA,
  ];
  const p3: Point = [
    b[0] - Math.cos(along - shape.turnB) * shape.stepB,
    b[1] - Math.sin(along - shape.turnB) * shape.stepB,
  ];
  const pull = Math.hypot(p3[0] - p0[0], p3[1] - p0[1]) * 0.36;
  const p1: Point = [
    p0[0] + Math.cos(along + shape.turnA) * pull,
    p0[1] + Math.sin(along + shape.turnA) * pull,
  ];
  const p2: Point = [
    p3[0] - Math.cos(along - shape.turnB) * pull,
    p3[1] - Math.sin(along - shape.turnB) * pull,
  ];
  const points: Point[] = [];
  const run: number[] = [];
  for (let i = 0; i <= samples; i++) {
    const t = i / samples;
    const u = 1 - t;
    const [w0, w1, w2, w3] = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t];
    const p: Point = [
      w0 * p0[0] + w1 * p1[0] + w2 * p2[0] + w3 * p3[0],
      w0 * p0[1] + w1 * p1[1] + w2 * p2[1] + w3 * p3[1],
    ];
    const q = points[i - 1];
    run.push(q ? run[i - 1]! + Math.hypot(p[0] - q[0], p[1] - q[1]) : 0);
    points.push(p);
  }
  return { points, run };
}

/** The spaces of every lane of a connection, in order from `a`. */
function lay(connection: Connection, a: Point, b: Point, shape: Shape): LaidLane[] {
  const { points, run } = curve(a, b, shape);
  const total = run[samples]!;
  const pitch = total / connection.length;
  const length = Math.min(Math.max(carLength, pitch - 0.1), pitch - 0.06, 1);
  return connection.lanes.map((_, k) => {
    const side = (k - (connection.lanes.length - 1) / 2) * (carWidth + aisle);
    const spaces: Turned[] = [];
    const angles: number[] = [];
    let i = 0;
    for (let n = 0; n < connection.length; n++) {
      const s = (n + 0.5) * pitch;
      while (run[i + 1]! < s) i++;
      const t = (s - run[i]!) / (run[i + 1]! - run[i]!);
      const p = points[i]!;
      const q = points[i + 1]!;
      // The chord over a whole car, not over one sample, so that cars sit on the curve evenly.
      const angle = Math.atan2(
        at(points, run, s + pitch * 0.4)[1] - at(points, run, s - pitch * 0.4)[1],
        at(points, run, s + pitch * 0.4)[0] - at(points, run, s - pitch * 0.4)[0],
      );
      spaces.push(
        turned(
          p[0] + (q[0] - p[0]) * t - Math.sin(angle) * side,
          p[1] + (q[1] - p[1]) * t + Math.cos(angle) * side,
          length,
          carWidth,
          angle,
        ),
      );
      angles.push(angle);
    }
    return { spaces, angles, carLength: length };
  });
}

function at(points: readonly Point[], run: readonly number[], s: number): Point {
  let i = 0;
  while (i < run.length - 2 && run[i + 1]! < s) i++;
  const t = (s - run[i]!) / (run[i + 1]! - run[i]!);
  const p = points[i]!;
  const q = points[i + 1]!;
  return [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
}

/** How a drawing was laid, so that it can be corrected without starting over. */
export interface Laid {
  readonly lanes: readonly LaidLane[];
  readonly shapes: readonly Shape[];
}

/**
 * `names` are boxes the lanes should leave free; with `before`, an earlier result is corrected to
 * make room for them instead of laying everything anew.
 */
export function layLanes(
  board: Board,
  places: readonly Point[],
  wishes: LayoutWishes,
  names: readonly Turned[] = [],
  before?: Laid,
): Laid {
  const index = new Map(board.places.map((place, i) => [place.id, i]));
  const plates = new Set(board.countries.map((country) => index.get(country.id)!));
  const centre: Point = [
    places.reduce((sum, p) => sum + p[0], 0) / places.length,
    places.reduce((sum, p) => sum + p[1], 0) / places.length,
  ];
  const plateBox = ([x, y]: Point): Turned => {
    const [hw, hh] = wishes.plate ?? [0, 0];
    return turned(x, y, hw * 2, hh * 2, 0);
  };

  const groups = new Map<string, number[]>();
  for (const [i, lane] of board.lanes.entries()) {
    const key = `${lane.a} ${lane.b}`;
    groups.set(key, [...(groups.get(key) ?? []), i]);
  }
  const connections = [...groups].map(([key, lanes]): Connection => {
    const lane = board.lanes[lanes[0]!]!;
    const a = index.get(lane.a)!;
    const b = index.get(lane.b)!;
    const [pa, pb] = [places[a]!, places[b]!];
    const mid: Point = [(pa[0] + pb[0]) / 2 - centre[0], (pa[1] + pb[1]) / 2 - centre[1]];
    const outward = -(pb[1] - pa[1]) * mid[0] + (pb[0] - pa[0]) * mid[1] > 0 ? 1 : -1;
    const gentle = lane.length > 2 ? 0.1 : 0.03;
    const bend = wishes.bends?.[key];
    return {
      lanes,
      length: lane.length,
      a,
      b,
      wish: bend === undefined ? outward * gentle : (bend * Math.PI) / 180,
      least: [plates.has(a) ? 0.5 : cityRadius + 0.06, plates.has(b) ? 0.5 : cityRadius + 0.06],
    };
  });

  const shapes: Shape[] = connections.map(
    (c, i) =>
      before?.shapes[i] ?? {
        turnA: c.wish,
        turnB: c.wish,
        stepA: c.least[0] + 0.04,
        stepB: c.least[1] + 0.04,
      },
  );
  const laid = connections.map((c, i) => lay(c, places[c.a]!, places[c.b]!, shapes[i]!));
  const near = connections.map((c) =>
    connections.flatMap((other, j) => (other !== c && closeBy(places, c, other) ? [j] : [])),
  );

  const own = (i: number, shape: Shape, lanes: readonly LaidLane[]): number => {
    const c = connections[i]!;
    let cost = 0;
    const pitch = (lanes[0]!.carLength - carLength) / carLength;
    cost += pitch < 0 ? pitch * pitch * 60 : pitch * pitch * 2;
    cost += 0.35 * ((shape.turnA - c.wish) ** 2 + (shape.turnB - c.wish) ** 2);
    cost += 0.5 * (shape.turnA - shape.turnB) ** 2;
    cost += 0.7 * ((shape.stepA - c.least[0]) ** 2 + (shape.stepB - c.least[1]) ** 2);
    for (const lane of lanes) {
      for (const space of lane.spaces) {
        for (const name of names) {
          const deep = depth(space, name, 0.05);
          if (deep > 0) cost += deep * deep * 60 + deep * 0.6;
        }
        for (const [p, place] of places.entries()) {
          if (plates.has(p)) {
            const deep = depth(space, plateBox(place), 0.05);
            cost += deep * deep * 120;
          } else {
            const home = p === c.a || p === c.b;
            const short = (home ? cityRadius + 0.035 : foreign) - distance(space, place);
            if (short > 0) cost += short * short * (home ? 120 : 200);
          }
        }
      }
    }
    return cost;
  };
  const clash = (lanes: readonly LaidLane[], others: readonly LaidLane[]): number => {
    let cost = 0;
    for (const lane of lanes) {
      for (const space of lane.spaces) {
        for (const other of others) {
          for (const there of other.spaces) {
            const deep = depth(space, there, clearance);
            if (deep > 0) cost += deep * deep * 100 + deep * 0.4;
          }
        }
      }
    }
    return cost;
  };

  const random = stream(1900);
  const rounds = 260;
  for (let round = 0; round < rounds; round++) {
    const heat = (before ? 0.15 : 1) * (1 - round / rounds) ** 2;
    for (const [i, c] of connections.entries()) {
      const shape = shapes[i]!;
      const judge = (s: Shape, lanes: readonly LaidLane[]) =>
        own(i, s, lanes) + near[i]!.reduce((sum, j) => sum + clash(lanes, laid[j]!), 0);
      let best = judge(shape, laid[i]!);
      for (let attempt = 0; attempt < 4; attempt++) {
        const now = shapes[i]!;
        const wide = 0.02 + 0.3 * heat;
        const shake = () => (random() - 0.5) * 2 * wide;
        const next: Shape = {
          turnA: clamp(now.turnA + (random() < 0.6 ? shake() : 0), -1.2, 1.2),
          turnB: clamp(now.turnB + (random() < 0.6 ? shake() : 0), -1.2, 1.2),
          stepA: clamp(now.stepA + (random() < 0.6 ? shake() : 0), c.least[0], 1.1),
          stepB: clamp(now.stepB + (random() < 0.6 ? shake() : 0), c.least[1], 1.1),
        };
        const lanes = lay(c, places[c.a]!, places[c.b]!, next);
        const cost = judge(next, lanes);
        if (cost < best || random() < Math.exp((best - cost) / (0.02 * heat + 1e-9))) {
          best = cost;
          shapes[i] = next;
          laid[i] = lanes;
        }
      }
    }
  }

  const out: LaidLane[] = [];
  for (const [i, c] of connections.entries()) {
    for (const [k, lane] of c.lanes.entries()) out[lane] = laid[i]![k]!;
  }
  return { lanes: out, shapes };
}

const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(high, value));

/** Whether two connections could ever touch: their boxes, grown, overlap. */
function closeBy(places: readonly Point[], c: Connection, d: Connection): boolean {
  const [a, b, e, f] = [places[c.a]!, places[c.b]!, places[d.a]!, places[d.b]!];
  const grow = 1.4;
  return [0, 1].every(
    (axis) =>
      Math.max(a[axis]!, b[axis]!) + grow > Math.min(e[axis]!, f[axis]!) - grow &&
      Math.max(e[axis]!, f[axis]!) + grow > Math.min(a[axis]!, b[axis]!) - grow,
  );
}
