/** Textos da mesa que a primeira jogada dispensa: folhas, diário, chat, modo texto. */
import type { Areas } from "../types.ts";
import { cardCount } from "./table.ts";
import { cards, count, list, locomotives, points, routes, trains } from "./counts.ts";

const short = (n: number, what: string) =>
  `${count(n, { one: "Falta", other: "Faltam" })} ${what}.`;

export const beside: Areas["beside"] = {
  lanes: {
    tunnel: "Túnel",
    ferry: (n) => `Balsa, ${locomotives(n)}`,
    price: (n, color) =>
      color
        ? cardCount(n, color)
        : count(n, { one: "# carta de qualquer cor", other: "# cartas da mesma cor" }),
    worth: (n) => `vale ${points(n)}`,
    payWith: "Pagar com",
    claimFor: (n) => `Controlar (${points(n)})`,
    dig: "Escavar o túnel",
    tunnelNote: "Três cartas são viradas; cada uma que combinar custa mais uma.",
    spare: (n) =>
      count(n, {
        one: "Depois você ainda poderia pagar mais #.",
        other: "Depois você ainda poderia pagar até mais #.",
      }),
    nowPayable: "Você já pode controlá-la",
    gray: "qualquer cor",
  },

  why: {
    taken: (who) => `${who} controla esta rota.`,
    takenByMe: "Esta rota é sua.",
    closed: "Com tão poucos jogadores só se usa uma das duas rotas, e ela já tem dono.",
    double: "A rota ao lado é sua.",
    trains: (n) => short(n, trains(n)),
    cards: (n, color) =>
      short(
        n,
        color
          ? cardCount(n, color)
          : count(n, { one: "# carta da mesma cor", other: "# cartas da mesma cor" }),
      ),
    locomotives: (n) => short(n, locomotives(n)),
    station: (who) => `${who} tem uma estação aqui.`,
    stationMine: "Sua estação fica aqui.",
    stations: "Você não tem mais estações para construir.",
    watching: "Você está assistindo.",
    over: "A partida acabou.",
    tickets: "Escolha seus bilhetes primeiro.",
    others: "Os outros ainda estão escolhendo bilhetes.",
    turn: (who) => `É a vez de ${who}.`,
    tunnel: "Termine o túnel primeiro.",
    second: "Pegue sua segunda carta primeiro.",
    onlyFirst: "Uma locomotiva aberta só pode ser a primeira carta",
  },

  city: {
    build: "Construir uma estação",
    buildFor: (n) => `Construir estação por ${cards(n)}`,
    note: "No fim, uma estação deixa você usar, para seus bilhetes, uma rota de outro jogador que saia daqui.",
    myTickets: (names) => `Seus bilhetes daqui: ${list(names)}`,
    stack: (values) => `Cartas restantes: ${list(values)}`,
    stackEmpty: "Não há mais cartas",
  },

  tunnel: {
    title: (lane) => `Túnel ${lane}`,
    laid: "Baixadas",
    turned: "Viradas",
    free: "Sem custo extra!",
    extra: (n) => (n === 1 ? "Mais uma carta a pagar" : `Mais ${cards(n)} a pagar`),
    pay: (what) => `Pagar ${what}`,
    back: "Desistir",
    cannot: "Você não consegue pagar isto.",
  },

  seat: {
    turn: "jogando",
    bot: "computador",
    lastDeed: "Última jogada",
    countries: "Cartas de país",
    letAutopilot: "Deixar o piloto automático jogar",
    away: "ausente",
    autopilot: "piloto automático",
  },

  away: {
    title: "Enquanto você esteve fora",
    goOn: "Continuar",
  },

  log: {
    title: "O que aconteceu",
    empty: "Ainda não aconteceu nada.",
  },

  chat: {
    title: "Bate-papo",
    empty: "Ninguém disse nada ainda.",
    write: "Escreva uma mensagem",
    send: "Enviar",
    off: "O anfitrião desativou o bate-papo.",
    reactions: "Reações",
    reacted: (who, what) => `${who}: ${what}`,
    reaction: {
      whistle: "Apito",
      cheer: "Uhul!",
      laugh: "Haha",
      gasp: "Ah, não",
      think: "Hum…",
      sorry: "Foi mal",
      hurry: "Vamos logo",
      thanks: "Valeu",
    },
    watcher: "Assistindo",
  },

  keys: {
    title: "Teclas",
    row: "1 a 5: pegar uma carta aberta",
    deck: "D: comprar do baralho",
    drawTickets: "N: comprar bilhetes",
    find: "/: procurar uma rota",
    tickets: "T: seus bilhetes",
    log: "J: o que aconteceu",
    chat: "C: bate-papo",
    text: "V: ligar e desligar o modo texto",
    board: "+ − 0 e setas no tabuleiro: zoom, mostrar tudo, mover",
    confirm: "Enter: confirmar, Escape: fechar",
  },

  text: {
    title: "A mesa em texto",
    leave: "Mostrar o tabuleiro",
    status: "Agora",
    hand: "Mão",
    row: "Cartas abertas e baralho",
    lanes: "Rotas",
    search: "Buscar rota por cidade",
    filter: "Quais rotas",
    all: "Todas",
    payable: "Pagáveis já",
    mine: "Minhas",
    needed: "Para meus bilhetes",
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
    lastRound: "Última rodada",
    refused: "Isso não foi aceito",
    cut: (lane, ticket) => `${lane} já era: não há mais caminho para ${ticket}.`,
    longer: (lane, ticket, n) => `${lane} já era: ${ticket} agora precisa de mais ${trains(n)}.`,
    completed: (ticket) => `Bilhete ${ticket} completo!`,
  },

  status: {
    lastRound: (line) => `Última rodada · ${line}`,
    tunnel: (n) => `Pague mais ${cards(n)} ou desista`,
    digging: "A montanha decide…",
    theirTunnel: (who) => `${who} está escavando um túnel`,
    pass: "Nada é possível: você tem que passar",
    over: "A partida acabou",
    ended: "A partida foi encerrada antes do fim",
    autopilot: "O piloto automático está jogando por você",
    autopilotOff: "Assumir",
    passKey: "Passar",
  },

  tickets: {
    done: "Completo",
    doneBorrowed: (cities) => `Completo, com sua estação em ${list(cities)}`,
    lostLanes: "Não há mais caminho",
    lostTrains: (n) => `Precisa de ${trains(n)}, mais do que você tem`,
  },

  hand: {
    pays: (n) => `já paga ${routes(n)}`,
  },

  hints: {
    collect: "Toque em uma cor da sua mão para ver as rotas que ela pode pagar.",
    claim:
      "Você já pode pagar uma rota. Toque nela no tabuleiro para ver quanto custa e quanto vale.",
    locomotive:
      "Locomotivas são curingas. Uma aberta vale pela jogada inteira, então pense duas vezes.",
    ticketDone: "Um bilhete está completo. Você pode comprar mais quando se sentir forte.",
    lastRound: "Última rodada: gaste suas cartas em qualquer rota que dê pontos.",
  },
};
