/** Texts of the table that the first move does without: its sheets, journal, chat, text view. */
import { counting, listing } from "../plural.ts";
import { cardWords } from "./table.ts";

type CardWord = keyof typeof cardWords;

const count = counting("en");

const list = listing("en");

export const beside = {
  lanes: {
    tunnel: "Tunnel",
    ferry: (n: number) => count(n, { one: "Ferry, # locomotive", other: "Ferry, # locomotives" }),
    price: (n: number, color: CardWord | null) =>
      color
        ? `${n} ${cardWords[color]}`
        : count(n, { one: "# card of any colour", other: "# cards of one colour" }),
    worth: (n: number) => count(n, { one: "worth # point", other: "worth # points" }),
    payWith: "Pay with",
    claimFor: (points: number) =>
      count(points, { one: "Claim for # point", other: "Claim for # points" }),
    dig: "Dig the tunnel",
    tunnelNote: "Three cards are turned up; each that matches costs one more.",
    spare: (n: number) =>
      count(n, { one: "You could then pay # more.", other: "You could then pay up to # more." }),
    nowPayable: "You can claim it now",
    gray: "any colour",
  },

  why: {
    taken: (who: string) => `${who} has built this route.`,
    takenByMe: "This route is yours.",
    closed: "With this few players only one of the two routes is used, and it is taken.",
    double: "You own the route beside it.",
    trains: (n: number) =>
      count(n, { one: "You are # train short.", other: "You are # trains short." }),
    cards: (n: number, color: CardWord | null) =>
      color
        ? `You are ${n} ${cardWords[color]} short.`
        : count(n, {
            one: "You are # card of one colour short.",
            other: "You are # cards of one colour short.",
          }),
    locomotives: (n: number) =>
      count(n, { one: "You are # locomotive short.", other: "You are # locomotives short." }),
    station: (who: string) => `${who} has a station here.`,
    stationMine: "Your station stands here.",
    stations: "You have no station left to build.",
    watching: "You are watching.",
    over: "The game is over.",
    tickets: "Choose your tickets first.",
    others: "The others are still choosing their tickets.",
    turn: (who: string) => `It is ${who}’s turn.`,
    tunnel: "Finish the tunnel first.",
    second: "Take your second card first.",
    onlyFirst: "An open locomotive can only be the first card",
  },

  city: {
    build: "Build a station",
    buildFor: (n: number) =>
      count(n, { one: "Build a station for # card", other: "Build a station for # cards" }),
    note: "At the end a station lets you use one route of another player from here for your tickets.",
    myTickets: (names: readonly string[]) => `Your tickets from here: ${list(names)}`,
    stack: (values: readonly string[]) => `Cards left: ${list(values)}`,
    stackEmpty: "No cards left",
  },

  tunnel: {
    title: (lane: string) => `Tunnel ${lane}`,
    laid: "Laid",
    turned: "Turned up",
    free: "No extra cost!",
    extra: (n: number) => count(n, { one: "One more card to pay", other: "# more cards to pay" }),
    pay: (what: string) => `Pay ${what}`,
    back: "Turn back",
    cannot: "You cannot pay this.",
  },

  seat: {
    turn: "to play",
    bot: "computer",
    lastDeed: "Last move",
    countries: "Country cards",
    letAutopilot: "Let the autopilot play for them",
    away: "away",
    autopilot: "autopilot",
  },

  away: {
    title: "While you were away",
    goOn: "Go on",
  },

  log: {
    title: "What happened",
    empty: "Nothing has happened yet.",
  },

  chat: {
    title: "Chat",
    empty: "Nobody has said anything yet.",
    write: "Write a message",
    send: "Send",
    off: "The host has switched the chat off.",
    reactions: "Reactions",
    reacted: (who: string, what: string) => `${who}: ${what}`,
    reaction: {
      whistle: "Whistle",
      cheer: "Hurrah",
      laugh: "Ha ha",
      gasp: "Oh no",
      think: "Hm …",
      sorry: "Sorry",
      hurry: "Hurry up",
      thanks: "Thank you",
    },
    watcher: "Watching",
  },

  keys: {
    title: "Keys",
    row: "1 to 5: take an open card",
    deck: "D: draw from the deck",
    drawTickets: "N: draw tickets",
    find: "/: find a route",
    tickets: "T: your tickets",
    log: "J: what happened",
    chat: "C: chat",
    text: "V: text view on and off",
    board: "+ − 0 and arrows on the board: zoom, show all, move",
    confirm: "Enter: confirm, Escape: close",
  },

  text: {
    title: "The table as text",
    leave: "Show the board",
    status: "Now",
    hand: "Hand",
    row: "Open cards and deck",
    lanes: "Routes",
    search: "Search a route by city",
    filter: "Which routes",
    all: "All",
    payable: "Payable now",
    mine: "Mine",
    needed: "For my tickets",
    found: (n: number) => count(n, { one: "# route", other: "# routes" }),
    stations: "Stations",
    stationIn: "Build a station in",
    players: "Players",
    tickets: "Tickets",
    log: "Journal",
    priceOf: (price: string, points: string) => `${price}, ${points}`,
    ownedBy: (who: string) => `taken by ${who}`,
  },

  news: {
    lastRound: "Last round",
    refused: "That did not go through",
    cut: (lane: string, ticket: string) => `${lane} is gone: no way is left for ${ticket}.`,
    longer: (lane: string, ticket: string, n: number) =>
      `${lane} is gone: ${ticket} now takes ${count(n, { one: "# train", other: "# trains" })} more.`,
    completed: (ticket: string) => `Ticket ${ticket} completed!`,
  },

  status: {
    lastRound: (line: string) => `Last round · ${line}`,
    tunnel: (n: number) =>
      count(n, { one: "Pay # more card or turn back", other: "Pay # more cards or turn back" }),
    digging: "The mountain decides …",
    theirTunnel: (who: string) => `${who} is digging a tunnel`,
    pass: "Nothing is possible: you have to pass",
    over: "The game is over",
    ended: "The game was ended early",
    autopilot: "The autopilot is playing for you",
    autopilotOff: "Take over",
    passKey: "Pass",
  },

  tickets: {
    done: "Done",
    doneBorrowed: (cities: readonly string[]) => `Done, with your station in ${list(cities)}`,
    lostLanes: "No way is left",
    lostTrains: (n: number) =>
      count(n, {
        one: "Needs # train, more than you have",
        other: "Needs # trains, more than you have",
      }),
  },

  hand: {
    pays: (n: number) => count(n, { one: "pays for # route now", other: "pays for # routes now" }),
  },

  hints: {
    collect: "Tap a colour in your hand to see the routes it could pay for.",
    claim: "You can pay for a route now. Tap it on the board to see what it costs and scores.",
    locomotive: "Locomotives are wild. An open one counts as your whole turn, so think twice.",
    ticketDone: "A ticket is done. You can draw more tickets when you feel strong.",
    lastRound: "Last round: spend your cards on any route that scores.",
  },
};
