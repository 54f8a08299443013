/** Textele tablei de joc. Orașele rămân așa cum sunt tipărite. */
import type { Words } from "../types.ts";

export const board: Words["board"] = {
  countries: {
    niemcy: "Germania",
    rosja: "Rusia",
    litwa: "Lituania",
    bialorus: "Belarus",
    ukraina: "Ucraina",
    slowacja: "Slovacia",
    czechy: "Cehia",
  },
};
