/** From places and lanes to the part of the sheet a camera should show. */
import type { Board } from "../../maps/board.ts";
import { lessMotion } from "../device/settings.ts";
import type { Box, CameraOptions } from "./camera.ts";
import type { BoardArt } from "./types.ts";

function boxOf(points: readonly (readonly [x: number, y: number])[]): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

export function boxOfPlaces(board: Board, art: BoardArt, places: Iterable<string>): Box {
  const wanted = new Set(places);
  return boxOf(board.places.flatMap(({ id }, i) => (wanted.has(id) ? [art.places[i]!.at] : [])));
}

export function cameraOptions(art: BoardArt): CameraOptions {
  const [x, y, width, height] = art.sheet;
  const all = boxOf(art.places.map((place) => place.at));
  const margin = art.unit * 1.1;
  return {
    sheet: { x, y, width, height },
    network: {
      x: all.x - margin,
      y: all.y - margin,
      width: all.width + 2 * margin,
      height: all.height + 2 * margin,
    },
    unit: art.unit,
    reducedMotion: lessMotion,
  };
}
