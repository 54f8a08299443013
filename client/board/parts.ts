/** Parts of the drawing that not every board has, or not from the start. */
import { useRef } from "preact/hooks";
import { soon } from "../soon.ts";

/** Boards with countries bring their plates along, see art.ts. */
export const fetchCountries = () => import("./parts/Countries.tsx");
export const countries = soon(fetchCountries);

export const stations = soon(() => import("./parts/Stations.tsx"));

/** Trains and closed lanes: nothing of it is there before someone plays. */
export const trains = soon(() => import("./parts/Trains.tsx"));

/**
 * Whether a board can be shown as it stands: one that is already played on when it is opened waits
 * for its trains, so that nobody sees it empty first.
 */
export function useStanding(owners: readonly (number | null)[] | undefined): boolean {
  const stands = useRef(false);
  stands.current ||= !!owners && (owners.every((seat) => seat === null) || !!trains());
  return stands.current;
}

/** What hands do to the board is fetched with the first of them, see hands.ts. */
export const fetchGestures = () => import("./parts/gestures.ts");
