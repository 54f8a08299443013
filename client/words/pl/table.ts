/**
 * Teksty stołu. Imiona i miasta zostają w mianowniku, a czyny w czasie teraźniejszym: czas przeszły
 * musiałby znać płeć gracza.
 */
import type { Words } from "../types.ts";
import { declined } from "./colors.ts";
import { cards, count, list, number, points, stations, tickets, trains } from "./counts.ts";

type Table = Words["table"];

const cardWords: Table["cards"] = {
  purple: declined.purple.one,
  blue: declined.blue.one,
  orange: declined.orange.one,
  white: declined.white.one,
  green: declined.green.one,
  yellow: declined.yellow.one,
  black: declined.black.one,
  red: declined.red.one,
  locomotive: declined.locomotive.one,
};

export const cardCount: Table["cardCount"] = (n, card) => {
  const { one, few, many, missing } = declined[card];
  return count(n, {
    one: `# ${one}`,
    few: `# ${few}`,
    many: `# ${many}`,
    other: `# ${missing}`,
  });
};

/** „zostaje 1 wagon”, „zostają 2 wagony”, „zostaje 5 wagonów”. */
const remain = (n: number) =>
  count(n, { one: "zostaje", few: "zostają", many: "zostaje", other: "zostaje" });

export const table: Table = {
  board: (map) => `Plansza: ${map}`,
  skipToText: "Graj w widoku tekstowym",
  loading: "Rozkładamy planszę",
  cards: cardWords,
  cardCount,
  list,
  points,
  pointsShort: "pkt",
  trains,
  cardsHeld: cards,
  ticketsHeld: tickets,
  stationsLeft: (n) => `${remain(n)} ${stations(n)}`,
  you: "Ty",

  status: {
    choose: (n) => `Zachowaj co najmniej ${tickets(n)}`,
    othersChoose: (names) =>
      names.length === 1 ? `${list(names)} wybiera bilety` : `${list(names)} wybierają bilety`,
    yourTurn: "Twoja kolej: dobierz karty, utwórz połączenie lub weź bilety",
    second: "Weź drugą kartę",
    theirTurn: (who) => `Teraz gra ${who}`,
    theirSecond: (who) => `${who} bierze drugą kartę`,
    sending: "Wysyłanie ruchu…",
    waiting: "Twój ruch czeka i wyjdzie, gdy tylko wróci połączenie",
    connecting: "Łączenie…",
    lost: "Utracono połączenie. Szukamy go…",
  },

  row: {
    title: "Odkryte karty",
    take: (card) => `Weź ${declined[card].taken}`,
    empty: "Puste miejsce",
    drawBlind: (n) => `Dobierz z talii, ${remain(n)} ${cards(n)}`,
    drawTickets: (n) => `Dobierz bilety, ${remain(n)} ${number(n)}`,
  },

  hand: {
    title: "Twoje karty",
    empty: "Nie masz kart na ręce",
    show: (n, card) => `${cardCount(n, card)}: pokaż trasy, na które wystarczy`,
  },

  tickets: {
    title: "Twoje bilety",
    none: "Nie masz biletów.",
    offer: "Wybierz bilety",
    seal: (seal: string) => `Zapieczętowane tasowanie: ${seal}…`,
    keep: (n) => `Zachowaj ${tickets(n)}`,
    keepMore: (n) => `Wybierz jeszcze co najmniej ${number(n)}`,
    trains: (n) => `jeszcze ${trains(n)}`,
    cardsMissing: (n) =>
      n === 0 ? "karty już masz" : `brakuje ${number(n)} ${n === 1 ? "karty" : "kart"}`,
    sum: (n, of) => `gotowe: ${n} z ${of}`,
  },

  plates: {
    title: "Gracze",
    nothingYet: "Jeszcze nic",
  },

  deeds: {
    began: (who) => `${who} zaczyna.`,
    beganYou: "Zaczynasz.",
    drew: (who, what) => `${who} dobiera: ${what}.`,
    drewYou: (what) => `Dobierasz: ${what}.`,
    blind: (n) => `${cards(n)} z talii`,
    fromDeck: (what) => `${what} z talii`,
    kept: (who, n, of) => `${who} zachowuje bilety: ${n} z ${of}.`,
    keptYou: (n, of) => `Zachowujesz bilety: ${n} z ${of}.`,
  },

  bar: {
    tickets: "Bilety",
    log: "Dziennik",
    chat: "Czat",
    menu: "Więcej",
    home: "Pokaż całą planszę",
    zoomIn: "Przybliż",
    zoomOut: "Oddal",
    unread: (n) =>
      count(n, {
        one: "# nowa wiadomość",
        few: "# nowe wiadomości",
        many: "# nowych wiadomości",
        other: "# nowej wiadomości",
      }),
  },
};
