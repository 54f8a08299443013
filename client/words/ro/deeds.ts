/** Ce se povestește despre o tură, în afară de cărți trase și trasee păstrate. */
import type { Areas } from "../types.ts";
import { list } from "./counts.ts";

export const deeds: Areas["deeds"] = {
  claimed: (who, lane, what, points) => `${who} a revendicat ${lane} cu ${what}: ${points}.`,
  claimedYou: (lane, what, points) => `Ai revendicat ${lane} cu ${what}: ${points}.`,
  turnedUp: (what) => `Tunelul a scos ${what}.`,
  digging: (who, lane) => `${who} sapă ${lane}.`,
  diggingYou: (lane) => `Sapi ${lane}.`,
  abandoned: (who, lane) => `${who} a renunțat la tunelul ${lane}.`,
  abandonedYou: (lane) => `Ai renunțat la tunelul ${lane}.`,
  station: (who, city, what) => `${who} a construit o gară la ${city} cu ${what}.`,
  stationYou: (city, what) => `Ai construit o gară la ${city} cu ${what}.`,
  countries: (who, what) => `${who} a luat cărți de țară: ${what}.`,
  countriesYou: (what) => `Ai luat cărți de țară: ${what}.`,
  country: (name, value) => `${name} ${value}`,
  passed: (who) => `${who} sare peste rând.`,
  passedYou: "Ai sărit peste rând.",
  lastRound: (who) => `${who} are cel mult două vagoane: toți mai au câte o tură.`,
  lastRoundYou: "Ai cel mult două vagoane: toți mai au câte o tură.",
  flushed: "Erau trei locomotive la vedere: toate cele cinci cărți au fost înlocuite.",
  shuffled: "Cărțile decartate au fost amestecate într-un pachet nou.",
  finished: (names) =>
    names.length === 1 ? `${list(names)} a câștigat.` : `Victorie împărțită: ${list(names)}.`,
  finishedYou: "Ai câștigat!",
};
