/** Sosirea cu o invitație. */
import type { Areas } from "../types.ts";
import { count } from "./counts.ts";

export const arrive: Areas["arrive"] = {
  title: "Ai o invitație",
  from: (host) => `${host} ți-a păstrat un loc.`,
  fromNobody: "E un loc liber pentru tine.",
  free: (n) =>
    count(n, { one: "# loc liber", few: "# locuri libere", other: "# de locuri libere" }),
  yourName: "Numele tău",
  sit: "Ia loc",
  sitting: "Te așezi…",
  watch: "Doar privesc",
  takeOver: "Un jucător virtual ține un loc pe care îl poți prelua.",
  nameMissing: "Scrie-ți numele.",
  knownName: (name) => `${name} are deja un loc aici. Tu ești?`,
  otherBrowser:
    "Aplicațiile de mesaje deschid linkurile într-un browser al lor, care nu știe nimic de locul tău. Deschide linkul în browserul folosit înainte și ajungi din nou la locul tău.",
  askHost: "Dacă nu mai ai acel browser, cere-i gazdei un nou link de loc.",
  copyForBrowser: "Copiază linkul pentru browserul meu",
  here: "Deja la masă",
};
