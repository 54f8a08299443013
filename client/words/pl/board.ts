/** Teksty planszy. Miasta zostają takie, jak je wydrukowano. */
import type { Words } from "../types.ts";

export const board: Words["board"] = {
  countries: {
    niemcy: "Niemcy",
    rosja: "Rosja",
    litwa: "Litwa",
    bialorus: "Białoruś",
    ukraina: "Ukraina",
    slowacja: "Słowacja",
    czechy: "Czechy",
  },
};
