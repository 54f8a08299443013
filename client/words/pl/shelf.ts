import type { Shelf } from "../types.ts";
import { core } from "./core.ts";

export const shelf: Shelf = {
  core,
  arrive: async () => (await import("./arrive.ts")).arrive,
  deeds: async () => (await import("./deeds.ts")).deeds,
  beside: async () => (await import("./beside.ts")).beside,
  around: async () => (await import("./around.ts")).around,
  front: async () => (await import("./front.ts")).front,
  about: async () => (await import("./about.ts")).about,
  end: async () => (await import("./end.ts")).end,
  replay: async () => (await import("./replay.ts")).replay,
  guide: async () => (await import("./guide.ts")).guide,
  hints: async () => (await import("./hints.ts")).hints,
  refusals: async () => (await import("./refusals.ts")).refusals,
};
