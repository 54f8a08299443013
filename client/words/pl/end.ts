/** Koniec gry: pokaz, tabela punktów, o czym się będzie mówić, sprawdzenie. */
import type { Areas } from "../types.ts";
import { cards, count, list, locomotives, number, points, tickets, trains } from "./counts.ts";

export const end: Areas["end"] = {
  title: "Stacja końcowa",
  skip: "Przejdź do wyniku",
  next: "Dalej",
  showAgain: "Pokaż jeszcze raz",
  winner: (names) =>
    names.length === 1 ? `Wygrywa ${list(names)}` : `Wygrywają razem: ${list(names)}`,
  youWin: "Wygrywasz",
  signed: (n) => (n > 0 ? `+${number(n)}` : number(n)),
  steps: {
    lanes: "Trasy",
    ticketDone: (name, a, b) => `${name}: ${a} – ${b}, połączone`,
    ticketFailed: (name, a, b) => `${name}: ${a} – ${b}, niepołączone`,
    stationUsed: (name, city) => `${name}: pożyczona trasa (${city})`,
    stationsLeft: (name, n) => `${name}, niezbudowane dworce: ${number(n)}`,
    countries: (name, n) =>
      `${name}: ${count(n, {
        one: "# karta państwa",
        few: "# karty państw",
        many: "# kart państw",
        other: "# karty państwa",
      })}`,
    longest: (names, n) => `Najdłuższa droga, ${trains(n)}: ${list(names)}`,
  },
  table: {
    caption: "Wszystkie punkty",
    lanes: "Trasy",
    tickets: "Bilety",
    stations: "Dworce",
    longest: "Najdłuższa",
    countries: "Państwa",
    total: "Razem",
    longestNote: (n) => `${number(n)} wag.`,
    ticketsNote: (done, all) => `${number(done)} z ${number(all)}`,
  },
  tie: {
    ticketsCompleted: "Remis w punktach; rozstrzyga liczba zrealizowanych biletów.",
    fewestStations: "Remis w punktach i biletach; rozstrzyga mniejsza liczba dworców.",
    longestPath: "Remis we wszystkim innym; rozstrzyga najdłuższa droga.",
    ticketPoints: "Remis w punktach i biletach; rozstrzyga wartość biletów.",
    shared: "Remis we wszystkim; zwycięstwo jest wspólne.",
  },
  tickets: "Bilety",
  ticketsOf: (name) => `Bilety: ${name}`,
  done: "połączone",
  failed: "niepołączone",
  noTickets: "Brak biletów",
  talk: {
    title: "O tym będzie się mówić",
    longestLane: "Najdłuższa trasa",
    longestLaneText: (name, a, b, n) => `${name}, ${a} – ${b}, ${trains(n)}`,
    dearestTunnel: "Najdroższy tunel",
    dearestTunnelText: (name, a, b, extra) => `${name}, ${a} – ${b}, dopłata: ${cards(extra)}`,
    tunnelsAbandoned: "Odwroty z tuneli",
    mostCards: "Najwięcej kart na ręce",
    mostCardsText: (name, n) => `${name}, ${cards(n)} naraz`,
    refused: "Oddane bilety",
    refusedText: (name, n) => `${name}, ${tickets(n)}`,
    locomotives: "Najwięcej zużytych lokomotyw",
    locomotivesText: (name, n) => `${name}, ${locomotives(n)}`,
    blind: "Zaufanie do talii",
    blindText: (name, n) => `${name}, ${cards(n)} w ciemno`,
    turns: "Długość gry",
    turnsText: (n) => count(n, { one: "# tura", few: "# tury", many: "# tur", other: "# tury" }),
    times: (name, n) =>
      `${name}, ${count(n, { one: "raz", few: "# razy", many: "# razy", other: "# raza" })}`,
  },
  board: "Obejrzyj planszę",
  newSolo: "Zagraj jeszcze raz",
  rematchWaiting: "Gospodarz może rozpocząć rewanż w tym samym gronie.",
  shareText: (names, n) => `Branchline: ${list(names)}, ${points(n)}.`,
  share: "Udostępnij powtórkę",
  check: {
    title: "Czy było uczciwie?",
    intro:
      "Przed pierwszą kartą serwer ogłosił pieczęć tasowania. Teraz ziarno jest jawne, a twoja przeglądarka może rozegrać całą grę od nowa i porównać.",
    run: "Sprawdź grę",
    running: "Sprawdzanie…",
    seal: "Ziarno pasuje do pieczęci ogłoszonej na początku.",
    shuffles: (n) =>
      count(n, {
        one: "# tasowanie odtworzone z ziarna.",
        few: "# tasowania odtworzone z ziarna.",
        many: "# tasowań odtworzonych z ziarna.",
        other: "# tasowania odtworzonego z ziarna.",
      }),
    actions: (n) =>
      count(n, {
        one: "# ruch rozegrany ponownie według zasad.",
        few: "# ruchy rozegrane ponownie według zasad.",
        many: "# ruchów rozegranych ponownie według zasad.",
        other: "# ruchu rozegranego ponownie według zasad.",
      }),
    events: (n) =>
      count(n, {
        one: "# zdarzenie porównane, zgodne.",
        few: "# zdarzenia porównane, wszystkie zgodne.",
        many: "# zdarzeń porównanych, wszystkie zgodne.",
        other: "# zdarzenia porównanego, zgodne.",
      }),
    good: "Wszystko jest tak, jak być powinno.",
    folded:
      "Tę grę rozegrano według innej wersji zasad: sprawdzono pieczęć i kolejność zdarzeń, tasowań nie.",
    endedEarly: "Grę zakończono wcześniej; sprawdzono wszystko do tego miejsca.",
    bad: "Ten zapis nie jest autentyczny.",
    badSeal: "Pieczęć w zapisie jest inna niż ta, którą to urządzenie widziało na początku.",
    wrong: {
      format: "Zapis jest uszkodzony albo pochodzi z innej gry.",
      players: "Zapis nie wymienia po jednym graczu na każde miejsce.",
      seed: "Ziarno w zapisie nie jest ziarnem.",
      commitment: "Ziarno nie jest tym, które obiecano na początku.",
      event: "To, co mówi zapis, nie wynika z zasad.",
      end: "Brakuje końca gry.",
    },
    where: (at) => `Zdarzenie ${number(at)}.`,
    notLoaded: "Nie udało się pobrać zapisu.",
    seedOnly: "Czego to nie pokaże: że serwer wybrał ziarno, nie patrząc. Wybiera je samodzielnie.",
  },
};
