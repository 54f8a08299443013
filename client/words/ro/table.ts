/** Textele mesei. Cartea și ruta sunt feminine, deci și culorile; numele nu se declină. */
import type { Words } from "../types.ts";
import {
  cards,
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

const cardCount: Table["cardCount"] = (n, card) =>
  count(n, {
    one: `# ${cardWords[card]}`,
    few: `# ${manyCards[card]}`,
    other: `# de ${manyCards[card]}`,
  });

/** „Îți lipsește 1 vagon”, „Îți lipsesc 2 vagoane”. */
const short = (n: number, what: string) =>
  `${count(n, { one: "Îți lipsește", other: "Îți lipsesc" })} ${what}.`;

/** „a rămas 1 carte”, „au rămas 3 cărți”. */
const remain = (n: number, what: string) =>
  `${count(n, { one: "a mai rămas", other: "au mai rămas" })} ${what}`;

export const table: Table = {
  board: (map) => `Tabla de joc: ${map}`,
  skipToText: "Joacă în modul text",
  loading: "Se așază masa",
  cards: cardWords,
  gray: "orice culoare",
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
  watcher: "Spectator",

  status: {
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
    closed: (reason) => `Conexiune închisă: ${reason}`,
    reload: "Conectează din nou",
    autopilot: "Pilotul automat joacă în locul tău",
    autopilotOff: "Preia",
    timeLeft: (n) =>
      remain(n, count(n, { one: "# secundă", few: "# secunde", other: "# de secunde" })),
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

  lanes: {
    tunnel: "Tunel",
    ferry: (n) => `Feribot, ${locomotives(n)}`,
    price: (n, color) =>
      color
        ? cardCount(n, color)
        : n === 1
          ? "1 carte de orice culoare"
          : `${cards(n)} de o culoare`,
    worth: (n) => `aduce ${points(n)}`,
    payWith: "Plătește cu",
    claim: "Revendică",
    claimFor: (n) => `Revendică (${points(n)})`,
    dig: "Sapă tunelul",
    tunnelNote: "Se întorc trei cărți; fiecare care se potrivește costă încă una.",
    spare: (n) => `Ai mai putea plăti apoi ${n === 1 ? "încă 1 carte" : `cel mult ${cards(n)}`}.`,
    close: "Închide",
    taken: "Luată",
    closed: "Închisă",
    free: "Liberă",
    nowPayable: "O poți revendica acum",
    trainsAfter: (n) => `îți ${n === 1 ? "rămâne" : "rămân"} ${trains(n)}`,
  },

  why: {
    taken: (who) => `${who} are această rută.`,
    takenByMe: "Ruta asta e a ta.",
    closed: "Cu atât de puțini jucători se folosește doar una dintre cele două rute, și e luată.",
    double: "Ruta de alături e a ta.",
    trains: (n) => short(n, trains(n)),
    cards: (n, color) => short(n, color ? cardCount(n, color) : `${cards(n)} de aceeași culoare`),
    locomotives: (n) => short(n, locomotives(n)),
    station: (who) => `${who} are o gară aici.`,
    stationMine: "Aici e gara ta.",
    stations: "Nu mai ai gări de construit.",
    watching: "Doar privești.",
    over: "Jocul s-a terminat.",
    tickets: "Alege-ți întâi traseele.",
    others: "Ceilalți încă își aleg traseele.",
    turn: (who) => `Acum joacă ${who}.`,
    tunnel: "Termină întâi tunelul.",
    second: "Ia întâi a doua carte.",
  },

  city: {
    build: "Construiește o gară",
    buildFor: (n) => `Construiește o gară cu ${cards(n)}`,
    note: "La sfârșit, o gară te lasă să folosești pentru traseele tale o rută a altui jucător care pleacă de aici.",
    routes,
    myTickets: (names) => `Traseele tale de aici: ${list(names)}`,
    stack: (values) => `Cărți rămase: ${list(values)}`,
    stackEmpty: "Nu mai sunt cărți",
  },

  tunnel: {
    title: (lane) => `Tunelul ${lane}`,
    laid: "Jucate",
    turned: "Întoarse",
    free: "Fără cost în plus!",
    extra: (n) => (n === 1 ? "Încă o carte de plătit" : `Încă ${cards(n)} de plătit`),
    pay: (what) => `Plătește ${what}`,
    back: "Întoarce-te",
    cannot: "Nu poți plăti asta.",
  },

  tickets: {
    title: "Traseele tale",
    none: "Nu ai trasee.",
    offer: "Alege-ți traseele",
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
    cut: (lane, ticket) => `${lane} s-a dus: nu mai e drum pentru ${ticket}.`,
    longer: (lane, ticket, n) => `${lane} s-a dus: ${ticket} cere acum încă ${trains(n)}.`,
    completed: (ticket) => `Traseul ${ticket} e îndeplinit!`,
    sum: (n, of) => `${n} din ${of} îndeplinite`,
    worth: points,
    returned: "Privește de aproape: atinge un traseu ca să-l vezi pe tablă.",
  },

  plates: {
    title: "Jucători",
    turn: "la rând",
    away: "lipsește",
    autopilot: "pilot automat",
    bot: "computer",
    choosing: "alege",
    stations,
    lastDeed: "Ultima mutare",
    nothingYet: "Nimic încă",
    countries: "Cărți de țară",
    letAutopilot: "Lasă pilotul automat să joace",
    detail: (who) => `Despre ${who}`,
  },

  deeds: {
    began: (who) => `${who} începe.`,
    beganYou: "Tu începi.",
    drew: (who, what) => `${who} a luat ${what}.`,
    drewYou: (what) => `Ai luat ${what}.`,
    blind: (n) => `${cards(n)} din pachet`,
    fromDeck: (what) => `${what} din pachet`,
    claimed: (who, lane, what, points) => `${who} a revendicat ${lane} cu ${what}: ${points}.`,
    claimedYou: (lane, what, points) => `Ai revendicat ${lane} cu ${what}: ${points}.`,
    turnedUp: (what) => `Tunelul a scos ${what}.`,
    digging: (who, lane) => `${who} sapă ${lane}.`,
    diggingYou: (lane) => `Sapi ${lane}.`,
    abandoned: (who, lane) => `${who} a renunțat la tunelul ${lane}.`,
    abandonedYou: (lane) => `Ai renunțat la tunelul ${lane}.`,
    kept: (who, n, of) => `${who} a păstrat ${n} din ${tickets(of)}.`,
    keptYou: (n, of) => `Ai păstrat ${n} din ${tickets(of)}.`,
    station: (who, city, what) => `${who} a construit o gară la ${city} cu ${what}.`,
    stationYou: (city, what) => `Ai construit o gară la ${city} cu ${what}.`,
    countries: (who, what) => `${who} a luat cărți de țară: ${what}.`,
    countriesYou: (what) => `Ai luat cărți de țară: ${what}.`,
    country: (name, value) => `${name} ${value}`,
    passed: (who) => `${who} sare peste rând.`,
    passedYou: "Ai sărit peste rând.",
    lastRound: (who) => `${who} are cel mult două vagoane: toți mai au câte o tură.`,
    lastRoundYou: "Ai cel mult două vagoane: toți mai au câte o tură.",
    flushed: "Erau trei locomotive la vedere: toate cele cinci cărți au fost înlocuite.",
    shuffled: "Cărțile decartate au fost amestecate într-un pachet nou.",
    finished: (names) =>
      names.length === 1 ? `${list(names)} a câștigat.` : `Victorie împărțită: ${list(names)}.`,
    finishedYou: "Ai câștigat!",
  },

  news: {
    lastRound: "Ultima rundă",
    lastRoundNote: "Încă o tură pentru toți.",
    yourTurn: "E rândul tău",
    over: "Jocul s-a terminat",
    refused: "Nu s-a putut",
    away: "Cât ai lipsit",
    goOn: "Continuă",
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

  log: {
    title: "Ce s-a întâmplat",
    empty: "Încă nu s-a întâmplat nimic.",
    showLane: "Arată pe tablă",
  },

  chat: {
    title: "Chat",
    empty: "Nimeni nu a spus nimic încă.",
    write: "Scrie un mesaj",
    send: "Trimite",
    off: "Gazda a oprit chatul.",
    reactions: "Reacții",
    reacted: (who, what) => `${who}: ${what}`,
    reaction: {
      whistle: "Fluier",
      cheer: "Ura",
      laugh: "Ha, ha",
      gasp: "O, nu",
      think: "Hm…",
      sorry: "Scuze",
      hurry: "Grăbește-te",
      thanks: "Mulțumesc",
    },
  },

  menu: {
    title: "Altele",
    confirm: "Întreabă înainte de revendicare",
    sound: "Sunete",
    vibration: "Vibrează când e rândul meu",
    motion: "Mai puțină mișcare",
    text: "Modul text",
    keys: "Taste",
    endEarly: "Propune încheierea jocului",
    endAgree: "Acceptă încheierea jocului",
  },

  keys: {
    title: "Taste",
    row: "1 până la 5: ia o carte la vedere",
    deck: "D: trage din pachet",
    drawTickets: "N: trage cărți traseu",
    find: "/: caută o rută",
    tickets: "T: traseele tale",
    log: "J: ce s-a întâmplat",
    chat: "C: chat",
    text: "V: pornește și oprește modul text",
    board: "+ − 0 și săgeți pe tablă: mărește, arată tot, mută",
    confirm: "Enter: confirmă, Escape: închide",
  },

  text: {
    title: "Masa ca text",
    leave: "Arată tabla",
    status: "Acum",
    hand: "Mâna",
    row: "Cărți la vedere și pachet",
    lanes: "Rute",
    search: "Caută o rută după oraș",
    filter: "Care rute",
    all: "Toate",
    payable: "De plătit acum",
    mine: "Ale mele",
    needed: "Pentru traseele mele",
    found: routes,
    stations: "Gări",
    stationIn: "Construiește o gară la",
    players: "Jucători",
    tickets: "Trasee",
    log: "Jurnal",
    priceOf: (price, points) => `${price}, ${points}`,
    ownedBy: (who) => `o are ${who}`,
  },
};
