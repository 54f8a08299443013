/** O que se conta de uma jogada, além de pegar cartas e ficar com bilhetes. */
import type { Areas } from "../types.ts";
import { list } from "./counts.ts";

export const deeds: Areas["deeds"] = {
  claimed: (who, lane, what, points) => `${who} controlou ${lane} com ${what}: ${points}.`,
  claimedYou: (lane, what, points) => `Você controlou ${lane} com ${what}: ${points}.`,
  turnedUp: (what) => `O túnel revelou ${what}.`,
  digging: (who, lane) => `${who} está escavando ${lane}.`,
  diggingYou: (lane) => `Você está escavando ${lane}.`,
  abandoned: (who, lane) => `${who} desistiu do túnel ${lane}.`,
  abandonedYou: (lane) => `Você desistiu do túnel ${lane}.`,
  station: (who, city, what) => `${who} construiu uma estação em ${city} com ${what}.`,
  stationYou: (city, what) => `Você construiu uma estação em ${city} com ${what}.`,
  countries: (who, what) => `${who} pegou cartas de país: ${what}.`,
  countriesYou: (what) => `Você pegou cartas de país: ${what}.`,
  country: (name, value) => `${name} ${value}`,
  passed: (who) => `${who} passou.`,
  passedYou: "Você passou.",
  lastRound: (who) => `${who} tem dois trens ou menos: todos têm mais uma jogada.`,
  lastRoundYou: "Você tem dois trens ou menos: todos têm mais uma jogada.",
  flushed: "Havia três locomotivas abertas: as cinco cartas foram trocadas.",
  shuffled: "Os descartes foram embaralhados e viraram um novo baralho.",
  finished: (names) =>
    names.length === 1 ? `${list(names)} venceu.` : `Vitória dividida: ${list(names)}.`,
  finishedYou: "Você venceu!",
};
