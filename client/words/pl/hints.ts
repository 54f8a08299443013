/** Podpowiedzi do pierwszej gry. */
import type { Words } from "../types.ts";

export const hints: Words["hints"] = {
  dismiss: "Jasne",
  stop: "Bez podpowiedzi",
  tickets:
    "Bilety to twoje tajne cele. Dobry pierwszy wybór: dwa lub trzy, które mają wspólny kawałek drogi.",
  firstTurn:
    "Nie masz jeszcze za co tworzyć połączeń? Dobierz karty: dotknij odkrytej karty albo talii. Dwie karty to cała tura.",
};
