/** Dicas para o primeiro jogo. */
import type { Words } from "../types.ts";

export const hints: Words["hints"] = {
  dismiss: "Percebi",
  stop: "Chega de dicas",
  tickets:
    "Os bilhetes são os teus objetivos secretos. Boa primeira escolha: dois ou três que partilham parte do caminho.",
  firstTurn:
    "Ainda nada para construir? Bisca cartas: toca numa carta à vista ou no baralho. Duas cartas são uma jogada.",
  collect: "Toca numa cor da tua mão para ver as rotas que ela pode pagar.",
  claim: "Já podes pagar uma rota. Toca nela no tabuleiro para ver quanto custa e quanto vale.",
  locomotive:
    "As locomotivas são jóqueres. Uma à vista vale pela jogada inteira, por isso pensa duas vezes.",
  ticketDone: "Um bilhete está cumprido. Podes biscar mais quando te sentires forte.",
  lastRound: "Última ronda: gasta as tuas cartas em qualquer rota que dê pontos.",
};
