/** What is chosen by eye for each sheet: its edges, where title and compass go, what is lettered. */
import { readFileSync } from "node:fs";
import type { BoardArt } from "../../client/board/types.ts";
import type { LayoutWishes } from "./lanes.ts";
import type { Rect } from "./lines.ts";
import { europe, type Nature, northAmerica, poland } from "./nature.ts";
import type { Detail, Layout } from "./outlines.ts";

export interface Sheet {
  readonly layout: Layout;
  /** The edge of the paper; the frame is drawn inside it. */
  readonly paper: Rect;
  readonly detail: Detail;
  readonly nature: Nature;
  readonly wishes: LayoutWishes;
  /** In car spaces; written out in paper units. */
  readonly title: BoardArt["title"];
  readonly compass: BoardArt["compass"];
  readonly lettering: BoardArt["lettering"];
}

const layout = (id: string): Layout =>
  JSON.parse(readFileSync(new URL(`./layouts/${id}.json`, import.meta.url), "utf8")) as Layout;

export const sheets: Readonly<Record<string, Sheet>> = {
  usa: {
    layout: layout("usa"),
    paper: { x0: -17, y0: -12, x1: 16.6, y1: 11.2 },
    detail: { outlines: "50m", coast: 0.004, border: 0.01, island: 0.03, graticule: 5, states: true },
    nature: northAmerica,
    wishes: {},
    title: [-12.9, 8.2, 5.6],
    compass: [13.4, 4.6, 1.5],
    lettering: [
      ["Oceanus Pacificus", -14.6, 3.6, 0.55, -72, "sea"],
      ["Oceanus Atlanticus", 13.9, 0.9, 0.5, 48, "sea"],
      ["Sinus Mexicanus", 5.4, 8.4, 0.55, 0, "sea"],
    ],
  },
  europe: {
    layout: layout("europe"),
    paper: { x0: -19.6, y0: -13.6, x1: 19, y1: 12.2 },
    detail: { outlines: "50m", coast: 0.005, border: 0.012, island: 0.035, graticule: 5, states: false },
    nature: europe,
    wishes: { bends: { "palermo smyrna": 36 } },
    title: [-15.6, -10.6, 5.6],
    compass: [-16.4, 1.6, 1.6],
    lettering: [
      ["Oceanus Atlanticus", -16.6, -3.4, 0.6, -62, "sea"],
      ["Mare Germanicum", -6.9, -7.6, 0.42, -60, "sea"],
      ["Mare Balticum", 3.1, -8.6, 0.4, -58, "sea"],
      ["Mare Mediterraneum", -6.2, 9.2, 0.55, 0, "sea"],
      ["Pontus Euxinus", 12.6, 3.6, 0.5, 0, "sea"],
    ],
  },
  poland: {
    layout: layout("poland"),
    paper: { x0: -12.2, y0: -11.2, x1: 12.4, y1: 11.4 },
    detail: { outlines: "10m", coast: 0.004, border: 0.01, island: 0.02, graticule: 2, states: false },
    nature: poland,
    wishes: { plate: [0.78, 0.5] },
    title: [-8.6, -8.6, 4.8],
    compass: [-9.4, 8.6, 1.3],
    lettering: [["Mare Balticum", -3.2, -9.2, 0.6, -8, "sea"]],
  },
};
