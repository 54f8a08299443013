/** Chegar por um convite. */
import type { Areas } from "../types.ts";
import { count } from "./counts.ts";

export const arrive: Areas["arrive"] = {
  title: "Você tem um convite",
  from: (host) => `${host} guardou um lugar para você.`,
  fromNobody: "Há um lugar livre para você.",
  free: (n) => count(n, { one: "# lugar livre", other: "# lugares livres" }),
  yourName: "Seu nome",
  sit: "Sentar",
  sitting: "Sentando…",
  watch: "Só assistir",
  takeOver: "Um jogador virtual ocupa um lugar que você pode assumir.",
  nameMissing: "Escreva seu nome.",
  knownName: (name) => `${name} já tem um lugar aqui. É você?`,
  otherBrowser:
    "Aplicativos de mensagem abrem links em um navegador próprio, que não sabe nada do seu lugar. Abra o link no navegador que você usou antes e volte ao seu lugar.",
  askHost: "Se você não tem mais esse navegador, peça ao anfitrião um novo link de lugar.",
  copyForBrowser: "Copiar o link para o meu navegador",
  here: "Já na mesa",
};
