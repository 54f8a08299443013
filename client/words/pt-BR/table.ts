/** Textos da mesa. Cartas e rotas são femininas, por isso as cores também. */
import type { Words } from "../types.ts";
import {
  cards,
  count,
  list,
  locomotives,
  number,
  points,
  routes,
  stations,
  tickets,
  trains,
} from "./counts.ts";

type Table = Words["table"];

const cardWords: Table["cards"] = {
  purple: "roxa",
  blue: "azul",
  orange: "laranja",
  white: "branca",
  green: "verde",
  yellow: "amarela",
  black: "preta",
  red: "vermelha",
  locomotive: "locomotiva",
};

const manyCards: Table["cards"] = {
  purple: "roxas",
  blue: "azuis",
  orange: "laranja",
  white: "brancas",
  green: "verdes",
  yellow: "amarelas",
  black: "pretas",
  red: "vermelhas",
  locomotive: "locomotivas",
};

const cardCount: Table["cardCount"] = (n, card) =>
  count(n, { one: `# ${cardWords[card]}`, other: `# ${manyCards[card]}` });

const short = (n: number, what: string) =>
  `${count(n, { one: "Falta", other: "Faltam" })} ${what}.`;

export const table: Table = {
  board: (map) => `Tabuleiro: ${map}`,
  skipToText: "Jogar no modo texto",
  loading: "Arrumando a mesa",
  cards: cardWords,
  gray: "qualquer cor",
  cardCount,
  list,
  lane: (a, b) => `${a}–${b}`,
  points,
  pointsShort: "pts",
  trains,
  cardsHeld: cards,
  ticketsHeld: tickets,
  stationsLeft: (n) => count(n, { one: "resta # estação", other: "restam # estações" }),
  you: "Você",
  watcher: "Assistindo",

  status: {
    choose: (n) => `Fique com pelo menos ${tickets(n)}`,
    othersChoose: (names) =>
      names.length === 1
        ? `${list(names)} está escolhendo bilhetes`
        : `${list(names)} estão escolhendo bilhetes`,
    yourTurn: "Sua vez: compre cartas, controle uma rota ou pegue bilhetes",
    second: "Pegue sua segunda carta",
    tunnel: (n) => `Pague mais ${cards(n)} ou desista`,
    pass: "Nada é possível: você tem que passar",
    theirTurn: (who) => `Vez de ${who}`,
    theirSecond: (who) => `${who} está pegando a segunda carta`,
    theirTunnel: (who) => `${who} está escavando um túnel`,
    theirTickets: (who) => `${who} está escolhendo bilhetes`,
    digging: "A montanha decide…",
    over: "A partida acabou",
    ended: "A partida foi encerrada antes do fim",
    sending: "Enviando sua jogada…",
    waiting: "Sua jogada está a caminho e vai assim que a conexão voltar",
    connecting: "Conectando…",
    lost: "Conexão perdida. Procurando…",
    closed: (reason) => `Conexão encerrada: ${reason}`,
    reload: "Conectar de novo",
    autopilot: "O piloto automático está jogando por você",
    autopilotOff: "Assumir",
    timeLeft: (n) => count(n, { one: "resta # segundo", other: "restam # segundos" }),
  },

  row: {
    title: "Cartas abertas",
    take: (card) =>
      card === "locomotive" ? "Pegar a locomotiva" : `Pegar a carta ${cardWords[card]}`,
    empty: "Espaço vazio",
    deck: "Baralho",
    drawBlind: (n) =>
      `Comprar do baralho, ${count(n, { one: "resta # carta", other: "restam # cartas" })}`,
    tickets: "Bilhetes",
    drawTickets: (n) => `Comprar bilhetes, ${count(n, { one: "resta #", other: "restam #" })}`,
    onlyFirst: "Uma locomotiva aberta só pode ser a primeira carta",
    pass: "Passar",
  },

  hand: {
    title: "Sua mão",
    empty: "Sua mão está vazia",
    show: (n, card) => `${cardCount(n, card)}: mostrar rotas que dá para pagar`,
    pays: (n) => `já paga ${routes(n)}`,
  },

  lanes: {
    tunnel: "Túnel",
    ferry: (n) => `Balsa, ${locomotives(n)}`,
    price: (n, color) =>
      color
        ? cardCount(n, color)
        : count(n, { one: "# carta de qualquer cor", other: "# cartas da mesma cor" }),
    worth: (n) => `vale ${points(n)}`,
    payWith: "Pagar com",
    claim: "Controlar",
    claimFor: (n) => `Controlar (${points(n)})`,
    dig: "Escavar o túnel",
    tunnelNote: "Três cartas são viradas; cada uma que combinar custa mais uma.",
    spare: (n) =>
      count(n, {
        one: "Depois você ainda poderia pagar mais #.",
        other: "Depois você ainda poderia pagar até mais #.",
      }),
    close: "Fechar",
    taken: "Ocupada",
    closed: "Fechada",
    free: "Livre",
    nowPayable: "Você já pode controlá-la",
    trainsAfter: (n) => `você fica com ${trains(n)}`,
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
  },

  city: {
    build: "Construir uma estação",
    buildFor: (n) => `Construir estação por ${cards(n)}`,
    note: "No fim, uma estação deixa você usar, para seus bilhetes, uma rota de outro jogador que saia daqui.",
    routes,
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

  tickets: {
    title: "Seus bilhetes",
    none: "Você não tem bilhetes.",
    offer: "Escolha seus bilhetes",
    keep: (n) => `Ficar com ${tickets(n)}`,
    keepMore: (n) => `Escolha pelo menos mais ${number(n)}`,
    long: "longa",
    done: "Completo",
    doneBorrowed: (cities) => `Completo, com sua estação em ${list(cities)}`,
    open: (trains, cards) => `${trains}, ${cards}`,
    trains: (n) => count(n, { one: "falta # trem", other: "faltam # trens" }),
    cardsMissing: (n) =>
      n === 0 ? "você tem as cartas" : count(n, { one: "falta # carta", other: "faltam # cartas" }),
    lostLanes: "Não há mais caminho",
    lostTrains: (n) => `Precisa de ${trains(n)}, mais do que você tem`,
    cut: (lane, ticket) => `${lane} já era: não há mais caminho para ${ticket}.`,
    longer: (lane, ticket, n) => `${lane} já era: ${ticket} agora precisa de mais ${trains(n)}.`,
    completed: (ticket) => `Bilhete ${ticket} completo!`,
    sum: (n, of) => `${n} de ${of} completos`,
    worth: points,
    returned: "Olhe de perto: toque em um bilhete para vê-lo no tabuleiro.",
  },

  plates: {
    title: "Jogadores",
    turn: "jogando",
    away: "ausente",
    autopilot: "piloto automático",
    bot: "computador",
    choosing: "escolhendo",
    stations,
    lastDeed: "Última jogada",
    nothingYet: "Nada ainda",
    countries: "Cartas de país",
    letAutopilot: "Deixar o piloto automático jogar",
    detail: (who) => `Sobre ${who}`,
  },

  deeds: {
    began: (who) => `${who} começa.`,
    beganYou: "Você começa.",
    drew: (who, what) => `${who} pegou ${what}.`,
    drewYou: (what) => `Você pegou ${what}.`,
    blind: (n) => `${cards(n)} do baralho`,
    fromDeck: (what) => `${what} do baralho`,
    claimed: (who, lane, what, points) => `${who} controlou ${lane} com ${what}: ${points}.`,
    claimedYou: (lane, what, points) => `Você controlou ${lane} com ${what}: ${points}.`,
    turnedUp: (what) => `O túnel revelou ${what}.`,
    digging: (who, lane) => `${who} está escavando ${lane}.`,
    diggingYou: (lane) => `Você está escavando ${lane}.`,
    abandoned: (who, lane) => `${who} desistiu do túnel ${lane}.`,
    abandonedYou: (lane) => `Você desistiu do túnel ${lane}.`,
    kept: (who, n, of) => `${who} ficou com ${n} de ${tickets(of)}.`,
    keptYou: (n, of) => `Você ficou com ${n} de ${tickets(of)}.`,
    station: (who, city, what) => `${who} construiu uma estação em ${city} com ${what}.`,
    stationYou: (city, what) => `Você construiu uma estação em ${city} com ${what}.`,
    countries: (who, what) => `${who} pegou cartas de país: ${what}.`,
    countriesYou: (what) => `Você pegou cartas de país: ${what}.`,
    country: (name, value) => `${name} ${value}`,
    passed: (who) => `${who} passou.`,
    passedYou: "Você passou.",
    lastRound: (who) => `${who} tem dois trens ou menos: todos têm mais uma jogada.`,
    lastRoundYou: "Você tem dois trens ou menos: todos têm mais uma jogada.",
    flushed: "Havia três locomotivas abertas: as cinco cartas foram trocadas.",
    shuffled: "Os descartes foram embaralhados e viraram um novo baralho.",
    finished: (names) =>
      names.length === 1 ? `${list(names)} venceu.` : `Vitória dividida: ${list(names)}.`,
    finishedYou: "Você venceu!",
  },

  news: {
    lastRound: "Última rodada",
    lastRoundNote: "Mais uma jogada para todos.",
    yourTurn: "Sua vez",
    over: "A partida acabou",
    refused: "Isso não foi aceito",
    away: "Enquanto você esteve fora",
    goOn: "Continuar",
  },

  bar: {
    tickets: "Bilhetes",
    log: "Diário",
    chat: "Chat",
    menu: "Mais",
    home: "Mostrar o tabuleiro inteiro",
    zoomIn: "Aproximar",
    zoomOut: "Afastar",
    unread: (n) => count(n, { one: "# mensagem nova", other: "# mensagens novas" }),
  },

  log: {
    title: "O que aconteceu",
    empty: "Ainda não aconteceu nada.",
    showLane: "Mostrar no tabuleiro",
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
  },

  menu: {
    title: "Mais",
    confirm: "Perguntar antes de controlar",
    sound: "Sons",
    vibration: "Vibrar na minha vez",
    motion: "Menos movimento",
    text: "Modo texto",
    keys: "Teclas",
    endEarly: "Propor encerrar a partida",
    endAgree: "Concordar em encerrar",
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
};
