/** The guide: how each map is played, in about three minutes, and hints for the first game. */
import { counting } from "../plural.ts";

const count = counting("en");

export const guide = {
  title: "How to play",
  choose: "Which map?",
  aim: {
    title: "The aim",
    text: "Connect cities by rail. You score for every route you claim, and for secret tickets whose two cities your routes join. Tickets you do not complete cost their points.",
    points: (n: number) => count(n, { one: "# point", other: "# points" }),
  },
  turn: {
    title: "Your turn",
    text: "Do exactly one of these:",
    steps: { cards: "Your cards", route: "The route", trains: "Your trains" },
    draw: "Draw two train cards",
    drawText:
      "From the five open cards or blind from the deck. An open locomotive counts as both cards.",
    claim: "Claim a route",
    claimText:
      "Lay as many cards of the route's colour as it has spaces, and place your trains on it. A gray route takes any one colour.",
    tickets: "Draw tickets",
    ticketsText: (draw: number, keep: number) =>
      `Take ${draw} tickets and keep at least ${keep}. More points to win, more to lose.`,
    station: "Build a station",
    stationText:
      "It lets you use one route of another player at that city, for your tickets. The first costs one card, the second two, the third three of one colour.",
  },
  locomotive: {
    title: "Locomotives are wild",
    text: "A locomotive stands for any colour. If three lie open at once, the whole row is replaced.",
  },
  doubles: {
    title: "Double routes",
    text: (players: number) =>
      count(players, {
        one: "Nobody may own both tracks of a double route.",
        other:
          "Nobody may own both tracks of a double route. With up to # players, once one track is taken the other is closed.",
      }),
  },
  ferry: {
    title: "Ferries",
    text: "For each locomotive printed on a ferry you must lay a locomotive; the rest is of any one colour.",
  },
  tunnel: {
    title: "Tunnels",
    text: "Lay your cards, then three cards are turned up. For each in your colour, and for each locomotive, pay one more card of that colour, or turn back and keep your cards.",
  },
  stations: {
    title: "Stations",
    text: (each: number) =>
      count(each, {
        one: "Three per player, one per city. A station you never build is worth # point.",
        other: "Three per player, one per city. A station you never build is worth # points.",
      }),
  },
  countries: {
    title: "Neighbouring countries",
    text: "When a new route of yours reaches a country and your network then joins two countries or more, take the top card of every country in that network. Early visitors get the big cards.",
    special:
      "Several tracks may lead from one city into a country. Each player may own one of them.",
  },
  end: {
    title: "The end",
    text: (trains: number) =>
      count(trains, {
        one: "When someone has # train left or none, everyone has one more turn.",
        other: "When someone has # trains or fewer left, everyone has one more turn.",
      }),
    longest: (points: number) =>
      count(points, {
        one: "The longest unbroken path earns # point more.",
        other: "The longest unbroken path earns # points more.",
      }),
    most: "Most points wins.",
  },
  start: {
    title: "Before the first turn",
    text: (dealt: number, keep: number, trains: number) =>
      `You have ${trains} trains, four cards, and ${dealt} tickets to choose from. Keep at least ${keep}.`,
    long: "One of them is a long ticket, worth more than the others.",
  },
  scoring: {
    title: "Points for routes",
    length: "Trains",
    points: "Points",
  },
  advice: {
    title: "Three pieces of advice",
    one: "Collect first, build when your way is in danger: others see what you claim, not what you hold.",
    two: "Long routes score more than the same trains on short ones.",
    three: "Count everyone's trains. The end comes sooner than you think.",
  },
  play: "Play this map now",
};
