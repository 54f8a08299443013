/**
 * Teksty stołu. Imiona i miasta zostają w mianowniku, a czyny w czasie teraźniejszym: czas przeszły
 * musiałby znać płeć gracza.
 */
import type { Words } from "../types.ts";
import { declined } from "./colors.ts";
import {
  cards,
  cardsTaken,
  count,
  list,
  locomotives,
  number,
  points,
  routes,
  stations,
  tickets,
  trains,
} from "./counts.ts";

type Table = Words["table"];
type CardWord = keyof Table["cards"];

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

const cardCount: Table["cardCount"] = (n, card) => {
  const { one, few, many, missing } = declined[card];
  return count(n, {
    one: `# ${one}`,
    few: `# ${few}`,
    many: `# ${many}`,
    other: `# ${missing}`,
  });
};

/** „Brakuje ci 1 czerwonej”, „2 czerwonych”, „5 czerwonych”. */
const missingCards = (n: number, card: CardWord) =>
  `${number(n)} ${n === 1 ? declined[card].missing : declined[card].many}`;

/** „zostaje 1 wagon”, „zostają 2 wagony”, „zostaje 5 wagonów”. */
const remain = (n: number) =>
  count(n, { one: "zostaje", few: "zostają", many: "zostaje", other: "zostaje" });

