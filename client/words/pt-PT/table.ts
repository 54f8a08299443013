/** Textos da mesa. Cartas e rotas são femininas, por isso as cores também. */
import type { Words } from "../types.ts";
import { cards, count, list, number, points, tickets, trains } from "./counts.ts";

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
    theirTurn: (who) => `É a vez de ${who}`,
    theirSecond: (who) => `${who} está a tirar a segunda carta`,
    sending: "A enviar a tua jogada…",
    waiting: "A tua jogada está a caminho e segue assim que a ligação voltar",
    connecting: "A ligar…",
    lost: "Ligação perdida. À procura dela…",
  },

  row: {
    title: "Cartas à vista",
    take: (card) =>
      card === "locomotive" ? "Tirar a locomotiva" : `Tirar a carta ${cardWords[card]}`,
    empty: "Lugar vazio",
    drawBlind: (n) =>
      `Biscar do baralho, ${count(n, { one: "resta # carta", other: "restam # cartas" })}`,
    drawTickets: (n) => `Biscar bilhetes, ${count(n, { one: "resta #", other: "restam #" })}`,
  },

  hand: {
    title: "A tua mão",
    empty: "A tua mão está vazia",
    show: (n, card) => `${cardCount(n, card)}: mostrar rotas que se podem pagar`,
  },

  tickets: {
    title: "Os teus bilhetes",
    none: "Não tens bilhetes.",
    offer: "Escolhe os teus bilhetes",
    seal: (seal: string) => `Baralho selado: ${seal}…`,
    keep: (n) => `Ficar com ${tickets(n)}`,
    keepMore: (n) => `Escolhe pelo menos mais ${number(n)}`,
    trains: (n) => count(n, { one: "falta # carruagem", other: "faltam # carruagens" }),
    cardsMissing: (n) =>
      n === 0 ? "tens as cartas" : count(n, { one: "falta # carta", other: "faltam # cartas" }),
    sum: (n, of) => `${n} de ${of} cumpridos`,
  },

  plates: {
    title: "Jogadores",
    nothingYet: "Ainda nada",
  },

  deeds: {
    began: (who) => `${who} começa.`,
    beganYou: "Começas tu.",
    drew: (who, what) => `${who} tirou ${what}.`,
    drewYou: (what) => `Tiraste ${what}.`,
    blind: (n) => `${cards(n)} do baralho`,
    fromDeck: (what) => `${what} do baralho`,
    kept: (who, n, of) => `${who} ficou com ${n} de ${tickets(of)}.`,
    keptYou: (n, of) => `Ficaste com ${n} de ${tickets(of)}.`,
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
