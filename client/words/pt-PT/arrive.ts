/** Chegar com um convite. */
import type { Areas } from "../types.ts";
import { count } from "./counts.ts";

export const arrive: Areas["arrive"] = {
  title: "Tens um convite",
  from: (host) => `${host} guardou-te um lugar.`,
  fromNobody: "Há um lugar livre para ti.",
  free: (n) => count(n, { one: "# lugar livre", other: "# lugares livres" }),
  yourName: "O teu nome",
  sit: "Sentar-me",
  sitting: "A sentar-te…",
  watch: "Só assistir",
  takeOver: "Um jogador virtual ocupa um lugar que podes assumir.",
  nameMissing: "Escreve o teu nome.",
  knownName: (name) => `${name} já tem lugar aqui. És tu?`,
  otherBrowser:
    "As aplicações de mensagens abrem ligações num navegador próprio, que nada sabe do teu lugar. Abre a ligação no navegador que usaste antes e voltas ao teu lugar.",
  askHost: "Se já não tens esse navegador, pede ao anfitrião uma nova ligação de lugar.",
  copyForBrowser: "Copiar a ligação para o meu navegador",
  here: "Já à mesa",
};
