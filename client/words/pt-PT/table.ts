/** Textos da mesa. Cartas e rotas são femininas, por isso as cores também. */
import type { Words } from "../types.ts";
import { cards, count, list, number, points, routes, tickets, trains } from "./counts.ts";

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

export const cardCount: Table["cardCount"] = (n, card) =>
  count(n, { one: `# ${cardWords[card]}`, other: `# ${manyCards[card]}` });

export const table: Table = {
  board: (map) => `Tabuleiro: ${map}`,
  skipToText: "Jogar na vista de texto",
  loading: "A pôr a mesa",
  cards: cardWords,
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

  tickets: {
    title: "Os teus bilhetes",
    none: "Não tens bilhetes.",
    offer: "Escolhe os teus bilhetes",
    seal: (seal: string) => `Baralho selado: ${seal}…`,
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
  },

  plates: {
    title: "Jogadores",
    away: "ausente",
    autopilot: "piloto automático",
    nothingYet: "Ainda nada",
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
    refused: "Isso não foi aceite",
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
};
