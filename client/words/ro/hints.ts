/** Indicii pentru primul joc. */
import type { Words } from "../types.ts";

export const hints: Words["hints"] = {
  dismiss: "Am înțeles",
  stop: "Fără indicii",
  tickets:
    "Cărțile traseu sunt țelurile tale secrete. O primă alegere bună: două sau trei care au o parte de drum în comun.",
  firstTurn:
    "Nu ai încă ce revendica? Trage cărți: atinge o carte la vedere sau pachetul. Două cărți fac o tură.",
};
