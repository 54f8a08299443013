/** Reluarea: comenzile ei și prin ochii cui se vede. */
import type { Areas } from "../types.ts";
import { cards, number, points, tickets, trains } from "./counts.ts";

export const replay: Areas["replay"] = {
  title: "Reluare",
  you: "Tu",
  dealt: "Cărțile sunt împărțite, traseele sunt alese.",
  check: "A fost corect?",
  play: "Redă",
  pause: "Pauză",
  first: "La început",
  last: "La sfârșit",
  earlier: "O mutare înapoi",
  later: "O mutare înainte",
  speed: "Viteză",
  times: (n) => `${number(n)}×`,
  position: "Momentul jocului",
  moment: (n, of) => `Mutarea ${n} din ${of}`,
  eyes: "Prin ochii",
  open: "Mâini la vedere",
  watcher: "Un spectator",
  copyMoment: "Copiază linkul acestei mutări",
  copied: "Copiat",
  notOver: "Reluarea se deschide la sfârșitul jocului.",
  notLoaded: "Jocul nu a putut fi adus.",
  noSolo: "Pe acest dispozitiv nu există niciun joc cu jucători virtuali.",
  result: "Rezultat",
  hand: (name) => `Mâna: ${name}`,
  cards,
  trains,
  tickets,
  points,
};
