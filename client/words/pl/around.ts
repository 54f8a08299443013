/** To, co wokół gry i na dotknięcie: menu, ekran stołu, oglądanie, opcje. */
import type { Areas } from "../types.ts";
import { count } from "./counts.ts";

export const around: Areas["around"] = {
  back: "Wróć",
  sure: {
    leave: "Opuścić miejsce? Może je zająć ktoś inny.",
    remove: (name) => `Usunąć od stołu: ${name}?`,
    end: "Gra skończy się, gdy zgodzą się wszyscy przy stole. Zgadzasz się zakończyć ją teraz?",
    forget:
      "Zapomnieć wszystkie gry? Stracisz swoje miejsca w trwających grach, chyba że masz je na innym urządzeniu.",
  },
  watching: {
    full: "Wszystkie miejsca są zajęte, więc oglądasz.",
    running: "Gra już trwa, więc oglądasz.",
    just: "Oglądasz grę.",
    lostSeat: "To twoje dawne miejsce?",
    closed: "Ta gra jest zamknięta dla widzów.",
    crowded: "Jest tu już za dużo osób. Spróbuj za chwilę.",
    deadSeat: "Link do miejsca na tym urządzeniu już nie działa: powstał nowszy.",
    goLive: "Na żywo",
    lookBack: "Cofnij się",
    earlier: "Ruch wstecz",
    later: "Ruch naprzód",
    behind: (n) =>
      count(n, {
        one: "# ruch wstecz",
        few: "# ruchy wstecz",
        many: "# ruchów wstecz",
        other: "# ruchu wstecz",
      }),
    position: "Moment gry",
  },
  menu: {
    title: "Gra",
    rules: "Zasady tej mapy",
    invite: "Link z zaproszeniem",
    myDevices: "Moje miejsce na innym urządzeniu",
    myDevicesNote:
      "Zeskanuj to drugim urządzeniem albo wyślij sobie link. Zachowaj go dla siebie: kto go ma, gra na twoim miejscu.",
    newLink: (name) => `Nowy link do miejsca: ${name}`,
    newLinkNote: (name) =>
      `Wyślij ten link do właściwej osoby (${name}). Jej poprzedni link już nie działa.`,
    lostLinks: "Ktoś stracił swoje miejsce?",
    nudge: (name) => `Ponaglij: ${name}`,
    nudgeText: (name) => `${name}, twoja kolej w Branchline.`,
    tableScreen: "Ekran stołu",
    settings: "Ustawienia",
    sound: "Dźwięki",
    end: "Zakończ grę wcześniej",
    leave: "Strona główna",
    leaveNote: "Twoje miejsce zostaje twoje.",
    notify: "Powiadom, gdy będzie moja kolej",
    notifyOn: "Dostaniesz powiadomienie, gdy przyjdzie twoja kolej.",
    notifyBlocked: "Ta przeglądarka nie pozwala tu na powiadomienia.",
    fair: "Zapieczętowane tasowanie",
    fairNote:
      "Kolejność wszystkich kart ustalono przed rozdaniem pierwszej. To jej pieczęć; na końcu zostanie otwarta i każdy może ją sprawdzić.",
    lookBack: "Przejrzyj grę",
    options: "Opcje stołu",
  },
  screen: {
    title: "Ekran stołu",
    sit: "Zeskanuj, aby usiąść",
    watch: "Zeskanuj, aby oglądać",
    turn: (name) => `Teraz gra ${name}`,
    choosing: "Wszyscy wybierają bilety",
    over: "Koniec gry",
    lastRound: "Ostatnia runda",
    deck: "Talia",
  },
  options: {
    seatCount: "Miejsca",
    clock: "Czas na turę",
    clocks: {
      none: "Bez limitu",
      seconds: (n) =>
        count(n, { one: "# sekunda", few: "# sekundy", many: "# sekund", other: "# sekundy" }),
      minutes: (n) =>
        count(n, { one: "# minuta", few: "# minuty", many: "# minut", other: "# minuty" }),
      hours: (n) =>
        count(n, { one: "# godzina", few: "# godziny", many: "# godzin", other: "# godziny" }),
      days: (n) => count(n, { one: "# dzień", few: "# dni", many: "# dni", other: "# dnia" }),
    },
    public: "Pokaż na tablicy odjazdów",
    publicNote: "Każdy może znaleźć grę na stronie głównej i ją oglądać.",
    watching: "Widzowie mogą oglądać",
    chat: "Czat",
    late: "Nowi mogą przejąć miejsca komputerów",
  },
  lost: {
    title: "Nie ma takiego pociągu",
    text: "Ta strona nie istnieje. Być może adres został ucięty.",
    game: "Pod tym adresem nie ma gry. Być może link został ucięty.",
    gone: "Ta gra skończyła się dawno temu i została sprzątnięta.",
  },
  turn: { title: "Twoja kolej", notification: (map) => `Twoja kolej (${map}).` },
  update: { text: "Nowa wersja jest gotowa." },
};
