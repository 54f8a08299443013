/** The nine card symbols, as one relative path each around 0,0 with a radius of ten. */
import type { Card } from "../../engine/types.ts";

/** Only relative commands, so that a whole lane of symbols can be one path. */
export const symbolPaths: Readonly<Record<Card, string>> = {
  // Diamond.
  purple: "m0-10.5 8 10.5-8 10.5-8-10.5z",
  // Drop.
  blue: "m0-11c3.6 5.4 7.4 9 7.4 13.4a7.4 7.4 0 0 1-14.8 0c0-4.4 3.8-8 7.4-13.4z",
  // Crescent.
  orange: "m2.6-9.6a9.8 9.8 0 1 0 7 13 7.6 7.6 0 1 1-7-13z",
  // Ring.
  white: "m0-9.6a9.6 9.6 0 0 1 0 19.2 9.6 9.6 0 0 1 0-19.2zm0 4.6a5 5 0 0 0 0 10 5 5 0 0 0 0-10z",
  // Cross.
  green: "m-3.3-9.6h6.6v6.3h6.3v6.6h-6.3v6.3h-6.6v-6.3h-6.3v-6.6h6.3z",
  // Star.
  yellow: "m0-10.6 2.9 7 7.3.5-5.6 4.8 1.8 7.2-6.4-3.9-6.4 3.9 1.8-7.2-5.6-4.8 7.3-.5z",
  // Square.
  black: "m-7.6-7.6h15.2v15.2h-15.2z",
  // Triangle.
  red: "m0-9.6 9.8 17h-19.6z",
  // A tank engine: funnel, dome, cab; two wheels.
  locomotive:
    "m-10.4-6.2h2v-3h3.4v3h2.2q.2-2 1.8-2t1.8 2h1.8v-2.8h8.2v2h-1.2v10.8h-20v-10zm15.2 1.4v4h3v-4zm-11.6 10a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6zm10 0a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6z",
};
