/** What is chosen by eye for each sheet: its edges, where title and compass go, what is lettered. */
import { readFileSync } from "node:fs";
import type { Ground } from "./ground.ts";
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
  readonly title: Ground["title"];
  readonly compass: Ground["compass"];
  readonly lettering: Ground["lettering"];
}

const layout = (id: string): Layout =>
  JSON.parse(readFileSync(new URL(`./layouts/${id}.json`, import.meta.url), "utf8")) as Layout;

export const sheets: Readonly<Record<string, Sheet>> = {
  usa: {
    layout: layout("usa"),
    paper: { x0: -16.3, y0: -11.5, x1: 16, y1: 10.6 },
    detail: {
      outlines: "50m",
      coast: 0.005,
      border: 0.01,
      island: 0.03,
      graticule: 10,
      waterlines: [0.11, 0.22, 0.36],
      states: true,
    },
    nature: northAmerica,
    wishes: {},
    title: [-12.3, 8, 5.4],
    compass: [14, 6.7, 1.1],
    lettering: [
      ["Oceanus Pacificus", -15.05, -2.2, 0.4, -87],
      ["Oceanus Atlanticus", 13.8, 2.1, 0.33, 72],
      ["Sinus Mexicanus", 5, 8.9, 0.5, 0],
    ],
  },
  europe: {
    layout: layout("europe"),
    paper: { x0: -19.4, y0: -13.3, x1: 18.9, y1: 11.8 },
    detail: {
      outlines: "50m",
      coast: 0.009,
      border: 0.024,
      island: 0.05,
      graticule: 10,
      waterlines: [0.13, 0.29],
      states: false,
    },
    nature: europe,
    wishes: { bends: { "palermo smyrna": 36 } },
    title: [-15.4, -10.6, 5.6],
    compass: [-16.4, 1.6, 1.6],
    lettering: [
      ["Oceanus Atlanticus", -16.2, -4.2, 0.55, -62],
      ["Mare Germanicum", -6.6, -7.9, 0.4, -66],
      ["Mare Balticum", 2.3, -8.5, 0.3, -62],
      ["Mare Mediterraneum", -6.2, 9.2, 0.55, 0],
      ["Pontus Euxinus", 12.8, 4.2, 0.3, 4],
    ],
  },
  poland: {
    layout: layout("poland"),
    paper: { x0: -11.6, y0: -10.9, x1: 11.7, y1: 11 },
    detail: {
      outlines: "10m",
      coast: 0.002,
      border: 0.006,
      island: 0.02,
      graticule: 2,
      waterlines: [0.1, 0.2, 0.32, 0.46],
      states: false,
    },
    nature: poland,
    wishes: { plate: [0.78, 0.5] },
    title: [-8.6, -8.6, 4.8],
    compass: [-9.4, 8.6, 1.3],
    lettering: [["Mare Balticum", -1.7, -9.2, 0.46, -6]],
  },
};
