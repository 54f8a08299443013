/** A repetição: os comandos, e por que olhos se vê. */
import type { Areas } from "../types.ts";
import { cards, number, points, tickets, trains } from "./counts.ts";

export const replay: Areas["replay"] = {
  title: "Repetição",
  you: "Tu",
  dealt: "As cartas estão dadas, os bilhetes escolhidos.",
  check: "Foi justo?",
  play: "Reproduzir",
  pause: "Pausa",
  first: "Para o início",
  last: "Para o fim",
  earlier: "Uma jogada atrás",
  later: "Uma jogada à frente",
  speed: "Velocidade",
  times: (n) => `${number(n)}×`,
  position: "Momento do jogo",
  moment: (n, of) => `Jogada ${n} de ${of}`,
  eyes: "Visto por",
  open: "Mãos à vista",
  watcher: "Um espectador",
  copyMoment: "Copiar ligação para esta jogada",
  copied: "Copiada",
  notOver: "A repetição abre quando o jogo terminar.",
  notLoaded: "Não foi possível obter o jogo.",
  noSolo: "Não há nenhum jogo contra jogadores virtuais neste dispositivo.",
  result: "Resultado",
  hand: (name) => `Mão: ${name}`,
  cards,
  trains,
  tickets,
  points,
};
