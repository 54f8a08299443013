/** Ghidul: cum se joacă fiecare hartă, în vreo trei minute, și indicii pentru primul joc. */
import type { Areas } from "../types.ts";
import { count, points, tickets, trains } from "./counts.ts";

export const guide: Areas["guide"] = {
  title: "Cum se joacă",
  choose: "Care hartă?",
  aim: {
    title: "Scopul",
    text: "Leagă orașe pe calea ferată. Primești puncte pentru fiecare rută revendicată și pentru cărțile traseu secrete ale căror două orașe sunt unite de rutele tale. Traseele neîndeplinite te costă punctele lor.",
    points: (n) => points(n),
  },
  turn: {
    title: "Rândul tău",
    text: "Fă exact unul dintre aceste lucruri:",
    steps: { cards: "Cărțile tale", route: "Ruta", trains: "Vagoanele tale" },
    draw: "Trage două cărți tren",
    drawText:
      "Din cele cinci cărți la vedere sau pe nevăzute din pachet. O locomotivă la vedere ține loc de amândouă cărțile.",
    claim: "Revendică o rută",
    claimText:
      "Joacă atâtea cărți de culoarea rutei câte spații are ea și pune-ți vagoanele acolo. O rută gri primește orice culoare, dar una singură.",
    tickets: "Trage cărți traseu",
    ticketsText: (draw, keep) =>
      `Ia ${tickets(draw)} și păstrează cel puțin ${keep}. Mai multe puncte de câștigat, mai multe de pierdut.`,
    station: "Construiește o gară",
    stationText:
      "Te lasă să folosești, pentru traseele tale, o rută a altui jucător din acel oraș. Prima costă o carte, a doua două, a treia trei de aceeași culoare.",
  },
  locomotive: {
    title: "Locomotivele sunt jokeri",
    text: "O locomotivă ține loc de orice culoare. Dacă sunt trei la vedere deodată, se înlocuiește tot rândul.",
  },
  doubles: {
    title: "Rute duble",
    text: (players) =>
      count(players, {
        one: "Nimeni nu poate avea ambele linii ale unei rute duble.",
        few: "Nimeni nu poate avea ambele linii ale unei rute duble. Cu cel mult # jucători, când o linie e luată, cealaltă se închide.",
        other:
          "Nimeni nu poate avea ambele linii ale unei rute duble. Cu cel mult # de jucători, când o linie e luată, cealaltă se închide.",
      }),
  },
  ferry: {
    title: "Feriboturi",
    text: "Pentru fiecare locomotivă desenată pe un feribot trebuie să joci o locomotivă; restul e de o singură culoare, oricare.",
  },
  tunnel: {
    title: "Tuneluri",
    text: "Joacă-ți cărțile, apoi se întorc trei cărți. Pentru fiecare de culoarea ta și pentru fiecare locomotivă plătești încă o carte de acea culoare sau te întorci și îți păstrezi cărțile.",
  },
  stations: {
    title: "Gări",
    text: (each) =>
      `Trei de jucător, una de oraș. O gară pe care nu o construiești niciodată aduce ${points(each)}.`,
  },
  countries: {
    title: "Țări vecine",
    text: "Când o rută nouă a ta ajunge într-o țară și rețeaua ta unește atunci două sau mai multe țări, ia cartea de deasupra a fiecărei țări din acea rețea. Cine ajunge devreme ia cărțile mari.",
    special:
      "Dintr-un oraș pot duce mai multe linii într-o țară. Fiecare jucător poate avea una dintre ele.",
  },
  end: {
    title: "Sfârșitul",
    text: (n) =>
      count(n, {
        one: "Când cuiva îi mai rămâne cel mult # vagon, toți mai au câte o tură.",
        few: "Când cuiva îi mai rămân cel mult # vagoane, toți mai au câte o tură.",
        other: "Când cuiva îi mai rămân cel mult # de vagoane, toți mai au câte o tură.",
      }),
    longest: (n) => `Cel mai lung drum neîntrerupt mai aduce ${points(n)}.`,
    most: "Câștigă cine are cele mai multe puncte.",
  },
  start: {
    title: "Înainte de prima tură",
    text: (dealt, keep, n) =>
      `Ai ${trains(n)}, patru cărți și ${tickets(dealt)} din care să alegi. Păstrează cel puțin ${keep}.`,
    long: "Una dintre ele e un traseu lung, mai valoros decât celelalte.",
  },
  scoring: {
    title: "Puncte pentru rute",
    length: "Vagoane",
    points: "Puncte",
  },
  advice: {
    title: "Trei sfaturi",
    one: "Întâi strânge, construiește când drumul tău e în pericol: ceilalți văd ce revendici, nu ce ai în mână.",
    two: "Rutele lungi aduc mai multe puncte decât aceleași vagoane pe rute scurte.",
    three: "Numără vagoanele tuturor. Sfârșitul vine mai repede decât crezi.",
  },
  play: "Joacă acum pe această hartă",
};
