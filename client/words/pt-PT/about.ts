/** Definições e nota de privacidade. */
import type { Areas } from "../types.ts";

export const about: Areas["about"] = {
  settings: {
    title: "Definições",
    kept: "Guardadas neste dispositivo.",
    language: "Idioma",
    byBrowser: "O do navegador",
    theme: "Aspeto",
    themes: { auto: "Sistema", light: "Claro", dark: "Escuro" },
    sound: "Sons",
    soundNote: "Curtos e poucos",
    vibration: "Vibração",
    vibrationNote: "Quando é a tua vez",
    motion: "Menos movimento",
    motionNote: "Cartas e carruagens aparecem sem voar",
    confirm: "Perguntar antes de construir",
    confirmNote: "Um segundo toque antes de pagar uma rota ou estação",
    textView: "Mesa em texto",
    textViewNote: "Para leitores de ecrã e para quem prefere listas",
    hints: "Dicas",
    hintsNote: "Conselhos curtos nos teus primeiros jogos",
    games: "Jogos neste dispositivo",
    forgetGames: "Esquecer os meus jogos",
    forgotten: "Esquecidos.",
    privacy: "Privacidade",
  },
  privacy: {
    title: "Privacidade",
    short: "Sem conta, sem publicidade, sem contagem de visitas, nada de outras empresas.",
    device: "Neste dispositivo",
    deviceText:
      "O teu nome, as tuas definições, os jogos em que te sentaste com as chaves dos teus lugares, e o teu jogo contra jogadores virtuais. «Esquecer os meus jogos» apaga-os.",
    server: "No servidor",
    serverText:
      "Cada jogo é guardado com os nomes que as pessoas deram, as jogadas e a conversa. As chaves dos lugares só são guardadas como impressões digitais que não se podem reverter.",
    long: "Durante quanto tempo",
    longText:
      "Uma mesa que ninguém começou: um dia. Um jogo que ninguém continua: 14 dias. Um jogo terminado: 90 dias. Depois disso, só o facto de ter existido, durante mais 30 dias.",
    who: "Quem vê o quê",
    whoText:
      "Quem tem a ligação de um jogo pode assistir, a não ser que o anfitrião o tenha fechado. Mãos e bilhetes só são enviados para o próprio lugar até ao fim do jogo; depois fica tudo à vista. Só os jogos marcados como públicos aparecem na página inicial.",
    logs: "Ligações à rede",
    logsText:
      "Quem aloja este servidor vê os endereços dos visitantes, como em qualquer servidor web. Para travar inundações de pedidos, são contados durante cerca de um minuto e não são guardados.",
  },
};
