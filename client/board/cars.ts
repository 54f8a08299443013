/**
 * Path data of everything that stands in a row along a lane. A shape is written in
 * points along and across a space, from its middle.
 */
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

/** Where a point along and across a space lies on the sheet. */
export type At = (along: number, across: number) => string;

const atOf =
  (s: Space): At =>
  (u, v) =>
    `${near(s.x + u * s.cos - v * s.sin)} ${near(s.y + u * s.sin + v * s.cos)}`;

/** The same shape on every space; `half` is half of its length. */
export const each = (spaces: readonly Space[], shape: (at: At, half: number) => string) =>
  spaces.map((s) => shape(atOf(s), s.length / 2)).join("");

/** A rectangle with cut corners, of half this length and width. */
export const plank = (at: At, l: number, w: number, cut: number) =>
  `M${at(cut - l, -w)}L${at(l - cut, -w)}L${at(l, cut - w)}L${at(l, w - cut)}L${at(l - cut, w)}L${at(cut - l, w)}L${at(-l, w - cut)}L${at(-l, cut - w)}z`;

export const spacesPath = (spaces: readonly Space[]) =>
  each(spaces, (at, half) => plank(at, half, spaceWidth / 2, 4.5));
/** The engraver's second line inside a space. */
export const innerPath = (spaces: readonly Space[]) =>
  each(spaces, (at, half) => plank(at, half - 4, spaceWidth / 2 - 4, 3));

/** A shape of its own at either end of a lane: `end` is the end's distance from the space's middle. */
const ends = (spaces: readonly Space[], shape: (at: At, end: number) => string) =>
  [spaces[0]!, spaces.at(-1)!].map((s, last) => shape(atOf(s), (last - 0.5) * s.length));

/** The middle of the lane as a line, from one end of it to the other; couplings of a train, too. */
export const linePath = (spaces: readonly Space[]) => {
  const [first, last] = ends(spaces, (at, end) => at(end, 0));
  return `M${[first, ...spaces.map((s) => `${s.x} ${s.y}`), last].join("L")}`;
};

/** Waves along both sides of a ferry. */
export const wavesPath = (spaces: readonly Space[]) =>
  [-21, 21]
    .map((side) =>
      each(spaces, (at, half) => {
        const crest = (from: number, high: number) =>
          `Q${at(half * (from + 0.25), side + high)} ${at(half * (from + 0.5), side)}`;
        return `M${at(-half, side)}${crest(-1, -7)}${crest(-0.5, 7)}${crest(0, -7)}${crest(0.5, 7)}`;
      }),
    )
    .join("");

/** The two portals of a tunnel: an arch of stone across each end. */
export const portalsPath = (spaces: readonly Space[]) =>
  ends(spaces, (at, end) => {
    const out = Math.sign(end);
    const [u, v] = [end - 2 * out, end + 11 * out];
    return `M${at(u, -20)}Q${at(v, -20)} ${at(v, 0)}Q${at(v, 20)} ${at(u, 20)}z`;
  }).join("");
