/** Texts of the table. `who` is a player's name, `what` a list of cards already in words. */
import { counting, listing } from "../plural.ts";

type CardWord = keyof typeof cardWords;

const count = counting("en");

const list = listing("en");

/** "1 point", "2 points" */
const counted = (what: string) => (n: number) =>
  count(n, { one: `# ${what}`, other: `# ${what}s` });

const trains = counted("train");
const cards = counted("card");
const tickets = counted("ticket");
const stations = counted("station");
const locomotives = counted("locomotive");

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
  card === "locomotive" ? locomotives(n) : `${n} ${cardWords[card]}`;

export const table = {
  board: (map: string) => `Board: ${map}`,
  skipToText: "Play in the text view",
  loading: "Laying out the table",
  cards: cardWords,
  /** "2 red" */
  cardCount,
  list: (items: readonly string[]) => list(items),
  points: counted("point"),
  pointsShort: "pts",
  trains,
  cardsHeld: cards,
  ticketsHeld: tickets,
  stationsLeft: (n: number) => `${stations(n)} left`,
  you: "You",

  status: {
    choose: (n: number) => `Keep at least ${tickets(n)}`,
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
    drawBlind: (left: number) => `Draw from the deck, ${cards(left)} left`,
    drawTickets: (left: number) => `Draw tickets, ${left} left`,
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
    keep: (n: number) => `Keep ${tickets(n)}`,
    keepMore: (n: number) => `Choose at least ${n} more`,
    trains: (n: number) => `${trains(n)} to go`,
    cardsMissing: (n: number) => (n === 0 ? "you hold the cards" : `${cards(n)} missing`),
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
    blind: (n: number) => `${cards(n)} from the deck`,
    fromDeck: (what: string) => `${what} from the deck`,
    kept: (who: string, n: number, of: number) => `${who} kept ${n} of ${tickets(of)}.`,
    keptYou: (n: number, of: number) => `You kept ${n} of ${tickets(of)}.`,
  },

  bar: {
    tickets: "Tickets",
    log: "Journal",
    chat: "Chat",
    menu: "More",
    home: "Show the whole board",
    zoomIn: "Zoom in",
    zoomOut: "Zoom out",
    unread: counted("new message"),
  },
};
