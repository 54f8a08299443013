/** From Natural Earth to the sheet: project, bend along with the cities, cut, thin out, write. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import {
  geoArea,
  geoConicConformal,
  geoGraticule,
  geoPath,
  type GeoPermissibleObjects,
} from "d3-geo";
import type { Feature, FeatureCollection, Polygon } from "geojson";
import type { GeometryCollection, Topology } from "topojson-specification";
import { feature, mesh } from "topojson-client";
import { clipLine, clipRing, densify, type Rect, ringArea, simplify, wind } from "./lines.ts";
import type { Nature } from "./nature.ts";
import { curved, straight } from "./pen.ts";
import { stream } from "./random.ts";
import { waterlines } from "./waterlines.ts";
import { anchors, type Point, thinPlateSpline, type Warp } from "./spline.ts";

export interface Layout {
  readonly projection: {
    readonly parallels: readonly [number, number];
    readonly center: readonly [number, number];
    readonly scale: number;
  };
  /** Where each place is on the globe, in degrees: longitude, latitude. */
  readonly degrees?: Readonly<Record<string, Point>>;
  /** The same by projection alone, in car spaces, where it has been worked out before. */
  readonly geo?: Readonly<Record<string, Point>>;
}

export interface Detail {
  readonly outlines: "50m" | "10m";
  /** The least triangle worth keeping and the least island, in square car spaces. */
  readonly coast: number;
  readonly border: number;
  readonly island: number;
  /** Degrees between the lines of the graticule. */
  readonly graticule: number;
  /** How far out the lines along the coast run, in car spaces. */
  readonly waterlines: readonly number[];
  readonly states: boolean;
}

/** Lines along the coast are written in steps of so many paper units. */
export const waterGrain = 2;

/** Path data, in drawing order from the bottom. An empty string draws nothing. */
export interface Outlines {
  readonly land: string;
  readonly waterlines: readonly string[];
  readonly lakes: string;
  readonly rivers: string;
  readonly borders: string;
  readonly provinces: string;
  readonly graticule: string;
  /** Where mountains could stand, in car spaces. */
  readonly peaks: readonly Point[];
}

const require = createRequire(import.meta.url);
const load = (file: string): Topology =>
  JSON.parse(readFileSync(require.resolve(file), "utf8")) as Topology;

/** The rings or lines of a shape, as a path would draw them. */
function trace(
  shape: GeoPermissibleObjects,
  project: ReturnType<typeof geoConicConformal>,
): Point[][] {
  const lines: Point[][] = [];
  geoPath(project, {
    beginPath() {},
    arc() {},
    moveTo: (x: number, y: number) => void lines.push([[x, y]]),
    lineTo: (x: number, y: number) => void lines.at(-1)!.push([x, y]),
    closePath: () => void lines.at(-1)!.push(lines.at(-1)![0]!),
  })(shape);
  return lines;
}

/** The polygons of a feature, without those wound the wrong way round: they would be all the rest. */
function whole(shape: Feature | FeatureCollection): Polygon[] {
  const features = shape.type === "Feature" ? [shape] : shape.features;
  return features
    .flatMap(({ geometry }): Polygon[] =>
      geometry.type === "Polygon"
        ? [geometry]
        : geometry.type === "MultiPolygon"
          ? geometry.coordinates.map((coordinates) => ({ type: "Polygon", coordinates }))
          : [],
    )
    .filter((polygon) => geoArea(polygon) < 2 * Math.PI);
}

/** Strokes the outlines carry that say more of today than of the sheet's time: left undrawn. */
const isthmus = (line: readonly (readonly number[])[]) =>
  line.every(([x, y]) => x! > 32.5 && x! < 36 && y! > 45.6 && y! < 46.6);

