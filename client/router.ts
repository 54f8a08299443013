/** Addresses and pages. The address is the only state the router has. */
import { type ReadonlySignal, signal } from "@preact/signals";

export type Place =
  | { readonly page: "front" }
  | { readonly page: "new" }
  | { readonly page: "solo" }
  | { readonly page: "solo-replay" }
  | { readonly page: "settings" }
  | { readonly page: "privacy" }
  | { readonly page: "guide"; readonly map: string | null }
  | { readonly page: "game"; readonly game: string; readonly invite: string | null }
  | { readonly page: "screen"; readonly game: string }
  | { readonly page: "replay"; readonly game: string }
  | { readonly page: "lost" };

export function parse(path: string): Place {
  const parts = path.split("/").filter((part) => part !== "");
  const [first, second, third] = parts;
  if (first === undefined) return { page: "front" };
  if (first === "g" && second !== undefined && parts.length <= 3) {
    if (third === "table") return { page: "screen", game: second };
    if (third === "replay") return { page: "replay", game: second };
    return { page: "game", game: second, invite: third ?? null };
  }
  if (first === "guide" && parts.length <= 2) return { page: "guide", map: second ?? null };
  if (first === "solo" && second === "replay") return { page: "solo-replay" };
  if (parts.length > 1) return { page: "lost" };
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

const current = signal<Place>(parse(location.pathname));

export const place: ReadonlySignal<Place> = current;

/** Go to another page; with `replace` the one being left is not kept in the history. */
export function go(address: string, how?: { readonly replace?: boolean }): void {
  if (how?.replace) history.replaceState(null, "", address);
  else history.pushState(null, "", address);
  arrive();
  window.scrollTo(0, 0);
}

function arrive(): void {
  current.value = parse(location.pathname);
}

/** Ordinary links stay ordinary links; the ones that lead inside are followed without loading. */
export function followLinks(): void {
  window.addEventListener("popstate", arrive);
  document.addEventListener("click", (event) => {
    if (event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || link.hasAttribute("download")) return;
    if (link.origin !== location.origin || link.pathname.startsWith("/api/")) return;
    if (link.hash && link.pathname === location.pathname) return;
    event.preventDefault();
    go(link.pathname + link.search + link.hash);
  });
}
