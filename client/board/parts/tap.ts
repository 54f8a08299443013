/** Which place or lane a finger meant: the nearest within its width. Pure geometry. */
import type { Board } from "../../../maps/board.ts";
import { type Space, spacesOf } from "../cars.ts";
import type { View } from "../camera.ts";
import type { BoardArt, BoardProps } from "../types.ts";

export type Target =
  | { readonly kind: "lane"; readonly lane: number }
  | { readonly kind: "place"; readonly place: string }
  | { readonly kind: "empty" };

/** Half of the 44 pixels a finger covers. */
export const fingerRadius = 22;

/** Distance from a point to the middle line of a space, less half its width; never below 0. */
function toSpace(s: Space, x: number, y: number): number {
  const dx = x - s.x;
  const dy = y - s.y;
  const along = Math.max(0, Math.abs(dx * s.cos + dy * s.sin) - s.length / 2);
  return Math.hypot(along, dy * s.cos - dx * s.sin);
}

export interface TapWishes {
  readonly lanes: boolean;
  readonly places: boolean;
}

/** `reach` is how far a finger covers at this zoom, in paper units. */
export function targetAt(
  board: Board,
  art: BoardArt,
  x: number,
  y: number,
  reach: number,
  wishes: TapWishes,
): Target {
  let best: Target = { kind: "empty" };
  let least = reach;
  if (wishes.lanes) {
    for (const lane of board.lanes.keys()) {
      for (const space of spacesOf(art, lane)) {
        const d = toSpace(space, x, y);
        if (d < least) {
          least = d;
          best = { kind: "lane", lane };
        }
      }
    }
  }
  if (wishes.places) {
    const plates = new Set(board.countries.map((country) => country.id));
    for (const [i, { id }] of board.places.entries()) {
      const [px, py] = art.places[i]!.at;
      const plate = plates.has(id);
      const d = plate
        ? Math.hypot(Math.max(0, Math.abs(x - px) - 78), Math.max(0, Math.abs(y - py) - 50))
        : Math.hypot(x - px, y - py);
      // A city's dot wins where it is touched; around it, the lanes that meet there have their say.
      const weighed = plate ? d : d <= 30 ? 0 : d;
      if (weighed < least) {
        least = weighed;
        best = { kind: "place", place: id };
      }
    }
  }
  return best;
}

/** Tells the board's listeners of a tap at a point of the screen, on what was seen there. */
export function tapped(told: BoardProps, px: number, py: number, seen: View): void {
  const { board, art, onLane, onPlace, onEmpty } = told;
  const [x, y] = [seen.x + px / seen.scale, seen.y + py / seen.scale];
  const target = targetAt(board, art, x, y, fingerRadius / seen.scale, {
    lanes: onLane !== undefined,
    places: onPlace !== undefined,
  });
  if (target.kind === "lane") onLane?.(target.lane);
  else if (target.kind === "place") onPlace?.(target.place);
  else onEmpty?.();
}
