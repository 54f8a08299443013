/** Textos da mesa de que a primeira jogada não precisa: folhas, diário, conversa, vista de texto. */
import type { Areas } from "../types.ts";
import { cardCount } from "./table.ts";
import { cards, count, list, locomotives, points, routes, trains } from "./counts.ts";

const short = (n: number, what: string) =>
  `${count(n, { one: "Falta-te", other: "Faltam-te" })} ${what}.`;

export const beside: Areas["beside"] = {
  lanes: {
    tunnel: "Túnel",
    ferry: (n) => `Ferry, ${locomotives(n)}`,
    price: (n, color) =>
      color
        ? cardCount(n, color)
        : count(n, { one: "# carta de qualquer cor", other: "# cartas da mesma cor" }),
    worth: (n) => `vale ${points(n)}`,
    payWith: "Pagar com",
    claimFor: (n) => `Construir (${points(n)})`,
    dig: "Escavar o túnel",
    tunnelNote: "Viram-se três cartas; cada uma que coincida custa mais uma.",
    spare: (n) =>
      count(n, {
        one: "Depois ainda podias pagar mais #.",
        other: "Depois ainda podias pagar até mais #.",
      }),
    nowPayable: "Podes construí-la já",
    gray: "qualquer cor",
  },

  why: {
    taken: (who) => `${who} construiu esta rota.`,
    takenByMe: "Esta rota é tua.",
    closed: "Com tão poucos jogadores só se usa uma das duas rotas, e já tem dono.",
    double: "Já tens a rota ao lado.",
    trains: (n) => short(n, trains(n)),
    cards: (n, color) =>
      short(
        n,
        color
          ? cardCount(n, color)
          : count(n, { one: "# carta da mesma cor", other: "# cartas da mesma cor" }),
      ),
    locomotives: (n) => short(n, locomotives(n)),
    station: (who) => `${who} tem aqui uma estação.`,
    stationMine: "A tua estação está aqui.",
    stations: "Já não tens estações para construir.",
    watching: "Estás a assistir.",
    over: "O jogo terminou.",
    tickets: "Primeiro escolhe os teus bilhetes.",
    others: "Os outros ainda estão a escolher bilhetes.",
    turn: (who) => `É a vez de ${who}.`,
    tunnel: "Primeiro acaba o túnel.",
    second: "Primeiro tira a segunda carta.",
    onlyFirst: "Uma locomotiva à vista só pode ser a primeira carta",
  },

  city: {
    build: "Construir uma estação",
    buildFor: (n) => `Construir estação por ${cards(n)}`,
    note: "No fim, uma estação deixa-te usar para os teus bilhetes uma rota de outro jogador que saia daqui.",
    myTickets: (names) => `Os teus bilhetes daqui: ${list(names)}`,
    stack: (values) => `Cartas que restam: ${list(values)}`,
    stackEmpty: "Já não há cartas",
  },

  tunnel: {
    title: (lane) => `Túnel ${lane}`,
    laid: "Jogadas",
    turned: "Viradas",
    free: "Sem custo extra!",
    extra: (n) => count(n, { one: "Mais uma carta a pagar", other: "Mais # cartas a pagar" }),
    pay: (what) => `Pagar ${what}`,
    back: "Voltar atrás",
    cannot: "Não consegues pagar isto.",
  },

  seat: {
    turn: "a jogar",
    bot: "computador",
    lastDeed: "Última jogada",
    countries: "Cartas de país",
    letAutopilot: "Deixar o piloto automático jogar",
    away: "ausente",
    autopilot: "piloto automático",
  },

  away: {
    title: "Na tua ausência",
    goOn: "Continuar",
  },

  log: {
    title: "O que aconteceu",
    empty: "Ainda não aconteceu nada.",
  },

  chat: {
    title: "Conversa",
    empty: "Ainda ninguém disse nada.",
    write: "Escreve uma mensagem",
    send: "Enviar",
    off: "O anfitrião desligou a conversa.",
    reactions: "Reações",
    reacted: (who, what) => `${who}: ${what}`,
    reaction: {
      whistle: "Apito",
      cheer: "Boa!",
      laugh: "Ah ah",
      gasp: "Oh não",
      think: "Hum…",
      sorry: "Desculpa",
      hurry: "Despacha-te",
      thanks: "Obrigado/a",
    },
    watcher: "A assistir",
  },

  keys: {
    title: "Teclas",
    row: "1 a 5: tirar uma carta à vista",
    deck: "D: biscar do baralho",
    drawTickets: "N: biscar bilhetes",
    find: "/: procurar uma rota",
    tickets: "T: os teus bilhetes",
    log: "J: o que aconteceu",
    chat: "C: conversa",
    text: "V: ligar e desligar a vista de texto",
    board: "+ − 0 e setas no tabuleiro: ampliar, mostrar tudo, mover",
    confirm: "Enter: confirmar, Escape: fechar",
  },

  text: {
    title: "A mesa em texto",
    leave: "Mostrar o tabuleiro",
    status: "Agora",
    hand: "Mão",
    row: "Cartas à vista e baralho",
    lanes: "Rotas",
    search: "Procurar rota por cidade",
    filter: "Que rotas",
    all: "Todas",
    payable: "Pagáveis já",
    mine: "Minhas",
    needed: "Para os meus bilhetes",
    found: routes,
    stations: "Estações",
    stationIn: "Construir uma estação em",
    players: "Jogadores",
    tickets: "Bilhetes",
    log: "Diário",
    priceOf: (price, points) => `${price}, ${points}`,
    ownedBy: (who) => `de ${who}`,
  },

  news: {
    lastRound: "Última ronda",
    refused: "Isso não foi aceite",
    cut: (lane, ticket) => `${lane} foi-se: já não há caminho para ${ticket}.`,
    longer: (lane, ticket, n) => `${lane} foi-se: ${ticket} precisa agora de mais ${trains(n)}.`,
    completed: (ticket) => `Bilhete ${ticket} cumprido!`,
  },

  status: {
    lastRound: (line) => `Última ronda · ${line}`,
    tunnel: (n) => `Paga mais ${cards(n)} ou volta atrás`,
    digging: "A montanha decide…",
    theirTunnel: (who) => `${who} está a escavar um túnel`,
    pass: "Nada é possível: tens de passar",
    over: "O jogo terminou",
    ended: "O jogo foi terminado antes do fim",
    autopilot: "O piloto automático está a jogar por ti",
    autopilotOff: "Assumir",
    passKey: "Passar",
  },

  tickets: {
    done: "Cumprido",
    doneBorrowed: (cities) => `Cumprido, com a tua estação em ${list(cities)}`,
    lostLanes: "Já não há caminho",
    lostTrains: (n) => `Precisa de ${trains(n)}, mais do que as que tens`,
  },

  hand: {
    pays: (n) => `já paga ${routes(n)}`,
  },

  hints: {
    collect: "Toca numa cor da tua mão para ver as rotas que ela pode pagar.",
    claim: "Já podes pagar uma rota. Toca nela no tabuleiro para ver quanto custa e quanto vale.",
    locomotive:
      "As locomotivas são jóqueres. Uma à vista vale pela jogada inteira, por isso pensa duas vezes.",
    ticketDone: "Um bilhete está cumprido. Podes biscar mais quando te sentires forte.",
    lastRound: "Última ronda: gasta as tuas cartas em qualquer rota que dê pontos.",
  },
};
