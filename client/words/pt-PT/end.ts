/** O fim do jogo: o espetáculo, a tabela de pontos, o que dá que falar, a verificação. */
import type { Areas } from "../types.ts";
import {
  cards,
  count,
  list,
  locomotives,
  number,
  points,
  stations,
  tickets,
  trains,
} from "./counts.ts";

export const end: Areas["end"] = {
  title: "Fim da linha",
  skip: "Saltar para o resultado",
  next: "Seguinte",
  showAgain: "Mostrar outra vez",
  winner: (names) =>
    names.length === 1 ? `${list(names)} vence` : `Vitória partilhada: ${list(names)}`,
  youWin: "Vitória tua",
  signed: (n) => (n > 0 ? `+${number(n)}` : number(n)),
  steps: {
    lanes: "Rotas",
    ticketDone: (name, a, b) => `${name}: ${a} – ${b}, ligado`,
    ticketFailed: (name, a, b) => `${name}: ${a} – ${b}, por ligar`,
    stationUsed: (name, city) => `${name}: rota emprestada em ${city}`,
    stationsLeft: (name, n) => `${name}: ${stations(n)} por construir`,
    countries: (name, n) =>
      `${name}: ${count(n, { one: "# carta de país", other: "# cartas de país" })}`,
    longest: (names, n) => `O percurso mais longo, ${trains(n)}: ${list(names)}`,
  },
  table: {
    caption: "Todos os pontos",
    lanes: "Rotas",
    tickets: "Bilhetes",
    stations: "Estações",
    longest: "Mais longo",
    countries: "Países",
    total: "Total",
    longestNote: (n) => `${number(n)} carr.`,
    ticketsNote: (done, all) => `${number(done)} de ${number(all)}`,
  },
  tie: {
    ticketsCompleted: "Empate em pontos; decidiram os bilhetes cumpridos.",
    fewestStations: "Empate em pontos e bilhetes; decidiu quem construiu menos estações.",
    longestPath: "Empate em tudo o resto; decidiu o percurso mais longo.",
    ticketPoints: "Empate em pontos e bilhetes; decidiu o valor dos bilhetes.",
    shared: "Empate em tudo; a vitória é partilhada.",
  },
  tickets: "Bilhetes",
  ticketsOf: (name) => `Bilhetes: ${name}`,
  done: "ligado",
  failed: "por ligar",
  noTickets: "Sem bilhetes",
  talk: {
    title: "O que vai dar que falar",
    longestLane: "Rota mais comprida",
    longestLaneText: (name, a, b, n) => `${name}, ${a} – ${b}, ${trains(n)}`,
    dearestTunnel: "Túnel mais caro",
    dearestTunnelText: (name, a, b, extra) => `${name}, ${a} – ${b}, mais ${cards(extra)}`,
    tunnelsAbandoned: "Voltou atrás em túneis",
    mostCards: "Maior mão",
    mostCardsText: (name, n) => `${name}, ${cards(n)} de uma vez`,
    refused: "Bilhetes devolvidos",
    refusedText: (name, n) => `${name}, ${tickets(n)}`,
    locomotives: "Mais locomotivas gastas",
    locomotivesText: (name, n) => `${name}, ${locomotives(n)}`,
    blind: "Confiou no baralho",
    blindText: (name, n) =>
      `${name}, ${count(n, { one: "# carta biscada às cegas", other: "# cartas biscadas às cegas" })}`,
    turns: "Duração do jogo",
    turnsText: (n) => count(n, { one: "# jogada", other: "# jogadas" }),
    times: (name, n) => `${name}, ${count(n, { one: "uma vez", other: "# vezes" })}`,
  },
  board: "Ver o tabuleiro",
  newSolo: "Jogar outra vez",
  rematchWaiting: "O anfitrião pode começar uma desforra com as mesmas pessoas.",
  shareText: (names, n) => `Branchline: ${list(names)} com ${points(n)}.`,
  share: "Partilhar a repetição",
  check: {
    title: "Foi justo?",
    intro:
      "Antes da primeira carta, o servidor publicou um selo da ordem das cartas. Agora a semente está à vista, e o teu navegador pode jogar tudo de novo e comparar.",
    run: "Verificar o jogo",
    running: "A verificar…",
    seal: "A semente corresponde ao selo publicado no início.",
    shuffles: (n) =>
      count(n, {
        one: "Baralhado # vez de novo a partir da semente.",
        other: "Baralhado # vezes de novo a partir da semente.",
      }),
    actions: (n) =>
      count(n, {
        one: "# ação jogada de novo segundo as regras.",
        other: "# ações jogadas de novo segundo as regras.",
      }),
    events: (n) =>
      count(n, {
        one: "# acontecimento comparado, igual.",
        other: "# acontecimentos comparados, todos iguais.",
      }),
    good: "Está tudo como deve ser.",
    folded:
      "Este jogo foi jogado com outra versão das regras: o selo e a ordem dos acontecimentos foram verificados, o baralhar não.",
    endedEarly: "O jogo terminou antes do fim; foi verificado tudo até aí.",
    bad: "Este registo não é genuíno.",
    badSeal: "O selo no registo não é o que este dispositivo viu no início.",
    wrong: {
      format: "O registo está danificado ou é de outro jogo.",
      players: "O registo não indica um jogador para cada lugar.",
      seed: "A semente no registo não é uma semente.",
      commitment: "A semente não é a que foi prometida no início.",
      event: "O que o registo diz não resulta das regras.",
      end: "Falta o fim do jogo.",
    },
    where: (at) => `No acontecimento ${number(at)}.`,
    notLoaded: "Não foi possível obter o registo.",
    seedOnly:
      "O que isto não pode mostrar: que o servidor escolheu a semente sem olhar. Escolhe-a sozinho.",
  },
  over: {
    ended: "O jogo foi terminado antes do fim.",
    show: "Ver o resultado",
    rematch: "Desforra",
    goRematch: "Ir para a desforra",
    replay: "Repetição",
  },
};
