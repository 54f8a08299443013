/** Textele mesei. Cartea și ruta sunt feminine, deci și culorile; numele nu se declină. */
import type { Words } from "../types.ts";
import { cards, count, list, number, points, routes, stations, tickets, trains } from "./counts.ts";

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
  lane: (a, b) => `${a}–${b}`,
  points,
  pointsShort: "pct",
  trains,
  cardsHeld: cards,
  ticketsHeld: tickets,
  stationsLeft: (n) => remain(n, stations(n)),
  you: "Tu",

  status: {
    lastRound: (line: string) => `Ultima rundă · ${line}`,
    choose: (n) => `Păstrează cel puțin ${tickets(n)}`,
    othersChoose: (names) =>
      names.length === 1 ? `${list(names)} își alege traseele` : `${list(names)} își aleg traseele`,
    yourTurn: "E rândul tău: trage cărți, revendică o rută sau ia trasee",
    second: "Ia a doua carte",
    tunnel: (n) => `Plătește încă ${cards(n)} sau întoarce-te`,
    pass: "Nu se poate face nimic: trebuie să sari peste rând",
    theirTurn: (who) => `Acum joacă ${who}`,
    theirSecond: (who) => `${who} ia a doua carte`,
    theirTunnel: (who) => `${who} sapă un tunel`,
    theirTickets: (who) => `${who} își alege traseele`,
    digging: "Muntele hotărăște…",
    over: "Jocul s-a terminat",
    ended: "Jocul a fost încheiat mai devreme",
    sending: "Se trimite mutarea ta…",
    waiting: "Mutarea ta așteaptă și pleacă de îndată ce revine conexiunea",
    connecting: "Se conectează…",
    lost: "Conexiune pierdută. O căutăm…",
    autopilot: "Pilotul automat joacă în locul tău",
    autopilotOff: "Preia",
  },

  row: {
    title: "Cărți la vedere",
    take: (card) => (card === "locomotive" ? "Ia locomotiva" : `Ia cartea ${cardWords[card]}`),
    empty: "Loc gol",
    deck: "Pachet",
    drawBlind: (n) => `Trage din pachet, ${remain(n, cards(n))}`,
    tickets: "Trasee",
    drawTickets: (n) => `Trage cărți traseu, ${remain(n, number(n))}`,
    onlyFirst: "O locomotivă la vedere poate fi doar prima carte",
    pass: "Sari rândul",
  },

  hand: {
    title: "Mâna ta",
    empty: "Mâna ta e goală",
    show: (n, card) => `${cardCount(n, card)}: arată rutele pe care le-ar plăti`,
    pays: (n) => `plătește acum ${routes(n)}`,
  },

  tickets: {
    title: "Traseele tale",
    none: "Nu ai trasee.",
    offer: "Alege-ți traseele",
    seal: (seal: string) => `Amestecare sigilată: ${seal}…`,
    keep: (n) => `Păstrează ${tickets(n)}`,
    keepMore: (n) => `Alege încă cel puțin ${number(n)}`,
    long: "lung",
    done: "Îndeplinit",
    doneBorrowed: (cities) => `Îndeplinit, cu gara ta din ${list(cities)}`,
    open: (trains, cards) => `${trains}, ${cards}`,
    trains: (n) => `încă ${trains(n)}`,
    cardsMissing: (n) =>
      n === 0 ? "ai cărțile" : `${n === 1 ? "lipsește" : "lipsesc"} ${cards(n)}`,
    lostLanes: "Nu mai e niciun drum",
    lostTrains: (n) => `Cere ${trains(n)}, mai multe decât ai`,
    sum: (n, of) => `${n} din ${of} îndeplinite`,
    worth: points,
  },

  plates: {
    title: "Jucători",
    away: "lipsește",
    autopilot: "pilot automat",
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
