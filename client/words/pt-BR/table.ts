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
  skipToText: "Jogar no modo texto",
  loading: "Arrumando a mesa",
  cards: cardWords,
  cardCount,
  list,
  points,
  pointsShort: "pts",
  trains,
  cardsHeld: cards,
  ticketsHeld: tickets,
  stationsLeft: (n) => count(n, { one: "resta # estação", other: "restam # estações" }),
  you: "Você",

  status: {
    choose: (n) => `Fique com pelo menos ${tickets(n)}`,
    othersChoose: (names) =>
      names.length === 1
        ? `${list(names)} está escolhendo bilhetes`
        : `${list(names)} estão escolhendo bilhetes`,
    yourTurn: "Sua vez: compre cartas, controle uma rota ou pegue bilhetes",
    second: "Pegue sua segunda carta",
    theirTurn: (who) => `Vez de ${who}`,
    theirSecond: (who) => `${who} está pegando a segunda carta`,
    sending: "Enviando sua jogada…",
    waiting: "Sua jogada está a caminho e vai assim que a conexão voltar",
    connecting: "Conectando…",
    lost: "Conexão perdida. Procurando…",
  },

  row: {
    title: "Cartas abertas",
    take: (card) =>
      card === "locomotive" ? "Pegar a locomotiva" : `Pegar a carta ${cardWords[card]}`,
    empty: "Espaço vazio",
    drawBlind: (n) =>
      `Comprar do baralho, ${count(n, { one: "resta # carta", other: "restam # cartas" })}`,
    drawTickets: (n) => `Comprar bilhetes, ${count(n, { one: "resta #", other: "restam #" })}`,
  },

  hand: {
    title: "Sua mão",
    empty: "Sua mão está vazia",
    show: (n, card) => `${cardCount(n, card)}: mostrar rotas que dá para pagar`,
  },

  tickets: {
    title: "Seus bilhetes",
    none: "Você não tem bilhetes.",
    offer: "Escolha seus bilhetes",
    seal: (seal: string) => `Baralho lacrado: ${seal}…`,
    keep: (n) => `Ficar com ${tickets(n)}`,
    keepMore: (n) => `Escolha pelo menos mais ${number(n)}`,
    trains: (n) => count(n, { one: "falta # trem", other: "faltam # trens" }),
    cardsMissing: (n) =>
      n === 0 ? "você tem as cartas" : count(n, { one: "falta # carta", other: "faltam # cartas" }),
    sum: (n, of) => `${n} de ${of} completos`,
  },

  plates: {
    title: "Jogadores",
    nothingYet: "Nada ainda",
  },

  deeds: {
    began: (who) => `${who} começa.`,
    beganYou: "Você começa.",
    drew: (who, what) => `${who} pegou ${what}.`,
    drewYou: (what) => `Você pegou ${what}.`,
    blind: (n) => `${cards(n)} do baralho`,
    fromDeck: (what) => `${what} do baralho`,
    kept: (who, n, of) => `${who} ficou com ${n} de ${tickets(of)}.`,
    keptYou: (n, of) => `Você ficou com ${n} de ${tickets(of)}.`,
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
};
