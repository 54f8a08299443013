/** The replay: its controls, and whose eyes one looks through. */
import { counting } from "../plural.ts";

const count = counting("en");

export const replay = {
  title: "Replay",
  you: "You",
  dealt: "The cards are dealt, the tickets are chosen.",
  check: "Was it fair?",
  play: "Play",
  pause: "Pause",
  first: "To the start",
  last: "To the end",
  earlier: "One move back",
  later: "One move on",
  speed: "Speed",
  times: (n: number) => `${n}×`,
  position: "Moment in the game",
  moment: (n: number, of: number) => `Move ${n} of ${of}`,
  eyes: "Seen by",
  open: "All hands open",
  watcher: "A watcher",
  copyMoment: "Copy link to this move",
  copied: "Copied",
  notOver: "The replay opens when the game is over.",
  notLoaded: "The game could not be fetched.",
  noSolo: "There is no game against computer players on this device.",
  result: "Result",
  hand: (name: string) => `Hand of ${name}`,
  cards: (n: number) => count(n, { one: "# card", other: "# cards" }),
  trains: (n: number) => count(n, { one: "# train", other: "# trains" }),
  tickets: (n: number) => count(n, { one: "# ticket", other: "# tickets" }),
  points: (n: number) => count(n, { one: "# point", other: "# points" }),
};
