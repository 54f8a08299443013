/** Numărători care apar în mai multe locuri; de la 20 încolo, cu „de”. */
import { counting, listing } from "../plural.ts";
import { writing } from "../writing.ts";

export const count = counting("ro");
export const list = listing("ro");
export const number = writing("ro");

export const points = (n: number) =>
  count(n, { one: "# punct", few: "# puncte", other: "# de puncte" });
export const trains = (n: number) =>
  count(n, { one: "# vagon", few: "# vagoane", other: "# de vagoane" });
export const cards = (n: number) =>
  count(n, { one: "# carte", few: "# cărți", other: "# de cărți" });
export const tickets = (n: number) =>
  count(n, { one: "# carte traseu", few: "# cărți traseu", other: "# de cărți traseu" });
export const locomotives = (n: number) =>
  count(n, { one: "# locomotivă", few: "# locomotive", other: "# de locomotive" });
export const stations = (n: number) =>
  count(n, { one: "# gară", few: "# gări", other: "# de gări" });
export const routes = (n: number) => count(n, { one: "# rută", few: "# rute", other: "# de rute" });
