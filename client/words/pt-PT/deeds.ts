/** O que se conta de uma jogada, para além de tirar cartas e ficar com bilhetes. */
import type { Areas } from "../types.ts";
import { list } from "./counts.ts";

export const deeds: Areas["deeds"] = {
  claimed: (who, lane, what, points) => `${who} construiu ${lane} com ${what}: ${points}.`,
  claimedYou: (lane, what, points) => `Construíste ${lane} com ${what}: ${points}.`,
  turnedUp: (what) => `O túnel revelou ${what}.`,
  digging: (who, lane) => `${who} está a escavar ${lane}.`,
  diggingYou: (lane) => `Estás a escavar ${lane}.`,
  abandoned: (who, lane) => `${who} desistiu do túnel ${lane}.`,
  abandonedYou: (lane) => `Desististe do túnel ${lane}.`,
  station: (who, city, what) => `${who} construiu uma estação em ${city} com ${what}.`,
  stationYou: (city, what) => `Construíste uma estação em ${city} com ${what}.`,
  countries: (who, what) => `${who} tirou cartas de país: ${what}.`,
  countriesYou: (what) => `Tiraste cartas de país: ${what}.`,
  country: (name, value) => `${name} ${value}`,
  passed: (who) => `${who} passou.`,
  passedYou: "Passaste.",
  lastRound: (who) => `${who} tem duas carruagens ou menos: todos têm mais uma jogada.`,
  lastRoundYou: "Tens duas carruagens ou menos: todos têm mais uma jogada.",
  flushed: "Havia três locomotivas à vista: as cinco cartas foram substituídas.",
  shuffled: "Os descartes foram baralhados num novo baralho.",
  finished: (names) =>
    names.length === 1 ? `${list(names)} venceu.` : `Vitória partilhada: ${list(names)}.`,
  finishedYou: "Venceste!",
};
