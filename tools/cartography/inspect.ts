/** The measures of a drawing, and its boxes read back from the finished file: what tests look at. */
import type { BoardArt } from "../../client/board/types.ts";
import type { Board } from "../../maps/board.ts";
import { turned } from "./boxes.ts";
import { labelBox } from "./labels.ts";
import { carWidth } from "./lanes.ts";
import type { Point } from "./spline.ts";

/** Paper units in one car space. */
export const unit = 100;
/** Width of the frame inside the paper's edge, in car spaces. */
export const frameWidth = 0.62;
/** Size of the names in car spaces, at full size and seen from afar. */
export const nearSize = 0.38;
export const farSize = 0.62;

/** The turned boxes of a finished drawing, in car spaces. */
export function boxesOf(board: Board, art: BoardArt) {
  const spaces = art.lanes.map((flat, lane) =>
    Array.from({ length: flat.length / 3 }, (_, i) =>
      turned(
        flat[i * 3]! / unit,
        flat[i * 3 + 1]! / unit,
        art.spaceLengths[lane]! / unit,
        carWidth,
        (flat[i * 3 + 2]! * Math.PI) / 180,
      ),
    ),
  );
  const places = art.places.map((place): Point => [place.at[0] / unit, place.at[1] / unit]);
  const labels = art.places.map((place, i) => {
    const [dx, dy, ax, ay] = place.near;
    if (dx === 0 && dy === 0) return null;
    const lines = place.lines ?? [board.places[i]!.name];
    return labelBox(places[i]!, [dx / unit, dy / unit, ax, ay], lines, nearSize);
  });
  return { spaces, places, labels };
}
