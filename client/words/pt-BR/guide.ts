/** O guia: como se joga cada mapa, em uns três minutos, e dicas para a primeira partida. */
import type { Areas } from "../types.ts";
import { count, points, tickets, trains } from "./counts.ts";

export const guide: Areas["guide"] = {
  title: "Como jogar",
  choose: "Qual mapa?",
  aim: {
    title: "O objetivo",
    text: "Ligue cidades por ferrovia. Você pontua por cada rota que controla e pelos bilhetes secretos cujas duas cidades suas rotas ligam. Bilhetes não completados custam os pontos deles.",
    points: (n) => points(n),
  },
  turn: {
    title: "Sua vez",
    text: "Faça exatamente uma destas coisas:",
    steps: { cards: "Suas cartas", route: "A rota", trains: "Seus trens" },
    draw: "Comprar duas cartas de vagão",
    drawText:
      "Das cinco cartas abertas ou às cegas do baralho. Uma locomotiva aberta vale pelas duas cartas.",
    claim: "Controlar uma rota",
    claimText:
      "Baixe tantas cartas da cor da rota quantos forem os espaços dela e coloque seus trens ali. Uma rota cinza aceita qualquer cor, desde que seja uma só.",
    tickets: "Comprar bilhetes",
    ticketsText: (draw, keep) =>
      `Pegue ${tickets(draw)} e fique com pelo menos ${keep}. Mais pontos a ganhar, mais a perder.`,
    station: "Construir uma estação",
    stationText:
      "Ela deixa você usar, para seus bilhetes, uma rota de outro jogador naquela cidade. A primeira custa uma carta, a segunda duas, a terceira três da mesma cor.",
  },
  locomotive: {
    title: "Locomotivas são curingas",
    text: "Uma locomotiva vale por qualquer cor. Se três estiverem abertas ao mesmo tempo, as cinco cartas são trocadas.",
  },
  doubles: {
    title: "Rotas duplas",
    text: (players) =>
      count(players, {
        one: "Ninguém pode ter as duas vias de uma rota dupla.",
        other:
          "Ninguém pode ter as duas vias de uma rota dupla. Com até # jogadores, quando uma via é ocupada a outra fica fechada.",
      }),
  },
  ferry: {
    title: "Balsas",
    text: "Para cada locomotiva impressa em uma balsa, você precisa baixar uma locomotiva; o resto é de uma cor só, qualquer uma.",
  },
  tunnel: {
    title: "Túneis",
    text: "Baixe suas cartas e três cartas são viradas. Para cada uma da sua cor, e para cada locomotiva, pague mais uma carta daquela cor, ou desista e fique com suas cartas.",
  },
  stations: {
    title: "Estações",
    text: (each) =>
      `Três por jogador, uma por cidade. Uma estação que você nunca construir vale ${points(each)}.`,
  },
  countries: {
    title: "Países vizinhos",
    text: "Quando uma nova rota sua chega a um país e sua rede passa a ligar dois ou mais países, pegue a carta de cima de cada país dessa rede. Quem chega cedo leva as cartas altas.",
    special: "De uma cidade podem sair várias vias para um país. Cada jogador pode ter uma delas.",
  },
  end: {
    title: "O fim",
    text: (n) =>
      count(n, {
        one: "Quando alguém fica com # trem ou nenhum, todos têm mais uma jogada.",
        other: "Quando alguém fica com # trens ou menos, todos têm mais uma jogada.",
      }),
    longest: (n) => `O caminho contínuo mais longo ganha mais ${points(n)}.`,
    most: "Vence quem tiver mais pontos.",
  },
  start: {
    title: "Antes da primeira jogada",
    text: (dealt, keep, n) =>
      `Você tem ${trains(n)}, quatro cartas e ${tickets(dealt)} para escolher. Fique com pelo menos ${keep}.`,
    long: "Um deles é uma rota longa, que vale mais que os outros.",
  },
  scoring: {
    title: "Pontos das rotas",
    length: "Trens",
    points: "Pontos",
  },
  advice: {
    title: "Três conselhos",
    one: "Primeiro junte, construa quando seu caminho correr perigo: os outros veem o que você controla, não o que tem na mão.",
    two: "Rotas longas rendem mais pontos que os mesmos trens em rotas curtas.",
    three: "Conte os trens de todo mundo. O fim chega antes do que você imagina.",
  },
  play: "Jogar este mapa agora",
};
