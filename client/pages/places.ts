/** Which page an address is, where it is not a game's own. */
import type { Place } from "../router.ts";

export type PageAt =
  | { readonly page: "front" }
  | { readonly page: "new" }
  | { readonly page: "solo" }
  | { readonly page: "solo-replay" }
  | { readonly page: "settings" }
  | { readonly page: "privacy" }
  | { readonly page: "guide"; readonly map: string | null }
  | { readonly page: "screen"; readonly game: string }
  | { readonly page: "replay"; readonly game: string }
  | { readonly page: "lost" };

export function pageAt(place: Place): PageAt {
  const [first, second, third] = place;
  if (first === undefined) return { page: "front" };
  if (first === "g" && second !== undefined && place.length === 3) {
    if (third === "table") return { page: "screen", game: second };
    if (third === "replay") return { page: "replay", game: second };
  }
  if (first === "guide" && place.length <= 2) return { page: "guide", map: second ?? null };
  if (first === "solo" && second === "replay") return { page: "solo-replay" };
  if (place.length > 1) return { page: "lost" };
  switch (first) {
    case "new":
    case "solo":
    case "settings":
    case "privacy":
      return { page: first };
    default:
      return { page: "lost" };
  }
}
