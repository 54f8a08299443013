/** Where the texts of each language lie: English at hand, the others in files of their own. */
import { shelf as english } from "./en/shelf.ts";
import type { Language } from "./languages.ts";
import type { Shelf } from "./types.ts";

export const shelves: Readonly<Record<Language, () => Promise<Shelf>>> = {
  en: async () => english,
  "pt-PT": async () => (await import("./pt-PT/shelf.ts")).shelf,
  "pt-BR": async () => (await import("./pt-BR/shelf.ts")).shelf,
  ro: async () => (await import("./ro/shelf.ts")).shelf,
  pl: async () => (await import("./pl/shelf.ts")).shelf,
};
