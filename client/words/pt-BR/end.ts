/** O fim da partida: o espetáculo, a tabela de pontos, o que rende conversa, a conferência. */
import type { Areas } from "../types.ts";
import { cards, count, list, locomotives, number, points, tickets, trains } from "./counts.ts";

export const end: Areas["end"] = {
  title: "Ponto final",
  skip: "Pular para o resultado",
  next: "Próximo",
  showAgain: "Mostrar de novo",
  winner: (names) =>
    names.length === 1 ? `${list(names)} venceu` : `Vitória dividida: ${list(names)}`,
  youWin: "Você venceu",
  signed: (n) => (n > 0 ? `+${number(n)}` : number(n)),
  steps: {
    lanes: "Rotas",
    ticketDone: (name, a, b) => `${name}: ${a} – ${b}, ligado`,
    ticketFailed: (name, a, b) => `${name}: ${a} – ${b}, não ligado`,
    stationUsed: (name, city) => `${name}: rota emprestada em ${city}`,
    stationsLeft: (name, n) =>
      `${name}: ${count(n, { one: "# estação não construída", other: "# estações não construídas" })}`,
    countries: (name, n) =>
      `${name}: ${count(n, { one: "# carta de país", other: "# cartas de país" })}`,
    longest: (names, n) => `O caminho mais longo, ${trains(n)}: ${list(names)}`,
  },
  table: {
    caption: "Todos os pontos",
    lanes: "Rotas",
    tickets: "Bilhetes",
    stations: "Estações",
    longest: "Mais longo",
    countries: "Países",
    total: "Total",
    longestNote: trains,
    ticketsNote: (done, all) => `${number(done)} de ${number(all)}`,
  },
  tie: {
    ticketsCompleted: "Empate nos pontos; decidiu quem completou mais bilhetes.",
    fewestStations: "Empate em pontos e bilhetes; decidiu quem construiu menos estações.",
    longestPath: "Empate em todo o resto; decidiu o caminho mais longo.",
    ticketPoints: "Empate em pontos e bilhetes; decidiu o valor dos bilhetes.",
    shared: "Empate em tudo; a vitória é dividida.",
  },
  tickets: "Bilhetes",
  ticketsOf: (name) => `Bilhetes: ${name}`,
  done: "ligado",
  failed: "não ligado",
  noTickets: "Sem bilhetes",
  talk: {
    title: "O que vai render conversa",
    longestLane: "Rota mais longa",
    longestLaneText: (name, a, b, n) => `${name}, ${a} – ${b}, ${trains(n)}`,
    dearestTunnel: "Túnel mais caro",
    dearestTunnelText: (name, a, b, extra) =>
      `${name}, ${a} – ${b}, ${count(extra, { one: "# carta extra", other: "# cartas extras" })}`,
    tunnelsAbandoned: "Desistiu em túneis",
    mostCards: "Maior mão",
    mostCardsText: (name, n) => `${name}, ${cards(n)} de uma vez`,
    refused: "Bilhetes devolvidos",
    refusedText: (name, n) => `${name}, ${tickets(n)}`,
    locomotives: "Mais locomotivas gastas",
    locomotivesText: (name, n) => `${name}, ${locomotives(n)}`,
    blind: "Confiou no baralho",
    blindText: (name, n) =>
      `${name}, ${count(n, { one: "# carta comprada às cegas", other: "# cartas compradas às cegas" })}`,
    turns: "Duração da partida",
    turnsText: (n) => count(n, { one: "# jogada", other: "# jogadas" }),
    times: (name, n) =>
      `${name}, ${n === 1 ? "uma vez" : count(n, { one: "# vez", other: "# vezes" })}`,
  },
  board: "Ver o tabuleiro",
  newSolo: "Jogar de novo",
  rematchWaiting: "O anfitrião pode começar uma revanche com as mesmas pessoas.",
  shareText: (names, n) => `Branchline: ${list(names)} com ${points(n)}.`,
  share: "Compartilhar o replay",
  check: {
    title: "Foi justo?",
    intro:
      "Antes da primeira carta, o servidor publicou um lacre do embaralhamento. Agora a semente está aberta, e seu navegador pode jogar a partida toda de novo e comparar.",
    run: "Conferir a partida",
    running: "Conferindo…",
    seal: "A semente bate com o lacre publicado no início.",
    shuffles: (n) =>
      count(n, {
        one: "# embaralhamento refeito a partir da semente.",
        other: "# embaralhamentos refeitos a partir da semente.",
      }),
    actions: (n) =>
      count(n, {
        one: "# ação jogada de novo pelas regras.",
        other: "# ações jogadas de novo pelas regras.",
      }),
    events: (n) =>
      count(n, {
        one: "# evento comparado, igual.",
        other: "# eventos comparados, todos iguais.",
      }),
    good: "Está tudo como deveria.",
    folded:
      "Esta partida foi jogada com outra versão das regras: o lacre e a ordem dos eventos foram conferidos, os embaralhamentos não.",
    endedEarly: "A partida foi encerrada antes do fim; tudo até ali foi conferido.",
    bad: "Este registro não é autêntico.",
    badSeal: "O lacre no registro não é o que este aparelho viu no início.",
    wrong: {
      format: "O registro está danificado ou é de outra partida.",
      players: "O registro não indica um jogador para cada lugar.",
      seed: "A semente no registro não é uma semente.",
      commitment: "A semente não é a que foi prometida no início.",
      event: "O que o registro diz não segue as regras.",
      end: "Falta o fim da partida.",
    },
    where: (at) => `No evento ${number(at)}.`,
    notLoaded: "Não deu para buscar o registro.",
    seedOnly:
      "O que isto não pode mostrar: que o servidor escolheu a semente sem olhar. Ele escolhe sozinho.",
  },
  over: {
    ended: "A partida foi encerrada antes do fim.",
    show: "Ver o resultado",
    rematch: "Revanche",
    goRematch: "Ir para a revanche",
    replay: "Replay",
  },
};
