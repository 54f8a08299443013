/** Przewodnik: jak się gra na każdej mapie, w jakieś trzy minuty, i podpowiedzi do pierwszej gry. */
import type { Areas } from "../types.ts";
import { count, points, tickets, trains } from "./counts.ts";

export const guide: Areas["guide"] = {
  title: "Jak grać",
  choose: "Która mapa?",
  aim: {
    title: "Cel gry",
    text: "Łącz miasta koleją. Punkty dostajesz za każde utworzone połączenie i za tajne bilety, których dwa miasta łączą twoje trasy. Niezrealizowane bilety kosztują tyle punktów, ile są warte.",
    points: (n) => points(n),
  },
  turn: {
    title: "Twoja tura",
    text: "Zrób dokładnie jedną z tych rzeczy:",
    steps: { cards: "Twoje karty", route: "Trasa", trains: "Twoje wagony" },
    draw: "Dobierz dwie karty wagonów",
    drawText:
      "Z pięciu odkrytych albo w ciemno z talii. Odkryta lokomotywa liczy się za obie karty.",
    claim: "Utwórz połączenie",
    claimText:
      "Zagraj tyle kart w kolorze trasy, ile ma pól, i połóż na niej swoje wagony. Szara trasa przyjmuje karty dowolnego jednego koloru.",
    tickets: "Dobierz bilety",
    ticketsText: (draw, keep) =>
      `Weź ${tickets(draw)} i zachowaj co najmniej ${keep}. Więcej punktów do zdobycia, więcej do stracenia.`,
    station: "Zbuduj dworzec",
    stationText:
      "Pozwala ci użyć do biletów jednej trasy innego gracza w tym mieście. Pierwszy kosztuje jedną kartę, drugi dwie, trzeci trzy karty jednego koloru.",
  },
  locomotive: {
    title: "Lokomotywy to dżokery",
    text: "Lokomotywa zastępuje dowolny kolor. Jeśli odkryte są naraz trzy, wymienia się cały rząd.",
  },
  doubles: {
    title: "Trasy podwójne",
    text: (players) =>
      players <= 1
        ? "Nikt nie może mieć obu torów trasy podwójnej."
        : `Nikt nie może mieć obu torów trasy podwójnej. Gdy gra najwyżej ${players} graczy, po zajęciu jednego toru drugi jest zamknięty.`,
  },
  ferry: {
    title: "Promy",
    text: "Za każdą lokomotywę narysowaną na promie musisz zagrać lokomotywę; reszta to karty dowolnego jednego koloru.",
  },
  tunnel: {
    title: "Tunele",
    text: "Zagraj swoje karty, a potem odkrywa się trzy karty z talii. Za każdą w twoim kolorze i za każdą lokomotywę dopłać jedną kartę tego koloru albo zawróć i zachowaj swoje karty.",
  },
  stations: {
    title: "Dworce",
    text: (each) =>
      `Trzy na gracza, jeden na miasto. Każdy dworzec, którego nie zbudujesz, daje ${points(each)}.`,
  },
  countries: {
    title: "Sąsiednie państwa",
    text: "Gdy twoje nowe połączenie dociera do państwa i twoja sieć łączy już co najmniej dwa państwa, weź wierzchnią kartę każdego państwa w tej sieci. Kto pierwszy, bierze najcenniejsze karty.",
    special:
      "Z jednego miasta może prowadzić do państwa kilka torów. Każdy gracz może zająć jeden z nich.",
  },
  end: {
    title: "Koniec",
    text: (n) =>
      count(n, {
        one: "Gdy komuś zostanie najwyżej # wagon, każdy ma jeszcze jedną turę.",
        few: "Gdy komuś zostaną najwyżej # wagony, każdy ma jeszcze jedną turę.",
        many: "Gdy komuś zostanie najwyżej # wagonów, każdy ma jeszcze jedną turę.",
        other: "Gdy komuś zostanie najwyżej # wagonu, każdy ma jeszcze jedną turę.",
      }),
    longest: (n) => `Najdłuższa nieprzerwana droga daje dodatkowo ${points(n)}.`,
    most: "Wygrywa, kto ma najwięcej punktów.",
  },
  start: {
    title: "Przed pierwszą turą",
    text: (dealt, keep, n) =>
      `Masz ${trains(n)}, cztery karty i ${tickets(dealt)} do wyboru. Zachowaj co najmniej ${keep}.`,
    long: "Jeden z nich to długa trasa, warta więcej niż pozostałe.",
  },
  scoring: {
    title: "Punkty za trasy",
    length: "Wagony",
    points: "Punkty",
  },
  advice: {
    title: "Trzy rady",
    one: "Najpierw zbieraj, buduj, gdy twoja droga jest zagrożona: inni widzą, co zajmujesz, a nie to, co masz na ręce.",
    two: "Długie trasy dają więcej punktów niż te same wagony na krótkich.",
    three: "Licz wagony wszystkich graczy. Koniec nadchodzi szybciej, niż się wydaje.",
  },
  play: "Zagraj na tej mapie",
};