export const table: Table = {
  board: (map) => `Plansza: ${map}`,
  skipToText: "Graj w widoku tekstowym",
  loading: "Rozkładamy planszę",
  cards: cardWords,
  gray: "dowolny kolor",
  cardCount,
  list,
  lane: (a, b) => `${a}–${b}`,
  points,
  pointsShort: "pkt",
  trains,
  cardsHeld: cards,
  ticketsHeld: tickets,
  stationsLeft: (n) => `${remain(n)} ${stations(n)}`,
  you: "Ty",
  watcher: "Widz",

  status: {
    choose: (n) => `Zachowaj co najmniej ${tickets(n)}`,
    othersChoose: (names) =>
      names.length === 1 ? `${list(names)} wybiera bilety` : `${list(names)} wybierają bilety`,
    yourTurn: "Twoja kolej: dobierz karty, utwórz połączenie lub weź bilety",
    second: "Weź drugą kartę",
    tunnel: (n) => `Dopłać ${cardsTaken(n)} albo zawróć`,
    pass: "Nic nie da się zrobić: musisz spasować",
    theirTurn: (who) => `Teraz gra ${who}`,
    theirSecond: (who) => `${who} bierze drugą kartę`,
    theirTunnel: (who) => `${who} drąży tunel`,
    theirTickets: (who) => `${who} wybiera bilety`,
    digging: "Góra decyduje…",
    over: "Koniec gry",
    ended: "Grę zakończono wcześniej",
    sending: "Wysyłanie ruchu…",
    waiting: "Twój ruch czeka i wyjdzie, gdy tylko wróci połączenie",
    connecting: "Łączenie…",
    lost: "Utracono połączenie. Szukamy go…",
    closed: (reason) => `Rozłączono: ${reason}`,
    reload: "Połącz ponownie",
    autopilot: "Autopilot gra za ciebie",
    autopilotOff: "Przejmij",
    timeLeft: (n) =>
      count(n, {
        one: "została # sekunda",
        few: "zostały # sekundy",
        many: "zostało # sekund",
        other: "zostało # sekundy",
      }),
  },

  row: {
    title: "Odkryte karty",
    take: (card) => `Weź ${declined[card].taken}`,
    empty: "Puste miejsce",
    deck: "Talia",
    drawBlind: (n) => `Dobierz z talii, ${remain(n)} ${cards(n)}`,
    tickets: "Bilety",
    drawTickets: (n) => `Dobierz bilety, ${remain(n)} ${number(n)}`,
    onlyFirst: "Odkrytą lokomotywę można wziąć tylko jako pierwszą kartę",
    pass: "Pas",
  },

  hand: {
    title: "Twoje karty",
    empty: "Nie masz kart na ręce",
    show: (n, card) => `${cardCount(n, card)}: pokaż trasy, na które wystarczy`,
    pays: (n) =>
      `wystarczy już na ${count(n, { one: "# trasę", few: "# trasy", many: "# tras", other: "# trasy" })}`,
  },

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
    claim: "Utwórz",
    claimFor: (n) => `Utwórz (${points(n)})`,
    dig: "Drąż tunel",
    tunnelNote: "Odkrywa się trzy karty; każda pasująca kosztuje jedną więcej.",
    spare: (n) => `W zapasie na dopłatę: ${cards(n)}.`,
    close: "Zamknij",
    taken: "Zajęta",
    closed: "Zamknięta",
    free: "Wolna",
    nowPayable: "Możesz ją teraz zająć",
    trainsAfter: (n) => `${remain(n)} ci ${trains(n)}`,
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
  },

  city: {
    build: "Zbuduj dworzec",
    buildFor: (n) => `Zbuduj dworzec za ${cardsTaken(n)}`,
    note: "Na koniec dworzec pozwala użyć do twoich biletów jednej trasy innego gracza prowadzącej stąd.",
    routes,
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

  tickets: {
    title: "Twoje bilety",
    none: "Nie masz biletów.",
    offer: "Wybierz bilety",
    keep: (n) => `Zachowaj ${tickets(n)}`,
    keepMore: (n) => `Wybierz jeszcze co najmniej ${number(n)}`,
    long: "długa",
    done: "Gotowy",
    doneBorrowed: (cities) => `Gotowy, dworzec: ${list(cities)}`,
    open: (trains, cards) => `${trains}, ${cards}`,
    trains: (n) => `jeszcze ${trains(n)}`,
    cardsMissing: (n) =>
      n === 0 ? "karty już masz" : `brakuje ${number(n)} ${n === 1 ? "karty" : "kart"}`,
    lostLanes: "Nie ma już drogi",
    lostTrains: (n) => `Potrzeba ${number(n)} ${n === 1 ? "wagonu" : "wagonów"}, masz mniej`,
    cut: (lane, ticket) => `${lane} przepada: bilet ${ticket} nie ma już drogi.`,
    longer: (lane, ticket, n) => `${lane} przepada: bilet ${ticket} wymaga o ${trains(n)} więcej.`,
    completed: (ticket) => `Bilet ${ticket} zrealizowany!`,
    sum: (n, of) => `gotowe: ${n} z ${of}`,
    worth: points,
    returned: "Przyjrzyj się: dotknij biletu, aby zobaczyć go na planszy.",
  },

  plates: {
    title: "Gracze",
    turn: "gra",
    away: "offline",
    autopilot: "autopilot",
    bot: "komputer",
    choosing: "wybiera",
    stations,
    lastDeed: "Ostatni ruch",
    nothingYet: "Jeszcze nic",
    countries: "Karty państw",
    letAutopilot: "Niech gra autopilot",
    detail: (who) => `Gracz: ${who}`,
  },

  deeds: {
    began: (who) => `${who} zaczyna.`,
    beganYou: "Zaczynasz.",
    drew: (who, what) => `${who} dobiera: ${what}.`,
    drewYou: (what) => `Dobierasz: ${what}.`,
    blind: (n) => `${cards(n)} z talii`,
    fromDeck: (what) => `${what} z talii`,
    claimed: (who, lane, what, points) => `${who} tworzy połączenie ${lane} (${what}): ${points}.`,
    claimedYou: (lane, what, points) => `Tworzysz połączenie ${lane} (${what}): ${points}.`,
    turnedUp: (what) => `Tunel odkrywa: ${what}.`,
    digging: (who, lane) => `${who} drąży tunel ${lane}.`,
    diggingYou: (lane) => `Drążysz tunel ${lane}.`,
    abandoned: (who, lane) => `${who} zawraca z tunelu ${lane}.`,
    abandonedYou: (lane) => `Zawracasz z tunelu ${lane}.`,
    kept: (who, n, of) => `${who} zachowuje bilety: ${n} z ${of}.`,
    keptYou: (n, of) => `Zachowujesz bilety: ${n} z ${of}.`,
    station: (who, city, what) => `${who} buduje dworzec: ${city} (${what}).`,
    stationYou: (city, what) => `Budujesz dworzec: ${city} (${what}).`,
    countries: (who, what) => `${who} bierze karty państw: ${what}.`,
    countriesYou: (what) => `Bierzesz karty państw: ${what}.`,
    country: (name, value) => `${name} ${value}`,
    passed: (who) => `${who} pasuje.`,
    passedYou: "Pasujesz.",
    lastRound: (who) => `${who} ma najwyżej dwa wagony: każdy ma jeszcze jedną turę.`,
    lastRoundYou: "Masz najwyżej dwa wagony: każdy ma jeszcze jedną turę.",
    flushed: "Odkryte były trzy lokomotywy: wymieniono wszystkie pięć kart.",
    shuffled: "Odrzucone karty potasowano w nową talię.",
    finished: (names) =>
      names.length === 1 ? `Wygrywa ${list(names)}.` : `Wygrywają razem: ${list(names)}.`,
    finishedYou: "Wygrywasz!",
  },

  news: {
    lastRound: "Ostatnia runda",
    lastRoundNote: "Każdy ma jeszcze jedną turę.",
    yourTurn: "Twoja kolej",
    over: "Koniec gry",
    refused: "To się nie udało",
    away: "Pod twoją nieobecność",
    goOn: "Dalej",
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

  log: {
    title: "Co się wydarzyło",
    empty: "Jeszcze nic się nie wydarzyło.",
    showLane: "Pokaż na planszy",
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
  },

  menu: {
    title: "Więcej",
    confirm: "Pytaj przed utworzeniem",
    sound: "Dźwięki",
    vibration: "Wibruj w mojej turze",
    motion: "Mniej ruchu",
    text: "Widok tekstowy",
    keys: "Klawisze",
    endEarly: "Zaproponuj koniec gry",
    endAgree: "Zgódź się na koniec gry",
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
};
