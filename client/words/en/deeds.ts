/** What is told of a turn, beyond drawing cards and keeping tickets. */
import { listing } from "../plural.ts";

const list = listing("en");

export const deeds = {
  claimed: (who: string, lane: string, what: string, points: string) =>
    `${who} claimed ${lane} with ${what}: ${points}.`,
  claimedYou: (lane: string, what: string, points: string) =>
    `You claimed ${lane} with ${what}: ${points}.`,
  turnedUp: (what: string) => `The tunnel turned up ${what}.`,
  digging: (who: string, lane: string) => `${who} is digging ${lane}.`,
  diggingYou: (lane: string) => `You are digging ${lane}.`,
  abandoned: (who: string, lane: string) => `${who} gave up the tunnel ${lane}.`,
  abandonedYou: (lane: string) => `You gave up the tunnel ${lane}.`,
  station: (who: string, city: string, what: string) =>
    `${who} built a station in ${city} with ${what}.`,
  stationYou: (city: string, what: string) => `You built a station in ${city} with ${what}.`,
  countries: (who: string, what: string) => `${who} took country cards: ${what}.`,
  countriesYou: (what: string) => `You took country cards: ${what}.`,
  country: (name: string, value: number) => `${name} ${value}`,
  passed: (who: string) => `${who} passed.`,
  passedYou: "You passed.",
  lastRound: (who: string) => `${who} has two trains or fewer: everyone has one more turn.`,
  lastRoundYou: "You have two trains or fewer: everyone has one more turn.",
  flushed: "Three locomotives lay open: all five cards were replaced.",
  shuffled: "The discards were shuffled into a new deck.",
  finished: (names: readonly string[]) =>
    names.length === 1 ? `${list(names)} won.` : `${list(names)} won together.`,
  finishedYou: "You won!",
};
