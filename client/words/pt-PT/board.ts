/** Textos do tabuleiro. As cidades ficam como estão impressas. */
import type { Words } from "../types.ts";

export const board: Words["board"] = {
  countries: {
    niemcy: "Alemanha",
    rosja: "Rússia",
    litwa: "Lituânia",
    bialorus: "Bielorrússia",
    ukraina: "Ucrânia",
    slowacja: "Eslováquia",
    czechy: "Chéquia",
  },
};
