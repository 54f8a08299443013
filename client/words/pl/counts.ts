/** Odmiana po liczebnikach: mianownik i biernik, który różni się tylko przy jedynce żeńskiej. */
import { counting, listing } from "../plural.ts";
import { writing } from "../writing.ts";

export const count = counting("pl");
export const list = listing("pl");
export const number = writing("pl");

export const points = (n: number) =>
  count(n, { one: "# punkt", few: "# punkty", many: "# punktów", other: "# punktu" });
export const trains = (n: number) =>
  count(n, { one: "# wagon", few: "# wagony", many: "# wagonów", other: "# wagonu" });
export const tickets = (n: number) =>
  count(n, { one: "# bilet", few: "# bilety", many: "# biletów", other: "# biletu" });
export const stations = (n: number) =>
  count(n, { one: "# dworzec", few: "# dworce", many: "# dworców", other: "# dworca" });
export const cards = (n: number) =>
  count(n, { one: "# karta", few: "# karty", many: "# kart", other: "# karty" });
/** „Dopłać 1 kartę”. */
export const cardsTaken = (n: number) => (n === 1 ? "1 kartę" : cards(n));
export const locomotives = (n: number) =>
  count(n, {
    one: "# lokomotywa",
    few: "# lokomotywy",
    many: "# lokomotyw",
    other: "# lokomotywy",
  });
export const routes = (n: number) =>
  count(n, { one: "# trasa", few: "# trasy", many: "# tras", other: "# trasy" });
