import type { Shelf } from "../types.ts";
import { core } from "./core.ts";

export const shelf: Shelf = {
  core,
  arrive: () => import("./arrive.ts"),
  deeds: () => import("./deeds.ts"),
  beside: () => import("./beside.ts"),
  around: () => import("./around.ts"),
  front: () => import("./front.ts"),
  about: () => import("./about.ts"),
  end: () => import("./end.ts"),
  replay: () => import("./replay.ts"),
  guide: () => import("./guide.ts"),
  refusals: () => import("./refusals.ts"),
};
