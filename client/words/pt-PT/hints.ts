/** Dicas para o primeiro jogo. */
import type { Words } from "../types.ts";

export const hints: Words["hints"] = {
  dismiss: "Percebi",
  stop: "Chega de dicas",
  tickets:
    "Os bilhetes são os teus objetivos secretos. Boa primeira escolha: dois ou três que partilham parte do caminho.",
  firstTurn:
    "Ainda nada para construir? Bisca cartas: toca numa carta à vista ou no baralho. Duas cartas são uma jogada.",
};
