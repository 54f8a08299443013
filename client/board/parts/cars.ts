/** Path data of what comes to stand on a lane: the cars of a train, or crosses where it is closed. */
import type { PlayerColor } from "../../../engine/types.ts";
import { each, plank, type At, type Space } from "../cars.ts";

/** A train stands out over the spaces it covers, on all sides. */
export const carsPath = (spaces: readonly Space[]) =>
  each(spaces, (at, half) => plank(at, half + 2.5, 18.5, 4));

/** The raised roof along a car. */
export const roofsPath = (spaces: readonly Space[]) =>
  each(spaces, (at, half) => {
    const l = half - 7;
    return `M${at(-l, -11)}L${at(l, -11)}M${at(-l, 11)}L${at(l, 11)}`;
  });

type Pattern = (at: At, half: number) => string;

/** The same mark some times along a car, at parts of its length. */
const marks =
  (parts: readonly number[], mark: (at: At, along: number) => string): Pattern =>
  (at, half) =>
    parts.map((part) => mark(at, part * 2 * half)).join("");

const bar = (at: At, from: number, to: number, w: number) =>
  `M${at(from, -w)}L${at(to, -w)}L${at(to, w)}L${at(from, w)}z`;

const patterns: Readonly<Record<PlayerColor, Pattern>> = {
  blue: () => "",
  red: (at, half) => bar(at, 7 - half, half - 7, 4.5),
  green: marks([-0.3, 0, 0.3], (at, u) => bar(at, u - 4, u + 4, 15.5)),
  yellow: marks(
    [-0.29, 0, 0.29],
    (at, u) => `M${at(u, 0)}m-6.4 0a6.4 6.4 0 1 0 12.8 0a6.4 6.4 0 1 0 -12.8 0`,
  ),
  black: marks(
    [-0.26, 0.06],
    (at, u) =>
      `M${at(u - 7, -14)}L${at(u + 1, -14)}L${at(u + 15, 0)}L${at(u + 1, 14)}L${at(u - 7, 14)}L${at(u + 7, 0)}z`,
  ),
};

/** Each player's pattern, over every car. Blue goes plain. */
export const patternPath = (color: PlayerColor, spaces: readonly Space[]) =>
  each(spaces, patterns[color]);

/** Crosses over the spaces of a lane that is closed. */
export const crossesPath = (spaces: readonly Space[]) =>
  each(spaces, (at) => `M${at(-12, -12)}L${at(12, 12)}M${at(-12, 12)}L${at(12, -12)}`);
