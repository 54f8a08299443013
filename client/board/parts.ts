/** Parts of the drawing that not every board has, or not from the start. */
import { soon } from "../soon.ts";

/** Boards with countries bring their plates along, see art.ts. */
export const fetchCountries = () => import("./parts/Countries.tsx");
export const countries = soon(fetchCountries);

export const stations = soon(() => import("./parts/Stations.tsx"));
