/** Teksty stołu, bez których obywa się pierwszy ruch: arkusze, dziennik, czat, widok tekstowy. */
import type { Areas, Words } from "../types.ts";
import { declined } from "./colors.ts";
import { cardCount } from "./table.ts";
import {
  cards,
  cardsTaken,
  count,
  list,
  locomotives,
  number,
  points,
  routes,
  trains,
} from "./counts.ts";

type Table = Words["table"];
type CardWord = keyof Table["cards"];

/** „Brakuje ci 1 czerwonej”, „2 czerwonych”, „5 czerwonych”. */
const missingCards = (n: number, card: CardWord) =>
  `${number(n)} ${n === 1 ? declined[card].missing : declined[card].many}`;

export const beside: Areas["beside"] = {
  lanes: {
    tunnel: "Tunel",
    ferry: (n) => `Prom, ${locomotives(n)}`,
    price: (n, color) =>
      color
        ? cardCount(n, color)
        : n === 1
          ? "1 karta dowolnego koloru"
          : `${cards(n)} jednego koloru`,
    worth: (n) => `warta ${points(n)}`,
    payWith: "Zapłać",
    claimFor: (n) => `Utwórz (${points(n)})`,
    dig: "Drąż tunel",
    tunnelNote: "Odkrywa się trzy karty; każda pasująca kosztuje jedną więcej.",
    spare: (n) => `W zapasie na dopłatę: ${cards(n)}.`,
    nowPayable: "Możesz ją teraz zająć",
    gray: "dowolny kolor",
  },

  why: {
    taken: (who) => `Tę trasę ma ${who}.`,
    takenByMe: "Ta trasa jest twoja.",
    closed: "Przy tak małej liczbie graczy używa się tylko jednej z dwóch tras, a ta jest zajęta.",
    double: "Sąsiednia trasa należy do ciebie.",
    trains: (n) => `Brakuje ci ${number(n)} ${n === 1 ? "wagonu" : "wagonów"}.`,
    cards: (n, color) =>
      color
        ? `Brakuje ci ${missingCards(n, color)}.`
        : `Brakuje ci ${number(n)} ${n === 1 ? "karty" : "kart"} jednego koloru.`,
    locomotives: (n) => `Brakuje ci ${missingCards(n, "locomotive")}.`,
    station: (who) => `Dworzec ma tu ${who}.`,
    stationMine: "Stoi tu twój dworzec.",
    stations: "Nie masz już dworców do zbudowania.",
    watching: "Oglądasz grę.",
    over: "Gra jest skończona.",
    tickets: "Najpierw wybierz bilety.",
    others: "Pozostali jeszcze wybierają bilety.",
    turn: (who) => `Teraz gra ${who}.`,
    tunnel: "Najpierw dokończ tunel.",
    second: "Najpierw weź drugą kartę.",
    onlyFirst: "Odkrytą lokomotywę można wziąć tylko jako pierwszą kartę",
  },

  city: {
    build: "Zbuduj dworzec",
    buildFor: (n) => `Zbuduj dworzec za ${cardsTaken(n)}`,
    note: "Na koniec dworzec pozwala użyć do twoich biletów jednej trasy innego gracza prowadzącej stąd.",
    myTickets: (names) => `Twoje bilety stąd: ${list(names)}`,
    stack: (values) => `Pozostałe karty: ${list(values)}`,
    stackEmpty: "Nie ma już kart",
  },

  tunnel: {
    title: (lane) => `Tunel ${lane}`,
    laid: "Zagrane",
    turned: "Odkryte",
    free: "Bez dopłaty!",
    extra: (n) => `Dopłata: ${cards(n)}`,
    pay: (what) => `Zapłać: ${what}`,
    back: "Zawróć",
    cannot: "Nie stać cię na to.",
  },

  seat: {
    turn: "gra",
    bot: "komputer",
    lastDeed: "Ostatni ruch",
    countries: "Karty państw",
    letAutopilot: "Niech gra autopilot",
    away: "offline",
    autopilot: "autopilot",
  },

  away: {
    title: "Pod twoją nieobecność",
    goOn: "Dalej",
  },

  log: {
    title: "Co się wydarzyło",
    empty: "Jeszcze nic się nie wydarzyło.",
  },

  chat: {
    title: "Czat",
    empty: "Nikt jeszcze nic nie powiedział.",
    write: "Napisz wiadomość",
    send: "Wyślij",
    off: "Gospodarz wyłączył czat.",
    reactions: "Reakcje",
    reacted: (who, what) => `${who}: ${what}`,
    reaction: {
      whistle: "Gwizd",
      cheer: "Hurra",
      laugh: "Ha, ha",
      gasp: "O nie",
      think: "Hm…",
      sorry: "Wybacz",
      hurry: "Pospiesz się",
      thanks: "Dzięki",
    },
    watcher: "Widz",
  },

  keys: {
    title: "Klawisze",
    row: "1 do 5: weź odkrytą kartę",
    deck: "D: dobierz z talii",
    drawTickets: "N: dobierz bilety",
    find: "/: znajdź trasę",
    tickets: "T: twoje bilety",
    log: "J: co się wydarzyło",
    chat: "C: czat",
    text: "V: włącz i wyłącz widok tekstowy",
    board: "+ − 0 i strzałki na planszy: przybliż, pokaż całą, przesuń",
    confirm: "Enter: potwierdź, Escape: zamknij",
  },

  text: {
    title: "Stół jako tekst",
    leave: "Pokaż planszę",
    status: "Teraz",
    hand: "Ręka",
    row: "Odkryte karty i talia",
    lanes: "Trasy",
    search: "Szukaj trasy po mieście",
    filter: "Które trasy",
    all: "Wszystkie",
    payable: "Stać mnie teraz",
    mine: "Moje",
    needed: "Do moich biletów",
    found: routes,
    stations: "Dworce",
    stationIn: "Zbuduj dworzec w mieście",
    players: "Gracze",
    tickets: "Bilety",
    log: "Dziennik",
    priceOf: (price, points) => `${price}, ${points}`,
    ownedBy: (who) => `zajmuje ją ${who}`,
  },

  news: {
    lastRound: "Ostatnia runda",
    refused: "To się nie udało",
    cut: (lane, ticket) => `${lane} przepada: bilet ${ticket} nie ma już drogi.`,
    longer: (lane, ticket, n) => `${lane} przepada: bilet ${ticket} wymaga o ${trains(n)} więcej.`,
    completed: (ticket) => `Bilet ${ticket} zrealizowany!`,
  },

  status: {
    lastRound: (line) => `Ostatnia runda · ${line}`,
    tunnel: (n) => `Dopłać ${cardsTaken(n)} albo zawróć`,
    digging: "Góra decyduje…",
    theirTunnel: (who) => `${who} drąży tunel`,
    pass: "Nic nie da się zrobić: musisz spasować",
    over: "Koniec gry",
    ended: "Grę zakończono wcześniej",
    autopilot: "Autopilot gra za ciebie",
    autopilotOff: "Przejmij",
    passKey: "Pas",
  },

  tickets: {
    done: "Gotowy",
    doneBorrowed: (cities) => `Gotowy, dworzec: ${list(cities)}`,
    lostLanes: "Nie ma już drogi",
    lostTrains: (n) => `Potrzeba ${number(n)} ${n === 1 ? "wagonu" : "wagonów"}, masz mniej`,
  },

  hand: {
    pays: (n) =>
      `wystarczy już na ${count(n, { one: "# trasę", few: "# trasy", many: "# tras", other: "# trasy" })}`,
  },

  hints: {
    collect: "Dotknij koloru na ręce, aby zobaczyć trasy, za które może zapłacić.",
    claim:
      "Stać cię już na połączenie. Dotknij trasy na planszy, aby zobaczyć, ile kosztuje i ile daje punktów.",
    locomotive:
      "Lokomotywy to dżokery. Odkryta liczy się za całą turę, więc zastanów się dwa razy.",
    ticketDone: "Bilet zrealizowany. Możesz dobrać kolejne, gdy czujesz się na siłach.",
    lastRound: "Ostatnia runda: wydaj karty na dowolną trasę, która daje punkty.",
  },
};
