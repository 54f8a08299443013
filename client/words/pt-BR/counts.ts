/** Contagens que aparecem em várias áreas. No Brasil, zero se conta no singular. */
import { counting, listing } from "../plural.ts";
import { writing } from "../writing.ts";

export const count = counting("pt-BR");
export const list = listing("pt-BR");
export const number = writing("pt-BR");

export const points = (n: number) => count(n, { one: "# ponto", other: "# pontos" });
export const trains = (n: number) => count(n, { one: "# trem", other: "# trens" });
export const cards = (n: number) => count(n, { one: "# carta", other: "# cartas" });
export const tickets = (n: number) => count(n, { one: "# bilhete", other: "# bilhetes" });
export const locomotives = (n: number) => count(n, { one: "# locomotiva", other: "# locomotivas" });
export const routes = (n: number) => count(n, { one: "# rota", other: "# rotas" });
