/** O replay: os controles, e pelos olhos de quem se vê. */
import type { Areas } from "../types.ts";
import { cards, number, points, tickets, trains } from "./counts.ts";

export const replay: Areas["replay"] = {
  title: "Replay",
  you: "Você",
  dealt: "Cartas distribuídas, bilhetes escolhidos.",
  check: "Foi justo?",
  play: "Reproduzir",
  pause: "Pausar",
  first: "Para o início",
  last: "Para o fim",
  earlier: "Voltar uma jogada",
  later: "Avançar uma jogada",
  speed: "Velocidade",
  times: (n) => `${number(n)}×`,
  position: "Momento da partida",
  moment: (n, of) => `Jogada ${n} de ${of}`,
  eyes: "Visto por",
  open: "Mãos abertas",
  watcher: "Um espectador",
  copyMoment: "Copiar link desta jogada",
  copied: "Copiado",
  notOver: "O replay abre quando a partida acabar.",
  notLoaded: "Não deu para buscar a partida.",
  noSolo: "Não há partida contra jogadores virtuais neste aparelho.",
  result: "Resultado",
  hand: (name) => `Mão: ${name}`,
  cards,
  trains,
  tickets,
  points,
};
