/** From places and lanes to the part of the sheet a camera should show. */
import type { Board } from "../../maps/board.ts";
import { lessMotion } from "../device/settings.ts";
import type { Box, CameraOptions } from "./camera.ts";
import type { BoardArt } from "./types.ts";

/** The box around points of the sheet, with some room on every side. */
function boxOf(points: readonly (readonly [x: number, y: number])[], room: number): Box {
  const xs = points.map((p) => p[0]);
  const ys = points.map((p) => p[1]);
  const x = Math.min(...xs) - room;
  const y = Math.min(...ys) - room;
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

export function boxOfPlaces(board: Board, art: BoardArt, places: Iterable<string>, room = 0): Box {
  const wanted = new Set(places);
  const points = board.places.flatMap(({ id }, i) => (wanted.has(id) ? [art.places[i]!.at] : []));
  return boxOf(points, room);
}

export function cameraOptions({ sheet, places, unit }: BoardArt): CameraOptions {
  const [x, y, width, height] = sheet;
  return {
    sheet: { x, y, width, height },
    network: boxOf(
      places.map(({ at }) => at),
      unit * 1.1,
    ),
    unit,
    reducedMotion: lessMotion,
  };
}
