/** Co się opowiada o ruchu, poza dobieraniem kart i zatrzymywaniem biletów. */
import type { Areas } from "../types.ts";
import { list } from "./counts.ts";

export const deeds: Areas["deeds"] = {
  claimed: (who, lane, what, points) => `${who} tworzy połączenie ${lane} (${what}): ${points}.`,
  claimedYou: (lane, what, points) => `Tworzysz połączenie ${lane} (${what}): ${points}.`,
  turnedUp: (what) => `Tunel odkrywa: ${what}.`,
  digging: (who, lane) => `${who} drąży tunel ${lane}.`,
  diggingYou: (lane) => `Drążysz tunel ${lane}.`,
  abandoned: (who, lane) => `${who} zawraca z tunelu ${lane}.`,
  abandonedYou: (lane) => `Zawracasz z tunelu ${lane}.`,
  station: (who, city, what) => `${who} buduje dworzec: ${city} (${what}).`,
  stationYou: (city, what) => `Budujesz dworzec: ${city} (${what}).`,
  countries: (who, what) => `${who} bierze karty państw: ${what}.`,
  countriesYou: (what) => `Bierzesz karty państw: ${what}.`,
  country: (name, value) => `${name} ${value}`,
  passed: (who) => `${who} pasuje.`,
  passedYou: "Pasujesz.",
  lastRound: (who) => `${who} ma najwyżej dwa wagony: każdy ma jeszcze jedną turę.`,
  lastRoundYou: "Masz najwyżej dwa wagony: każdy ma jeszcze jedną turę.",
  flushed: "Odkryte były trzy lokomotywy: wymieniono wszystkie pięć kart.",
  shuffled: "Odrzucone karty potasowano w nową talię.",
  finished: (names) =>
    names.length === 1 ? `Wygrywa ${list(names)}.` : `Wygrywają razem: ${list(names)}.`,
  finishedYou: "Wygrywasz!",
};
