/** O guia: como se joga cada mapa, em cerca de três minutos, e dicas para o primeiro jogo. */
import type { Areas } from "../types.ts";
import { count, points, tickets, trains } from "./counts.ts";

export const guide: Areas["guide"] = {
  title: "Como se joga",
  choose: "Que mapa?",
  aim: {
    title: "O objetivo",
    text: "Liga cidades por caminho de ferro. Ganhas pontos por cada rota que constróis e pelos bilhetes secretos cujas duas cidades as tuas rotas unem. Os bilhetes que não cumpres custam os seus pontos.",
    points: (n) => points(n),
  },
  turn: {
    title: "A tua vez",
    text: "Faz exatamente uma destas coisas:",
    steps: { cards: "As tuas cartas", route: "A rota", trains: "As tuas carruagens" },
    draw: "Biscar duas cartas de carruagem",
    drawText:
      "Das cinco cartas à vista ou às cegas do baralho. Uma locomotiva à vista conta pelas duas cartas.",
    claim: "Construir uma rota",
    claimText:
      "Joga tantas cartas da cor da rota quantos espaços ela tem, e põe lá as tuas carruagens. Uma rota cinzenta aceita qualquer cor, desde que seja só uma.",
    tickets: "Biscar bilhetes",
    ticketsText: (draw, keep) =>
      `Tira ${tickets(draw)} e fica com pelo menos ${keep}. Mais pontos a ganhar, mais a perder.`,
    station: "Construir uma estação",
    stationText:
      "Permite-te usar, para os teus bilhetes, uma rota de outro jogador nessa cidade. A primeira custa uma carta, a segunda duas, a terceira três da mesma cor.",
  },
  locomotive: {
    title: "As locomotivas são jóqueres",
    text: "Uma locomotiva vale por qualquer cor. Se houver três à vista ao mesmo tempo, as cinco cartas são substituídas.",
  },
  doubles: {
    title: "Rotas duplas",
    text: (players) =>
      count(players, {
        one: "Ninguém pode ter as duas vias de uma rota dupla.",
        other:
          "Ninguém pode ter as duas vias de uma rota dupla. Com até # jogadores, quando uma via é construída a outra fecha.",
      }),
  },
  ferry: {
    title: "Ferries",
    text: "Por cada locomotiva impressa num ferry tens de jogar uma locomotiva; o resto é de uma só cor qualquer.",
  },
  tunnel: {
    title: "Túneis",
    text: "Joga as tuas cartas; depois viram-se três cartas. Por cada uma da tua cor, e por cada locomotiva, paga mais uma carta dessa cor, ou volta atrás e fica com as tuas cartas.",
  },
  stations: {
    title: "Estações",
    text: (each) =>
      `Três por jogador, uma por cidade. Uma estação que nunca construas vale ${points(each)}.`,
  },
  countries: {
    title: "Países vizinhos",
    text: "Quando uma nova rota tua chega a um país e a tua rede passa a unir dois ou mais países, tira a carta de cima de cada país dessa rede. Quem chega cedo leva as cartas grandes.",
    special: "De uma cidade podem sair várias vias para um país. Cada jogador pode ter uma delas.",
  },
  end: {
    title: "O fim",
    text: (n) =>
      count(n, {
        one: "Quando alguém fica com # carruagem ou nenhuma, todos têm mais uma jogada.",
        other: "Quando alguém fica com # carruagens ou menos, todos têm mais uma jogada.",
      }),
    longest: (n) => `O percurso contínuo mais longo ganha mais ${points(n)}.`,
    most: "Vence quem tiver mais pontos.",
  },
  start: {
    title: "Antes da primeira jogada",
    text: (dealt, keep, n) =>
      `Tens ${trains(n)}, quatro cartas e ${tickets(dealt)} à escolha. Fica com pelo menos ${keep}.`,
    long: "Um deles é uma rota longa, que vale mais do que os outros.",
  },
  scoring: {
    title: "Pontos das rotas",
    length: "Carruagens",
    points: "Pontos",
  },
  advice: {
    title: "Três conselhos",
    one: "Primeiro junta, constrói quando o teu caminho está em perigo: os outros veem o que constróis, não o que tens na mão.",
    two: "As rotas compridas dão mais pontos do que as mesmas carruagens em rotas curtas.",
    three: "Conta as carruagens de todos. O fim chega mais cedo do que pensas.",
  },
  play: "Jogar este mapa já",
};
