/** Indicii pentru primul joc. */
import type { Words } from "../types.ts";

export const hints: Words["hints"] = {
  dismiss: "Am înțeles",
  stop: "Fără indicii",
  tickets:
    "Cărțile traseu sunt țelurile tale secrete. O primă alegere bună: două sau trei care au o parte de drum în comun.",
  firstTurn:
    "Nu ai încă ce revendica? Trage cărți: atinge o carte la vedere sau pachetul. Două cărți fac o tură.",
  collect: "Atinge o culoare din mână ca să vezi rutele pe care le-ar putea plăti.",
  claim: "Poți plăti o rută acum. Atinge-o pe tablă ca să vezi cât costă și cât aduce.",
  locomotive: "Locomotivele sunt jokeri. Una la vedere îți ia toată tura, așa că gândește-te bine.",
  ticketDone: "Un traseu e îndeplinit. Poți trage altele când te simți în formă.",
  lastRound: "Ultima rundă: cheltuiește-ți cărțile pe orice rută care aduce puncte.",
};
