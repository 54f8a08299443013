/** Dicas para o primeiro jogo. */
import type { Words } from "../types.ts";

export const hints: Words["hints"] = {
  dismiss: "Entendi",
  stop: "Chega de dicas",
  tickets:
    "Os bilhetes são seus objetivos secretos. Boa primeira escolha: dois ou três que dividem um trecho do caminho.",
  firstTurn:
    "Nada para controlar ainda? Compre cartas: toque em uma carta aberta ou no baralho. Duas cartas são uma jogada.",
};
