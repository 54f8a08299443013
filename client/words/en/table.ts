/** Texts of the table. `who` is a player's name, `what` a list of cards already in words. */
import { counting, listing } from "../plural.ts";

type CardWord = keyof typeof cardWords;

const count = counting("en");

const list = listing("en");

export const cardWords = {
  purple: "purple",
  blue: "blue",
  orange: "orange",
  white: "white",
  green: "green",
  yellow: "yellow",
  black: "black",
  red: "red",
  locomotive: "locomotive",
};

const cardCount = (n: number, card: CardWord) =>
  card === "locomotive"
    ? count(n, { one: "# locomotive", other: "# locomotives" })
    : `${n} ${cardWords[card]}`;

export const table = {
  board: (map: string) => `Board: ${map}`,
  skipToText: "Play in the text view",
  loading: "Laying out the table",
  cards: cardWords,
  /** "2 red" */
  cardCount,
  list: (items: readonly string[]) => list(items),
  points: (n: number) => count(n, { one: "# point", other: "# points" }),
  pointsShort: "pts",
  trains: (n: number) => count(n, { one: "# train", other: "# trains" }),
  cardsHeld: (n: number) => count(n, { one: "# card", other: "# cards" }),
  ticketsHeld: (n: number) => count(n, { one: "# ticket", other: "# tickets" }),
  stationsLeft: (n: number) => count(n, { one: "# station left", other: "# stations left" }),
  you: "You",

  status: {
    choose: (n: number) =>
      count(n, { one: "Keep at least # ticket", other: "Keep at least # tickets" }),
    othersChoose: (names: readonly string[]) =>
      names.length === 1
        ? `${list(names)} is choosing tickets`
        : `${list(names)} are choosing tickets`,
    yourTurn: "Your turn: draw, claim a route or take tickets",
    second: "Take your second card",
    theirTurn: (who: string) => `${who}’s turn`,
    theirSecond: (who: string) => `${who} is taking a second card`,
    sending: "Sending your move …",
    waiting: "Your move is on its way and goes out as soon as the connection is back",
    connecting: "Connecting …",
    lost: "Connection lost. Looking for it …",
  },

  row: {
    title: "Open cards",
    take: (card: CardWord) => `Take ${cardWords[card]}`,
    empty: "Empty place",
    drawBlind: (left: number) =>
      count(left, {
        one: "Draw from the deck, # card left",
        other: "Draw from the deck, # cards left",
      }),
    drawTickets: (left: number) =>
      count(left, { one: "Draw tickets, # left", other: "Draw tickets, # left" }),
  },

  hand: {
    title: "Your hand",
    empty: "Your hand is empty",
    show: (n: number, card: CardWord) => `${cardCount(n, card)}: show routes it could pay for`,
  },

  tickets: {
    title: "Your tickets",
    none: "You have no tickets.",
    offer: "Choose your tickets",
    /** The beginning of the hash that was published before the first card. */
    seal: (seal: string) => `Sealed shuffle: ${seal}…`,
    keep: (n: number) => count(n, { one: "Keep # ticket", other: "Keep # tickets" }),
    keepMore: (n: number) =>
      count(n, { one: "Choose at least # more", other: "Choose at least # more" }),
    trains: (n: number) => count(n, { one: "# train to go", other: "# trains to go" }),
    cardsMissing: (n: number) =>
      n === 0
        ? "you hold the cards"
        : count(n, { one: "# card missing", other: "# cards missing" }),
    sum: (n: number, of: number) => `${n} of ${of} done`,
  },

  plates: {
    title: "Players",
    nothingYet: "Nothing yet",
  },

  deeds: {
    began: (who: string) => `${who} begins.`,
    beganYou: "You begin.",
    drew: (who: string, what: string) => `${who} took ${what}.`,
    drewYou: (what: string) => `You took ${what}.`,
    blind: (n: number) => count(n, { one: "# card from the deck", other: "# cards from the deck" }),
    fromDeck: (what: string) => `${what} from the deck`,
    kept: (who: string, n: number, of: number) =>
      `${who} kept ${n} of ${count(of, { one: "# ticket", other: "# tickets" })}.`,
    keptYou: (n: number, of: number) =>
      `You kept ${n} of ${count(of, { one: "# ticket", other: "# tickets" })}.`,
  },

  bar: {
    tickets: "Tickets",
    log: "Journal",
    chat: "Chat",
    menu: "More",
    home: "Show the whole board",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    unread: (n: number) => count(n, { one: "# new message", other: "# new messages" }),
  },
};
