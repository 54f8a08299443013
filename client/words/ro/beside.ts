/** Textele mesei de care prima mutare nu are nevoie: foi, jurnal, chat, modul text. */
import type { Areas } from "../types.ts";
import { cardCount } from "./table.ts";
import { cards, count, list, locomotives, points, routes, trains } from "./counts.ts";

/** „Îți lipsește 1 vagon”, „Îți lipsesc 2 vagoane”. */
const short = (n: number, what: string) =>
  `${count(n, { one: "Îți lipsește", other: "Îți lipsesc" })} ${what}.`;

export const beside: Areas["beside"] = {
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
    claimFor: (n) => `Revendică (${points(n)})`,
    dig: "Sapă tunelul",
    tunnelNote: "Se întorc trei cărți; fiecare care se potrivește costă încă una.",
    spare: (n) => `Ai mai putea plăti apoi ${n === 1 ? "încă 1 carte" : `cel mult ${cards(n)}`}.`,
    nowPayable: "O poți revendica acum",
    gray: "orice culoare",
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
    onlyFirst: "O locomotivă la vedere poate fi doar prima carte",
  },

  city: {
    build: "Construiește o gară",
    buildFor: (n) => `Construiește o gară cu ${cards(n)}`,
    note: "La sfârșit, o gară te lasă să folosești pentru traseele tale o rută a altui jucător care pleacă de aici.",
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

  seat: {
    turn: "la rând",
    bot: "computer",
    lastDeed: "Ultima mutare",
    countries: "Cărți de țară",
    letAutopilot: "Lasă pilotul automat să joace",
    away: "lipsește",
    autopilot: "pilot automat",
  },

  away: {
    title: "Cât ai lipsit",
    goOn: "Continuă",
  },

  log: {
    title: "Ce s-a întâmplat",
    empty: "Încă nu s-a întâmplat nimic.",
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
    watcher: "Spectator",
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

  news: {
    lastRound: "Ultima rundă",
    refused: "Nu s-a putut",
    cut: (lane, ticket) => `${lane} s-a dus: nu mai e drum pentru ${ticket}.`,
    longer: (lane, ticket, n) => `${lane} s-a dus: ${ticket} cere acum încă ${trains(n)}.`,
    completed: (ticket) => `Traseul ${ticket} e îndeplinit!`,
  },

  status: {
    lastRound: (line) => `Ultima rundă · ${line}`,
    tunnel: (n) => `Plătește încă ${cards(n)} sau întoarce-te`,
    digging: "Muntele hotărăște…",
    theirTunnel: (who) => `${who} sapă un tunel`,
    pass: "Nu se poate face nimic: trebuie să sari peste rând",
    over: "Jocul s-a terminat",
    ended: "Jocul a fost încheiat mai devreme",
    autopilot: "Pilotul automat joacă în locul tău",
    autopilotOff: "Preia",
    passKey: "Sari rândul",
  },

  tickets: {
    done: "Îndeplinit",
    doneBorrowed: (cities) => `Îndeplinit, cu gara ta din ${list(cities)}`,
    lostLanes: "Nu mai e niciun drum",
    lostTrains: (n) => `Cere ${trains(n)}, mai multe decât ai`,
  },

  hand: {
    pays: (n) => `plătește acum ${routes(n)}`,
  },

  hints: {
    collect: "Atinge o culoare din mână ca să vezi rutele pe care le-ar putea plăti.",
    claim: "Poți plăti o rută acum. Atinge-o pe tablă ca să vezi cât costă și cât aduce.",
    locomotive:
      "Locomotivele sunt jokeri. Una la vedere îți ia toată tura, așa că gândește-te bine.",
    ticketDone: "Un traseu e îndeplinit. Poți trage altele când te simți în formă.",
    lastRound: "Ultima rundă: cheltuiește-ți cărțile pe orice rută care aduce puncte.",
  },
};
