import type { Board } from "../../maps/board.ts";

/** A place as it is printed on the board. */
export function cityName(board: Board, id: string): string {
  return board.places.find((place) => place.id === id)?.name ?? id;
}
