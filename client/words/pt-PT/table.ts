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
  `${count(n, { one: "Falta-te", other: "Faltam-te" })} ${what}.`;

export const table: Table = {
  board: (map) => `Tabuleiro: ${map}`,
  skipToText: "Jogar na vista de texto",
  loading: "A pôr a mesa",
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
  you: "Tu",
  watcher: "A assistir",

  status: {
    choose: (n) => `Fica com pelo menos ${tickets(n)}`,
    othersChoose: (names) =>
      names.length === 1
        ? `${list(names)} está a escolher bilhetes`
        : `${list(names)} estão a escolher bilhetes`,
    yourTurn: "É a tua vez: bisca, constrói uma rota ou tira bilhetes",
    second: "Tira a segunda carta",
    tunnel: (n) => `Paga mais ${cards(n)} ou volta atrás`,
    pass: "Nada é possível: tens de passar",
    theirTurn: (who) => `É a vez de ${who}`,
    theirSecond: (who) => `${who} está a tirar a segunda carta`,
    theirTunnel: (who) => `${who} está a escavar um túnel`,
    theirTickets: (who) => `${who} está a escolher bilhetes`,
    digging: "A montanha decide…",
    over: "O jogo terminou",
    ended: "O jogo foi terminado antes do fim",
    sending: "A enviar a tua jogada…",
    waiting: "A tua jogada está a caminho e segue assim que a ligação voltar",
    connecting: "A ligar…",
    lost: "Ligação perdida. À procura dela…",
    closed: (reason) => `Ligação terminada: ${reason}`,
    reload: "Ligar de novo",
    autopilot: "O piloto automático está a jogar por ti",
    autopilotOff: "Assumir",
    timeLeft: (n) => count(n, { one: "resta # segundo", other: "restam # segundos" }),
  },

  row: {
    title: "Cartas à vista",
    take: (card) =>
      card === "locomotive" ? "Tirar a locomotiva" : `Tirar a carta ${cardWords[card]}`,
    empty: "Lugar vazio",
    deck: "Baralho",
    drawBlind: (n) =>
      `Biscar do baralho, ${count(n, { one: "resta # carta", other: "restam # cartas" })}`,
    tickets: "Bilhetes",
    drawTickets: (n) => `Biscar bilhetes, ${count(n, { one: "resta #", other: "restam #" })}`,
    onlyFirst: "Uma locomotiva à vista só pode ser a primeira carta",
    pass: "Passar",
  },

  hand: {
    title: "A tua mão",
    empty: "A tua mão está vazia",
    show: (n, card) => `${cardCount(n, card)}: mostrar rotas que se podem pagar`,
    pays: (n) => `já paga ${routes(n)}`,
  },

  lanes: {
    tunnel: "Túnel",
    ferry: (n) => `Ferry, ${locomotives(n)}`,
    price: (n, color) =>
      color
        ? cardCount(n, color)
        : count(n, { one: "# carta de qualquer cor", other: "# cartas da mesma cor" }),
    worth: (n) => `vale ${points(n)}`,
    payWith: "Pagar com",
    claim: "Construir",
    claimFor: (n) => `Construir (${points(n)})`,
    dig: "Escavar o túnel",
    tunnelNote: "Viram-se três cartas; cada uma que coincida custa mais uma.",
    spare: (n) =>
      count(n, {
        one: "Depois ainda podias pagar mais #.",
        other: "Depois ainda podias pagar até mais #.",
      }),
    close: "Fechar",
    taken: "Ocupada",
    closed: "Fechada",
    free: "Livre",
    nowPayable: "Podes construí-la já",
    trainsAfter: (n) => `ficas com ${trains(n)}`,
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
  },

  city: {
    build: "Construir uma estação",
    buildFor: (n) => `Construir estação por ${cards(n)}`,
    note: "No fim, uma estação deixa-te usar para os teus bilhetes uma rota de outro jogador que saia daqui.",
    routes,
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

  tickets: {
    title: "Os teus bilhetes",
    none: "Não tens bilhetes.",
    offer: "Escolhe os teus bilhetes",
    keep: (n) => `Ficar com ${tickets(n)}`,
    keepMore: (n) => `Escolhe pelo menos mais ${number(n)}`,
    long: "longa",
    done: "Cumprido",
    doneBorrowed: (cities) => `Cumprido, com a tua estação em ${list(cities)}`,
    open: (trains, cards) => `${trains}, ${cards}`,
    trains: (n) => count(n, { one: "falta # carruagem", other: "faltam # carruagens" }),
    cardsMissing: (n) =>
      n === 0 ? "tens as cartas" : count(n, { one: "falta # carta", other: "faltam # cartas" }),
    lostLanes: "Já não há caminho",
    lostTrains: (n) => `Precisa de ${trains(n)}, mais do que as que tens`,
    cut: (lane, ticket) => `${lane} foi-se: já não há caminho para ${ticket}.`,
    longer: (lane, ticket, n) => `${lane} foi-se: ${ticket} precisa agora de mais ${trains(n)}.`,
    completed: (ticket) => `Bilhete ${ticket} cumprido!`,
    sum: (n, of) => `${n} de ${of} cumpridos`,
    worth: points,
    returned: "Vê melhor: toca num bilhete para o ver no tabuleiro.",
  },

  plates: {
    title: "Jogadores",
    turn: "a jogar",
    away: "ausente",
    autopilot: "piloto automático",
    bot: "computador",
    choosing: "a escolher",
    stations,
    lastDeed: "Última jogada",
    nothingYet: "Ainda nada",
    countries: "Cartas de país",
    letAutopilot: "Deixar o piloto automático jogar",
    detail: (who) => `Sobre ${who}`,
  },

  deeds: {
    began: (who) => `${who} começa.`,
    beganYou: "Começas tu.",
    drew: (who, what) => `${who} tirou ${what}.`,
    drewYou: (what) => `Tiraste ${what}.`,
    blind: (n) => `${cards(n)} do baralho`,
    fromDeck: (what) => `${what} do baralho`,
    claimed: (who, lane, what, points) => `${who} construiu ${lane} com ${what}: ${points}.`,
    claimedYou: (lane, what, points) => `Construíste ${lane} com ${what}: ${points}.`,
    turnedUp: (what) => `O túnel revelou ${what}.`,
    digging: (who, lane) => `${who} está a escavar ${lane}.`,
    diggingYou: (lane) => `Estás a escavar ${lane}.`,
    abandoned: (who, lane) => `${who} desistiu do túnel ${lane}.`,
    abandonedYou: (lane) => `Desististe do túnel ${lane}.`,
    kept: (who, n, of) => `${who} ficou com ${n} de ${tickets(of)}.`,
    keptYou: (n, of) => `Ficaste com ${n} de ${tickets(of)}.`,
    station: (who, city, what) => `${who} construiu uma estação em ${city} com ${what}.`,
    stationYou: (city, what) => `Construíste uma estação em ${city} com ${what}.`,
    countries: (who, what) => `${who} tirou cartas de país: ${what}.`,
    countriesYou: (what) => `Tiraste cartas de país: ${what}.`,
    country: (name, value) => `${name} ${value}`,
    passed: (who) => `${who} passou.`,
    passedYou: "Passaste.",
    lastRound: (who) => `${who} tem duas carruagens ou menos: todos têm mais uma jogada.`,
    lastRoundYou: "Tens duas carruagens ou menos: todos têm mais uma jogada.",
    flushed: "Havia três locomotivas à vista: as cinco cartas foram substituídas.",
    shuffled: "Os descartes foram baralhados num novo baralho.",
    finished: (names) =>
      names.length === 1 ? `${list(names)} venceu.` : `Vitória partilhada: ${list(names)}.`,
    finishedYou: "Venceste!",
  },

  news: {
    lastRound: "Última ronda",
    lastRoundNote: "Mais uma jogada para todos.",
    yourTurn: "É a tua vez",
    over: "O jogo terminou",
    refused: "Isso não foi aceite",
    away: "Na tua ausência",
    goOn: "Continuar",
  },

  bar: {
    tickets: "Bilhetes",
    log: "Diário",
    chat: "Conversa",
    menu: "Mais",
    home: "Mostrar o tabuleiro todo",
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
  },

  menu: {
    title: "Mais",
    confirm: "Perguntar antes de construir",
    sound: "Sons",
    vibration: "Vibrar na minha vez",
    motion: "Menos movimento",
    text: "Vista de texto",
    keys: "Teclas",
    endEarly: "Propor terminar o jogo",
    endAgree: "Concordar em terminar",
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
};
