/** Textele mesei. Cartea și ruta sunt feminine, deci și culorile; numele nu se declină. */
import type { Words } from "../types.ts";
import { cards, count, list, number, points, stations, tickets, trains } from "./counts.ts";

type Table = Words["table"];

const cardWords: Table["cards"] = {
  purple: "mov",
  blue: "albastră",
  orange: "portocalie",
  white: "albă",
  green: "verde",
  yellow: "galbenă",
  black: "neagră",
  red: "roșie",
  locomotive: "locomotivă",
};

const manyCards: Table["cards"] = {
  purple: "mov",
  blue: "albastre",
  orange: "portocalii",
  white: "albe",
  green: "verzi",
  yellow: "galbene",
  black: "negre",
  red: "roșii",
  locomotive: "locomotive",
};

export const cardCount: Table["cardCount"] = (n, card) =>
  count(n, {
    one: `# ${cardWords[card]}`,
    few: `# ${manyCards[card]}`,
    other: `# de ${manyCards[card]}`,
  });

/** „a rămas 1 carte”, „au rămas 3 cărți”. */
const remain = (n: number, what: string) =>
  `${count(n, { one: "a mai rămas", other: "au mai rămas" })} ${what}`;

export const table: Table = {
  board: (map) => `Tabla de joc: ${map}`,
  skipToText: "Joacă în modul text",
  loading: "Se așază masa",
  cards: cardWords,
  cardCount,
  list,
  points,
  pointsShort: "pct",
  trains,
  cardsHeld: cards,
  ticketsHeld: tickets,
  stationsLeft: (n) => remain(n, stations(n)),
  you: "Tu",

  status: {
    choose: (n) => `Păstrează cel puțin ${tickets(n)}`,
    othersChoose: (names) =>
      names.length === 1 ? `${list(names)} își alege traseele` : `${list(names)} își aleg traseele`,
    yourTurn: "E rândul tău: trage cărți, revendică o rută sau ia trasee",
    second: "Ia a doua carte",
    theirTurn: (who) => `Acum joacă ${who}`,
    theirSecond: (who) => `${who} ia a doua carte`,
    sending: "Se trimite mutarea ta…",
    waiting: "Mutarea ta așteaptă și pleacă de îndată ce revine conexiunea",
    connecting: "Se conectează…",
    lost: "Conexiune pierdută. O căutăm…",
  },

  row: {
    title: "Cărți la vedere",
    take: (card) => (card === "locomotive" ? "Ia locomotiva" : `Ia cartea ${cardWords[card]}`),
    empty: "Loc gol",
    drawBlind: (n) => `Trage din pachet, ${remain(n, cards(n))}`,
    drawTickets: (n) => `Trage cărți traseu, ${remain(n, number(n))}`,
  },

  hand: {
    title: "Mâna ta",
    empty: "Mâna ta e goală",
    show: (n, card) => `${cardCount(n, card)}: arată rutele pe care le-ar plăti`,
  },

  tickets: {
    title: "Traseele tale",
    none: "Nu ai trasee.",
    offer: "Alege-ți traseele",
    seal: (seal: string) => `Amestecare sigilată: ${seal}…`,
    keep: (n) => `Păstrează ${tickets(n)}`,
    keepMore: (n) => `Alege încă cel puțin ${number(n)}`,
    trains: (n) => `încă ${trains(n)}`,
    cardsMissing: (n) =>
      n === 0 ? "ai cărțile" : `${n === 1 ? "lipsește" : "lipsesc"} ${cards(n)}`,
    sum: (n, of) => `${n} din ${of} îndeplinite`,
  },

  plates: {
    title: "Jucători",
    nothingYet: "Nimic încă",
  },

  deeds: {
    began: (who) => `${who} începe.`,
    beganYou: "Tu începi.",
    drew: (who, what) => `${who} a luat ${what}.`,
    drewYou: (what) => `Ai luat ${what}.`,
    blind: (n) => `${cards(n)} din pachet`,
    fromDeck: (what) => `${what} din pachet`,
    kept: (who, n, of) => `${who} a păstrat ${n} din ${tickets(of)}.`,
    keptYou: (n, of) => `Ai păstrat ${n} din ${tickets(of)}.`,
  },

  bar: {
    tickets: "Trasee",
    log: "Jurnal",
    chat: "Chat",
    menu: "Altele",
    home: "Arată toată tabla",
    zoomIn: "Apropie",
    zoomOut: "Depărtează",
    unread: (n) => count(n, { one: "# mesaj nou", few: "# mesaje noi", other: "# de mesaje noi" }),
  },
};
