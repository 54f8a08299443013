/** Brings what someone points at into sight: a lane, a city, a ticket, or what a colour pays. */
import type { Camera } from "../../board/camera.ts";
import { boxOfPlaces } from "../../board/framing.ts";
import type { BoardArt } from "../../board/types.ts";
import type { Board as BoardData } from "../../../maps/board.ts";
import type { Controller } from "../controller.ts";
import { litOf } from "../lit.ts";

/** `off` ends it before it has begun: something else is pointed at by then. */
export function bringIntoSight(
  table: Controller,
  camera: Camera,
  board: BoardData,
  art: BoardArt,
  lane: number | null,
  off: AbortSignal,
): void {
  if (off.aborted) return;
  const places = pointedAt(table, board, lane);
  if (places.length === 0) {
    camera.giveBack();
    return;
  }
  // After the sheet has said how much it covers. What is in sight already is left where it is.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      if (!off.aborted && !inSight(table, camera, board, art, places, lane !== null))
        camera.frame(boxOfPlaces(board, art, [...places, ...neighbours(board, places)]));
    }),
  );
}

/** The places it is about: of the lane, city or ticket in hand, or of what the chosen colour pays. */
function pointedAt(table: Controller, board: BoardData, lane: number | null): readonly string[] {
  const ends = (one: { readonly a: string; readonly b: string } | undefined) =>
    one ? [one.a, one.b] : [];
  if (lane !== null) return ends(board.lanes[lane]);
  const sheet = table.sheet.peek();
  if (sheet?.kind === "city") return [sheet.city];
  const ticket = table.ticket.peek();
  if (ticket !== null) return ends(board.tickets[ticket]);
  if (table.color.peek() === null) return [];
  return [...(litOf(table)?.lanes ?? [])].flatMap((one) => ends(board.lanes[one]));
}

/** A city alone would be shown far too near: what it is joined to belongs to it. */
function neighbours(board: BoardData, places: readonly string[]): readonly string[] {
  const [one] = places;
  if (places.length > 1) return [];
  return board.lanes.flatMap(({ a, b }) => (a === one ? [b] : b === one ? [a] : []));
}

/** All of these places can be seen, and those of a lane from near enough to tell it from its twin. */
function inSight(
  table: Controller,
  camera: Camera,
  board: BoardData,
  art: BoardArt,
  places: readonly string[],
  near: boolean,
): boolean {
  const margin = 30;
  const { width, height } = camera.size;
  // Where the board is going to be: it may be on its way back from something else.
  const { aim } = camera;
  if (near && aim.scale * art.unit < nearEnough) return false;
  return board.places.every(({ id }, i) => {
    const spot = art.places[i];
    if (!spot || !places.includes(id)) return true;
    const x = (spot.at[0] - aim.x) * aim.scale;
    const y = (spot.at[1] - aim.y) * aim.scale;
    const { left, bottom } = table.covered;
    return x > left + margin && x < width - margin && y > margin && y < height - bottom - margin;
  });
}

/** How long a car space has to be on the screen, in pixels. */
const nearEnough = 20;
