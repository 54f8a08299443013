/** Parts of the drawing that not every board has, or not from the start. */
import { soon } from "../soon.ts";

/** Boards with countries bring their plates along, see art.ts. */
export const fetchCountries = () => import("./parts/Countries.tsx");
export const countries = soon(fetchCountries);

export const stations = soon(() => import("./parts/Stations.tsx"));

/** Which lane or place a finger meant is asked with the first tap. */
export const fetchTap = () => import("./parts/tap.ts");
