/** Path data of everything that stands in a row along a lane: spaces, cars, patterns, tunnels. */
import type { PlayerColor } from "../../engine/types.ts";
import type { BoardArt } from "./types.ts";

/** Width of a space on the board, in paper units; the same as carWidth in tools/cartography. */
export const spaceWidth = 31;

export interface Space {
  readonly x: number;
  readonly y: number;
  readonly cos: number;
  readonly sin: number;
  readonly length: number;
}

export function spacesOf(art: BoardArt, lane: number): Space[] {
  const flat = art.lanes[lane]!;
  return Array.from({ length: flat.length / 3 }, (_, i) => {
    const angle = (flat[i * 3 + 2]! * Math.PI) / 180;
    return {
      x: flat[i * 3]!,
      y: flat[i * 3 + 1]!,
      cos: Math.cos(angle),
      sin: Math.sin(angle),
      length: art.spaceLengths[lane]!,
    };
  });
}

const near = (value: number) => Math.round(value * 10) / 10;

/** A point given along and across a space, on the sheet. */
export const onSheet = (s: Space, along: number, across: number): string =>
  `${near(s.x + along * s.cos - across * s.sin)} ${near(s.y + along * s.sin + across * s.cos)}`;

const polygon = (s: Space, points: readonly (readonly [number, number])[]): string =>
  `M${points.map(([u, v]) => onSheet(s, u, v)).join("L")}z`;

/** A rectangle with cut corners: `half` its half width, `inset` how much shorter than the space. */
function plank(s: Space, half: number, inset: number, cut: number): string {
  const l = s.length / 2 - inset;
  return polygon(s, [
    [-l + cut, -half],
    [l - cut, -half],
    [l, -half + cut],
    [l, half - cut],
    [l - cut, half],
    [-l + cut, half],
    [-l, half - cut],
    [-l, -half + cut],
  ]);
}

const row = (spaces: readonly Space[], draw: (space: Space) => string) => spaces.map(draw).join("");

export const spacesPath = (spaces: readonly Space[]) =>
  row(spaces, (s) => plank(s, spaceWidth / 2, 0, 4.5));
/** The engraver's second line inside a space. */
export const innerPath = (spaces: readonly Space[]) =>
  row(spaces, (s) => plank(s, spaceWidth / 2 - 4, 4, 3));
/** A train stands out over the spaces it covers, on all sides. */
export const carsPath = (spaces: readonly Space[]) => row(spaces, (s) => plank(s, 18.5, -2.5, 4));
/** The raised roof along a car. */
export const roofsPath = (spaces: readonly Space[]) =>
  row(spaces, (s) => {
    const l = s.length / 2 - 7;
    return `M${onSheet(s, -l, -11)}L${onSheet(s, l, -11)}M${onSheet(s, -l, 11)}L${onSheet(s, l, 11)}`;
  });
/** The middle of the lane as a line, from one end of it to the other; couplings of a train, too. */
export function linePath(spaces: readonly Space[]): string {
  const first = spaces[0]!;
  const last = spaces.at(-1)!;
  const middle = spaces.map((s) => `${s.x} ${s.y}`).join("L");
  return `M${onSheet(first, -first.length / 2, 0)}L${middle}L${onSheet(last, last.length / 2, 0)}`;
}

const dot = (s: Space, along: number, radius: number): string =>
  `M${onSheet(s, along, 0)}m${-radius} 0a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0`;

/** Each player's pattern, over every car. Blue goes plain. */
export const patternPaths: Readonly<Record<PlayerColor, (spaces: readonly Space[]) => string>> = {
  blue: () => "",
  red: (spaces) =>
    row(spaces, (s) => {
      const l = s.length / 2 - 7;
      return polygon(s, [
        [-l, -4.5],
        [l, -4.5],
        [l, 4.5],
        [-l, 4.5],
      ]);
    }),
  green: (spaces) =>
    row(spaces, (s) =>
      [-0.3, 0, 0.3]
        .map((part) => {
          const u = part * s.length;
          return polygon(s, [
            [u - 4, -15.5],
            [u + 4, -15.5],
            [u + 4, 15.5],
            [u - 4, 15.5],
          ]);
        })
        .join(""),
    ),
  yellow: (spaces) =>
    row(spaces, (s) => [-0.29, 0, 0.29].map((part) => dot(s, part * s.length, 6.4)).join("")),
  black: (spaces) =>
    row(spaces, (s) =>
      [-0.26, 0.06]
        .map((part) => {
          const u = part * s.length;
          return polygon(s, [
            [u - 7, -14],
            [u + 1, -14],
            [u + 15, 0],
            [u + 1, 14],
            [u - 7, 14],
            [u + 7, 0],
          ]);
        })
        .join(""),
    ),
};

/** Crosses over the spaces of a lane that is closed. */
export const crossesPath = (spaces: readonly Space[]) =>
  row(
    spaces,
    (s) =>
      `M${onSheet(s, -12, -12)}L${onSheet(s, 12, 12)}M${onSheet(s, -12, 12)}L${onSheet(s, 12, -12)}`,
  );

/** Waves along both sides of a ferry. */
export function wavesPath(spaces: readonly Space[]): string {
  let out = "";
  for (const across of [-21, 21]) {
    for (const s of spaces) {
      const crests = 4;
      const step = s.length / crests;
      out += `M${onSheet(s, -s.length / 2, across)}`;
      for (let i = 0; i < crests; i++) {
        const u = -s.length / 2 + i * step;
        out += `Q${onSheet(s, u + step / 2, across + (i % 2 === 0 ? -7 : 7))} ${onSheet(s, u + step, across)}`;
      }
    }
  }
  return out;
}

/** The two portals of a tunnel: an arch of stone across each end. */
export function portalsPath(spaces: readonly Space[]): string {
  const arch = (s: Space, end: number) => {
    const u = end * (s.length / 2 - 2);
    return `M${onSheet(s, u, -20)}Q${onSheet(s, u + end * 13, -20)} ${onSheet(s, u + end * 13, 0)}Q${onSheet(s, u + end * 13, 20)} ${onSheet(s, u, 20)}z`;
  };
  return arch(spaces[0]!, -1) + arch(spaces.at(-1)!, 1);
}
