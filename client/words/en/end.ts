/** The end of a game: the show, the table of points, what people talk about, the check. */
import { counting, listing } from "../plural.ts";
import { writing } from "../writing.ts";

const count = counting("en");
const list = listing("en");
const number = writing("en");

export const end = {
  title: "Terminus",
  skip: "Skip to the result",
  next: "Next",
  showAgain: "Show it again",
  winner: (names: readonly string[]) =>
    names.length === 1 ? `${names[0]} wins` : `${list(names)} share the win`,
  youWin: "You win",
  signed: (n: number) => (n > 0 ? `+${number(n)}` : number(n)),
  steps: {
    lanes: "Routes",
    ticketDone: (name: string, a: string, b: string) => `${name}: ${a} – ${b}, connected`,
    ticketFailed: (name: string, a: string, b: string) => `${name}: ${a} – ${b}, not connected`,
    stationUsed: (name: string, city: string) => `${name} borrows a route at ${city}`,
    stationsLeft: (name: string, n: number) =>
      `${name}: ${count(n, { one: "# station not built", other: "# stations not built" })}`,
    countries: (name: string, n: number) =>
      `${name}: ${count(n, { one: "# country card", other: "# country cards" })}`,
    longest: (names: readonly string[], n: number) =>
      `The longest path, ${count(n, { one: "# train", other: "# trains" })}: ${list(names)}`,
  },
  table: {
    caption: "All points",
    lanes: "Routes",
    tickets: "Tickets",
    stations: "Stations",
    longest: "Longest path",
    countries: "Countries",
    total: "Total",
    longestNote: (n: number) => count(n, { one: "# train", other: "# trains" }),
    ticketsNote: (done: number, all: number) => `${number(done)} of ${number(all)}`,
  },
  tie: {
    ticketsCompleted: "Equal on points; more tickets completed decided.",
    fewestStations: "Equal on points and tickets; fewer stations built decided.",
    longestPath: "Equal on everything before; the longest path decided.",
    ticketPoints: "Equal on points and tickets; the worth of the tickets decided.",
    shared: "Equal on everything; the win is shared.",
  },
  tickets: "Tickets",
  ticketsOf: (name: string) => `Tickets of ${name}`,
  done: "connected",
  failed: "not connected",
  noTickets: "No tickets",
  talk: {
    title: "What people will talk about",
    longestLane: "Longest route",
    longestLaneText: (name: string, a: string, b: string, n: number) =>
      `${name}, ${a} – ${b}, ${count(n, { one: "# train", other: "# trains" })}`,
    dearestTunnel: "Dearest tunnel",
    dearestTunnelText: (name: string, a: string, b: string, extra: number) =>
      `${name}, ${a} – ${b}, ${count(extra, { one: "# card extra", other: "# cards extra" })}`,
    tunnelsAbandoned: "Turned back in tunnels",
    mostCards: "Biggest hand",
    mostCardsText: (name: string, n: number) =>
      `${name}, ${count(n, { one: "# card at once", other: "# cards at once" })}`,
    refused: "Tickets sent back",
    refusedText: (name: string, n: number) =>
      `${name}, ${count(n, { one: "# ticket", other: "# tickets" })}`,
    locomotives: "Most locomotives spent",
    locomotivesText: (name: string, n: number) =>
      `${name}, ${count(n, { one: "# locomotive", other: "# locomotives" })}`,
    blind: "Trusted the deck",
    blindText: (name: string, n: number) =>
      `${name}, ${count(n, { one: "# card drawn blind", other: "# cards drawn blind" })}`,
    turns: "Length of the game",
    turnsText: (n: number) => count(n, { one: "# turn", other: "# turns" }),
    times: (name: string, n: number) => `${name}, ${count(n, { one: "once", other: "# times" })}`,
  },
  board: "Look at the board",
  newSolo: "Play again",
  rematchWaiting: "The host can start a rematch with the same people.",
  shareText: (names: readonly string[], n: number) =>
    `Branchline: ${list(names)} with ${count(n, { one: "# point", other: "# points" })}.`,
  share: "Share the replay",
  check: {
    title: "Was it fair?",
    intro:
      "Before the first card, the server published a seal of the shuffle. Now the seed is open, and your browser can play the whole game again and compare.",
    run: "Check the game",
    running: "Checking …",
    seal: "The seed fits the seal published at the start.",
    shuffles: (n: number) =>
      count(n, {
        one: "# shuffle made again from the seed.",
        other: "# shuffles made again from the seed.",
      }),
    actions: (n: number) =>
      count(n, {
        one: "# action played again by the rules.",
        other: "# actions played again by the rules.",
      }),
    events: (n: number) =>
      count(n, {
        one: "# event compared, equal.",
        other: "# events compared, all equal.",
      }),
    good: "Everything is as it should be.",
    folded:
      "This game was played with another version of the rules: the seal and the order of events were checked, the shuffles were not.",
    endedEarly: "The game was ended early; everything up to there was checked.",
    bad: "This log is not genuine.",
    badSeal: "The seal in the log is not the one this device saw at the start.",
    wrong: {
      format: "The log is damaged, or of another game.",
      players: "The log does not name one player for each seat.",
      seed: "The seed in the log is not a seed.",
      commitment: "The seed is not the one that was promised at the start.",
      event: "What the log says does not follow from the rules.",
      end: "The end of the game is missing.",
    },
    where: (at: number) => count(at, { one: "At event #.", other: "At event #." }),
    notLoaded: "The log could not be fetched.",
    seedOnly:
      "What this cannot show: that the server picked the seed without looking. It picks alone.",
  },
  over: {
    ended: "The game was ended early.",
    show: "See the result",
    rematch: "Rematch",
    goRematch: "Go to the rematch",
    replay: "Replay",
  },
};
