/** Podpowiedzi do pierwszej gry. */
import type { Words } from "../types.ts";

export const hints: Words["hints"] = {
  dismiss: "Jasne",
  stop: "Bez podpowiedzi",
  tickets:
    "Bilety to twoje tajne cele. Dobry pierwszy wybór: dwa lub trzy, które mają wspólny kawałek drogi.",
  firstTurn:
    "Nie masz jeszcze za co tworzyć połączeń? Dobierz karty: dotknij odkrytej karty albo talii. Dwie karty to cała tura.",
  collect: "Dotknij koloru na ręce, aby zobaczyć trasy, za które może zapłacić.",
  claim:
    "Stać cię już na połączenie. Dotknij trasy na planszy, aby zobaczyć, ile kosztuje i ile daje punktów.",
  locomotive: "Lokomotywy to dżokery. Odkryta liczy się za całą turę, więc zastanów się dwa razy.",
  ticketDone: "Bilet zrealizowany. Możesz dobrać kolejne, gdy czujesz się na siłach.",
  lastRound: "Ostatnia runda: wydaj karty na dowolną trasę, która daje punkty.",
};
