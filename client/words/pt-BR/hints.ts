/** Dicas para o primeiro jogo. */
import type { Words } from "../types.ts";

export const hints: Words["hints"] = {
  dismiss: "Entendi",
  stop: "Chega de dicas",
  tickets:
    "Os bilhetes são seus objetivos secretos. Boa primeira escolha: dois ou três que dividem um trecho do caminho.",
  firstTurn:
    "Nada para controlar ainda? Compre cartas: toque em uma carta aberta ou no baralho. Duas cartas são uma jogada.",
  collect: "Toque em uma cor da sua mão para ver as rotas que ela pode pagar.",
  claim:
    "Você já pode pagar uma rota. Toque nela no tabuleiro para ver quanto custa e quanto vale.",
  locomotive:
    "Locomotivas são curingas. Uma aberta vale pela jogada inteira, então pense duas vezes.",
  ticketDone: "Um bilhete está completo. Você pode comprar mais quando se sentir forte.",
  lastRound: "Última rodada: gaste suas cartas em qualquer rota que dê pontos.",
};
