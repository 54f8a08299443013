/** Przyjście z zaproszenia. */
import type { Areas } from "../types.ts";
import { count } from "./counts.ts";

export const arrive: Areas["arrive"] = {
  title: "Masz zaproszenie",
  from: (host) => `${host} trzyma dla ciebie miejsce.`,
  fromNobody: "Jest dla ciebie wolne miejsce.",
  free: (n) =>
    count(n, {
      one: "# wolne miejsce",
      few: "# wolne miejsca",
      many: "# wolnych miejsc",
      other: "# wolnego miejsca",
    }),
  yourName: "Twoje imię",
  sit: "Usiądź",
  sitting: "Zajmowanie miejsca…",
  watch: "Tylko oglądaj",
  takeOver: "Jedno z miejsc zajmuje komputer; możesz je przejąć.",
  nameMissing: "Wpisz swoje imię.",
  knownName: (name) => `${name} już ma tu miejsce. Czy to ty?`,
  otherBrowser:
    "Komunikatory otwierają linki we własnej przeglądarce, która nic nie wie o twoim miejscu. Otwórz link w przeglądarce, z której korzystasz zwykle, a wrócisz na swoje miejsce.",
  askHost: "Jeśli tamtej przeglądarki już nie ma, poproś gospodarza o nowy link do miejsca.",
  copyForBrowser: "Kopiuj link do mojej przeglądarki",
  here: "Już przy stole",
};
