/** Where the texts of each language lie. Nothing is fetched before it is asked for. */
import type { Language } from "./languages.ts";
import type { Shelf } from "./types.ts";

const en: Shelf = {
  core: async () => (await import("./en/core.ts")).core,
  beside: async () => (await import("./en/beside.ts")).beside,
  front: async () => (await import("./en/front.ts")).front,
  about: async () => (await import("./en/about.ts")).about,
  end: async () => (await import("./en/end.ts")).end,
  replay: async () => (await import("./en/replay.ts")).replay,
  guide: async () => (await import("./en/guide.ts")).guide,
};

const portugal: Shelf = {
  core: async () => (await import("./pt-PT/core.ts")).core,
  beside: async () => (await import("./pt-PT/beside.ts")).beside,
  front: async () => (await import("./pt-PT/front.ts")).front,
  about: async () => (await import("./pt-PT/about.ts")).about,
  end: async () => (await import("./pt-PT/end.ts")).end,
  replay: async () => (await import("./pt-PT/replay.ts")).replay,
  guide: async () => (await import("./pt-PT/guide.ts")).guide,
};

const brasil: Shelf = {
  core: async () => (await import("./pt-BR/core.ts")).core,
  beside: async () => (await import("./pt-BR/beside.ts")).beside,
  front: async () => (await import("./pt-BR/front.ts")).front,
  about: async () => (await import("./pt-BR/about.ts")).about,
  end: async () => (await import("./pt-BR/end.ts")).end,
  replay: async () => (await import("./pt-BR/replay.ts")).replay,
  guide: async () => (await import("./pt-BR/guide.ts")).guide,
};

const pl: Shelf = {
  core: async () => (await import("./pl/core.ts")).core,
  beside: async () => (await import("./pl/beside.ts")).beside,
  front: async () => (await import("./pl/front.ts")).front,
  about: async () => (await import("./pl/about.ts")).about,
  end: async () => (await import("./pl/end.ts")).end,
  replay: async () => (await import("./pl/replay.ts")).replay,
  guide: async () => (await import("./pl/guide.ts")).guide,
};

const ro: Shelf = {
  core: async () => (await import("./ro/core.ts")).core,
  beside: async () => (await import("./ro/beside.ts")).beside,
  front: async () => (await import("./ro/front.ts")).front,
  about: async () => (await import("./ro/about.ts")).about,
  end: async () => (await import("./ro/end.ts")).end,
  replay: async () => (await import("./ro/replay.ts")).replay,
  guide: async () => (await import("./ro/guide.ts")).guide,
};

export const shelves: Readonly<Record<Language, Shelf>> = {
  en,
  "pt-PT": portugal,
  "pt-BR": brasil,
  ro,
  pl,
};
