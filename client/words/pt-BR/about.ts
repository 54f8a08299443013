/** Configurações e aviso de privacidade. */
import type { Areas } from "../types.ts";

export const about: Areas["about"] = {
  settings: {
    title: "Configurações",
    kept: "Salvas neste aparelho.",
    language: "Idioma",
    byBrowser: "O do navegador",
    theme: "Aparência",
    themes: { auto: "Sistema", light: "Clara", dark: "Escura" },
    sound: "Sons",
    soundNote: "Curtos e poucos",
    vibration: "Vibração",
    vibrationNote: "Quando for sua vez",
    motion: "Menos movimento",
    motionNote: "Cartas e trens aparecem sem voar",
    confirm: "Perguntar antes de controlar",
    confirmNote: "Um segundo toque antes de pagar uma rota ou estação",
    textView: "Mesa em texto",
    textViewNote: "Para leitores de tela e para quem prefere listas",
    hints: "Dicas",
    hintsNote: "Conselhos curtos nas suas primeiras partidas",
    games: "Partidas neste aparelho",
    forgetGames: "Esquecer minhas partidas",
    forgotten: "Esquecidas.",
    privacy: "Privacidade",
  },
  privacy: {
    title: "Privacidade",
    short: "Sem conta, sem propaganda, sem contagem de visitas, nada de outras empresas.",
    device: "Neste aparelho",
    deviceText:
      "Seu nome, suas configurações, as partidas em que você se sentou com as chaves dos seus lugares, e sua partida contra jogadores virtuais. “Esquecer minhas partidas” apaga tudo isso.",
    server: "No servidor",
    serverText:
      "Cada partida é guardada com os nomes que as pessoas deram, as jogadas e o bate-papo. As chaves dos lugares só são guardadas como impressões digitais que não podem ser revertidas.",
    long: "Por quanto tempo",
    longText:
      "Uma mesa que ninguém iniciou: um dia. Uma partida que ninguém continua: 14 dias. Uma partida terminada: 90 dias. Depois disso, só o fato de ter existido, por mais 30 dias.",
    who: "Quem vê o quê",
    whoText:
      "Quem tem o link de uma partida pode assistir, a menos que o anfitrião a tenha fechado. Mãos e bilhetes só são enviados ao próprio lugar até a partida acabar; depois tudo fica aberto. Só as partidas marcadas como públicas aparecem na página inicial.",
    logs: "Conexões",
    logsText:
      "Quem hospeda este servidor vê os endereços dos visitantes, como em todo servidor web. Para conter enxurradas de pedidos, eles são contados por cerca de um minuto e não são guardados.",
  },
};
