/** Where the texts of each language lie. Nobody has to fetch what another language is made of. */
import type { Language } from "./languages.ts";
import type { Shelf } from "./types.ts";

export const shelves: Readonly<Record<Language, () => Promise<Shelf>>> = {
  en: async () => (await import("./en/shelf.ts")).shelf,
  "pt-PT": async () => (await import("./pt-PT/shelf.ts")).shelf,
  "pt-BR": async () => (await import("./pt-BR/shelf.ts")).shelf,
  ro: async () => (await import("./ro/shelf.ts")).shelf,
  pl: async () => (await import("./pl/shelf.ts")).shelf,
};
