/** Powtórka: sterowanie i to, czyimi oczami się patrzy. */
import type { Areas } from "../types.ts";
import { cards, number, points, tickets, trains } from "./counts.ts";

export const replay: Areas["replay"] = {
  title: "Powtórka",
  you: "Ty",
  dealt: "Karty rozdane, bilety wybrane.",
  check: "Czy było uczciwie?",
  play: "Odtwórz",
  pause: "Pauza",
  first: "Na początek",
  last: "Na koniec",
  earlier: "Ruch wstecz",
  later: "Ruch naprzód",
  speed: "Tempo",
  times: (n) => `${number(n)}×`,
  position: "Moment gry",
  moment: (n, of) => `Ruch ${n} z ${of}`,
  eyes: "Oczami",
  open: "Karty odkryte",
  watcher: "Widz",
  copyMoment: "Kopiuj link do tego ruchu",
  copied: "Skopiowano",
  notOver: "Powtórka otworzy się po zakończeniu gry.",
  notLoaded: "Nie udało się pobrać gry.",
  noSolo: "Na tym urządzeniu nie ma gry z komputerem.",
  result: "Wynik",
  hand: (name) => `Karty na ręce: ${name}`,
  cards,
  trains,
  tickets,
  points,
};