export function outlines(
  layout: Layout,
  at: Readonly<Record<string, Point>>,
  sheet: Rect,
  detail: Detail,
  nature: Nature,
  unit: number,
): Outlines {
  const { parallels, center, scale } = layout.projection;
  const reach = 9;
  const project = geoConicConformal()
    .parallels([...parallels])
    .rotate([-center[0], 0])
    .center([0, center[1]])
    .scale(scale)
    .translate([0, 0])
    .clipAngle(85)
    .precision(0.02)
    .clipExtent([
      [sheet.x0 - reach, sheet.y0 - reach],
      [sheet.x1 + reach, sheet.y1 + reach],
    ]);
  const known = Object.entries(layout.geo ?? {});
  const projected = Object.entries(layout.degrees ?? {}).map(
    ([id, [east, north]]) => [id, project([east, north])!] as const,
  );
  const from = [...known, ...projected];
  const geo = from.map(([, point]) => point);
  const ring = anchors(geo, 9, 24);
  const warp: Warp = thinPlateSpline(
    [...geo, ...ring],
    [...from.map(([id]) => at[id]!), ...ring],
    0.05,
  );
  const bent = (line: readonly Point[]) => densify(line, 0.6).map(warp);

  const world = load(`world-atlas/countries-${detail.outlines}.json`);
  const countries = world.objects["countries"] as GeometryCollection;
  // Lines along the coast need to know of land a little beyond the paper's edge too.
  const wider = { x0: sheet.x0 - 1, y0: sheet.y0 - 1, x1: sheet.x1 + 1, y1: sheet.y1 + 1 };
  const coasts = whole(feature(world, world.objects["land"]!))
    .flatMap((polygon) => trace(polygon, project))
    .map(bent)
    .filter((line) => Math.abs(ringArea(line)) > detail.island);
  const land = coasts
    .map((line) => clipRing(line, sheet))
    .filter((line) => line.length > 2 && Math.abs(ringArea(line)) > detail.island)
    .map((line) => simplify([...line, line[0]!], detail.coast));

  const inner = mesh(world, countries, (a, b) => a !== b);
  inner.coordinates = inner.coordinates.filter((line) => !isthmus(line));
  const cut = (lines: Point[][], area: number) =>
    lines.flatMap((line) => clipLine(bent(line), sheet)).map((line) => simplify(line, area));

  const provinces: Point[][] = [];
  if (detail.states) {
    const us = load("us-atlas/states-10m.json");
    const states = us.objects["states"] as GeometryCollection;
    provinces.push(
      ...trace(
        mesh(us, states, (a, b) => a !== b),
        project,
      ),
    );
  }
  const line = (points: readonly Point[]): GeoPermissibleObjects => ({
    type: "LineString",
    coordinates: points.map(([x, y]) => [x, y]),
  });
  const drawn = (lines: readonly (readonly Point[])[]) =>
    lines.flatMap((points) => trace(line(points), project));

  const inside = ([x, y]: Point) => x > sheet.x0 && x < sheet.x1 && y > sheet.y0 && y < sheet.y1;
  const bends = stream(3);
  const peaks = drawn(nature.ridges).flatMap((ridge) => walk(bent(ridge), 0.52));
  return {
    land: curved(land, unit),
    waterlines: waterlines(
      coasts.map((line) => clipRing(line, wider)).filter((line) => line.length > 2),
      sheet,
      detail.waterlines,
    ).map((lines, i) =>
      curved(
        lines.map((line) => simplify(line, detail.coast * (2.5 + 2 * i))),
        unit / waterGrain,
      ),
    ),
    lakes: curved(
      drawn(nature.lakes)
        .map((points) => points.map(warp))
        .filter((points) => points.length > 4 && points.every(inside)),
      unit,
    ),
    rivers: curved(
      drawn(nature.rivers)
        .map((river) => wind(simplify(river.map(warp), 0.01), 0.16, bends))
        .flatMap((river) => clipLine(river, sheet)),
      unit,
    ),
    borders: curved(cut(trace(inner, project), detail.border), unit),
    provinces: straight(cut(provinces, detail.border), unit),
    graticule: straight(cut(trace(meridians(center, detail.graticule), project), 0.05), unit),
    peaks,
  };
}

/** Only the part of the globe around the sheet: further off the projection runs away. */
function meridians([lon, lat]: readonly [number, number], step: number): GeoPermissibleObjects {
  const grid = geoGraticule().step([step, step]).precision(1);
  const west = Math.floor((lon - 50) / step) * step;
  const south = Math.max(-10, Math.floor((lat - 40) / step) * step);
  return grid.extent([
    [west, south],
    [west + 100 + step, Math.min(80, south + 80)],
  ])();
}

/** Points along a line at even steps, a little to the left and to the right in turn. */
function walk(line: readonly Point[], step: number): Point[] {
  const out: Point[] = [];
  let left = step / 2;
  for (const [i, p] of line.entries()) {
    const q = line[i - 1];
    if (!q) continue;
    const d = Math.hypot(p[0] - q[0], p[1] - q[1]);
    for (; left < d; left += step) {
      const side = (out.length % 2 === 0 ? 1 : -1) * 0.14;
      const nx = (-(p[1] - q[1]) / d) * side;
      const ny = ((p[0] - q[0]) / d) * side;
      out.push([q[0] + ((p[0] - q[0]) * left) / d + nx, q[1] + ((p[1] - q[1]) * left) / d + ny]);
    }
    left -= d;
  }
  return out;
}
