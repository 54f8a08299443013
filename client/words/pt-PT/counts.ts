/** Contagens que aparecem em várias áreas. */
import { counting, listing } from "../plural.ts";
import { writing } from "../writing.ts";

export const count = counting("pt-PT");
export const list = listing("pt-PT");
export const number = writing("pt-PT");

export const points = (n: number) => count(n, { one: "# ponto", other: "# pontos" });
export const trains = (n: number) => count(n, { one: "# carruagem", other: "# carruagens" });
export const cards = (n: number) => count(n, { one: "# carta", other: "# cartas" });
export const tickets = (n: number) => count(n, { one: "# bilhete", other: "# bilhetes" });
export const locomotives = (n: number) => count(n, { one: "# locomotiva", other: "# locomotivas" });
export const stations = (n: number) => count(n, { one: "# estação", other: "# estações" });
export const routes = (n: number) => count(n, { one: "# rota", other: "# rotas" });
