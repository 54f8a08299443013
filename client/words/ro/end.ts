/** Sfârșitul jocului: spectacolul, tabelul de puncte, ce se va povesti, verificarea. */
import type { Areas } from "../types.ts";
import { cards, count, list, locomotives, number, points, tickets, trains } from "./counts.ts";

export const end: Areas["end"] = {
  title: "Capăt de linie",
  skip: "Direct la rezultat",
  next: "Înainte",
  showAgain: "Arată din nou",
  winner: (names) =>
    names.length === 1 ? `${list(names)} câștigă` : `Victorie împărțită: ${list(names)}`,
  youWin: "Ai câștigat",
  signed: (n) => (n > 0 ? `+${number(n)}` : number(n)),
  steps: {
    lanes: "Rute",
    ticketDone: (name, a, b) => `${name}: ${a} – ${b}, legat`,
    ticketFailed: (name, a, b) => `${name}: ${a} – ${b}, nelegat`,
    stationUsed: (name, city) => `${name}: rută împrumutată la ${city}`,
    stationsLeft: (name, n) =>
      `${name}: ${count(n, {
        one: "# gară neconstruită",
        few: "# gări neconstruite",
        other: "# de gări neconstruite",
      })}`,
    countries: (name, n) =>
      `${name}: ${count(n, {
        one: "# carte de țară",
        few: "# cărți de țară",
        other: "# de cărți de țară",
      })}`,
    longest: (names, n) => `Cel mai lung drum, ${trains(n)}: ${list(names)}`,
  },
  table: {
    caption: "Toate punctele",
    lanes: "Rute",
    tickets: "Trasee",
    stations: "Gări",
    longest: "Cel mai lung",
    countries: "Țări",
    total: "Total",
    longestNote: trains,
    ticketsNote: (done, all) => `${number(done)} din ${number(all)}`,
  },
  tie: {
    ticketsCompleted: "Egalitate la puncte; au decis traseele îndeplinite.",
    fewestStations: "Egalitate la puncte și trasee; au decis mai puține gări construite.",
    longestPath: "Egalitate la toate celelalte; a decis cel mai lung drum.",
    ticketPoints: "Egalitate la puncte și trasee; a decis valoarea traseelor.",
    shared: "Egalitate la toate; victoria e împărțită.",
  },
  tickets: "Trasee",
  ticketsOf: (name) => `Trasee: ${name}`,
  done: "legat",
  failed: "nelegat",
  noTickets: "Niciun traseu",
  talk: {
    title: "Despre ce se va povesti",
    longestLane: "Cea mai lungă rută",
    longestLaneText: (name, a, b, n) => `${name}, ${a} – ${b}, ${trains(n)}`,
    dearestTunnel: "Cel mai scump tunel",
    dearestTunnelText: (name, a, b, extra) => `${name}, ${a} – ${b}, ${cards(extra)} în plus`,
    tunnelsAbandoned: "Întoarceri din tunel",
    mostCards: "Cea mai mare mână",
    mostCardsText: (name, n) => `${name}, ${cards(n)} deodată`,
    refused: "Trasee date înapoi",
    refusedText: (name, n) => `${name}, ${tickets(n)}`,
    locomotives: "Cele mai multe locomotive",
    locomotivesText: (name, n) => `${name}, ${locomotives(n)}`,
    blind: "Încredere în pachet",
    blindText: (name, n) =>
      `${name}, ${count(n, {
        one: "# carte trasă pe nevăzute",
        few: "# cărți trase pe nevăzute",
        other: "# de cărți trase pe nevăzute",
      })}`,
    turns: "Durata jocului",
    turnsText: (n) => count(n, { one: "# tură", few: "# ture", other: "# de ture" }),
    times: (name, n) =>
      `${name}, ${count(n, { one: "o dată", few: "de # ori", other: "de # de ori" })}`,
  },
  board: "Vezi tabla de joc",
  newSolo: "Joacă din nou",
  rematchWaiting: "Gazda poate porni o revanșă cu aceiași oameni.",
  shareText: (names, n) => `Branchline: ${list(names)} cu ${points(n)}.`,
  share: "Distribuie reluarea",
  check: {
    title: "A fost corect?",
    intro:
      "Înainte de prima carte, serverul a publicat un sigiliu al amestecării. Acum sămânța e la vedere, iar browserul tău poate juca tot jocul din nou ca să compare.",
    run: "Verifică jocul",
    running: "Se verifică…",
    seal: "Sămânța se potrivește cu sigiliul publicat la început.",
    shuffles: (n) =>
      count(n, {
        one: "# amestecare refăcută din sămânță.",
        few: "# amestecări refăcute din sămânță.",
        other: "# de amestecări refăcute din sămânță.",
      }),
    actions: (n) =>
      count(n, {
        one: "# acțiune jucată din nou după reguli.",
        few: "# acțiuni jucate din nou după reguli.",
        other: "# de acțiuni jucate din nou după reguli.",
      }),
    events: (n) =>
      count(n, {
        one: "# eveniment comparat, identic.",
        few: "# evenimente comparate, toate identice.",
        other: "# de evenimente comparate, toate identice.",
      }),
    good: "Totul e așa cum trebuie.",
    folded:
      "Acest joc a fost jucat cu altă versiune a regulilor: sigiliul și ordinea evenimentelor au fost verificate, amestecările nu.",
    endedEarly: "Jocul a fost încheiat mai devreme; s-a verificat tot până acolo.",
    bad: "Acest jurnal nu e autentic.",
    badSeal: "Sigiliul din jurnal nu e cel văzut de acest dispozitiv la început.",
    wrong: {
      format: "Jurnalul e stricat sau e al altui joc.",
      players: "Jurnalul nu numește câte un jucător pentru fiecare loc.",
      seed: "Sămânța din jurnal nu e o sămânță.",
      commitment: "Sămânța nu e cea promisă la început.",
      event: "Ce spune jurnalul nu rezultă din reguli.",
      end: "Lipsește sfârșitul jocului.",
    },
    where: (at) => `La evenimentul ${number(at)}.`,
    notLoaded: "Jurnalul nu a putut fi adus.",
    seedOnly: "Ce nu poate arăta: că serverul a ales sămânța fără să se uite. O alege singur.",
  },
  over: {
    ended: "Jocul a fost încheiat mai devreme.",
    show: "Vezi rezultatul",
    rematch: "Revanșă",
    goRematch: "Mergi la revanșă",
    replay: "Reluare",
  },
};
