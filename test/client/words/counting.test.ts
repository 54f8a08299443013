/** Numbers in sentences, as they are said. */
import { describe, expect, test } from "vitest";
import { counting, listing } from "../../../client/words/plural.ts";
import { writing } from "../../../client/words/writing.ts";
import { end as polishEnd } from "../../../client/words/pl/end.ts";
import { around as polishAround } from "../../../client/words/pl/around.ts";
import { beside as polishBeside } from "../../../client/words/pl/beside.ts";
import { table as polish } from "../../../client/words/pl/table.ts";
import { around as romanianAround } from "../../../client/words/ro/around.ts";
import { beside as romanianBeside } from "../../../client/words/ro/beside.ts";
import { table as romanian } from "../../../client/words/ro/table.ts";
import { beside as brazilianBeside } from "../../../client/words/pt-BR/beside.ts";
import { table as brazilian } from "../../../client/words/pt-BR/table.ts";
import { beside as portugueseBeside } from "../../../client/words/pt-PT/beside.ts";
import { table as portuguese } from "../../../client/words/pt-PT/table.ts";
import { table as english } from "../../../client/words/en/table.ts";

describe("Polish", () => {
  test.each([
    [0, "0 kart"],
    [1, "1 karta"],
    [2, "2 karty"],
    [4, "4 karty"],
    [5, "5 kart"],
    [12, "12 kart"],
    [21, "21 kart"],
    [22, "22 karty"],
    [100, "100 kart"],
    [1.5, "1,5 karty"],
  ])("%d: %s", (n, said) => expect(polish.cardsHeld(n)).toBe(said));

  test("colours are declined", () => {
    expect([1, 3, 5].map((n) => polish.cardCount(n, "red"))).toEqual([
      "1 czerwona",
      "3 czerwone",
      "5 czerwonych",
    ]);
    expect([1, 2, 6].map((n) => polish.cardCount(n, "blue"))).toEqual([
      "1 niebieska",
      "2 niebieskie",
      "6 niebieskich",
    ]);
    expect(polish.row.take("blue")).toBe("Weź niebieską");
    expect(polish.row.take("locomotive")).toBe("Weź lokomotywę");
    expect(polishBeside.why.cards(1, "blue")).toBe("Brakuje ci 1 niebieskiej.");
    expect(polishBeside.why.cards(2, "green")).toBe("Brakuje ci 2 zielonych.");
    expect(polishBeside.why.locomotives(1)).toBe("Brakuje ci 1 lokomotywy.");
  });

  test("verbs follow the number", () => {
    expect([1, 2, 5, 22].map((n) => polish.stationsLeft(n))).toEqual([
      "zostaje 1 dworzec",
      "zostają 2 dworce",
      "zostaje 5 dworców",
      "zostają 22 dworce",
    ]);
    expect([1, 3, 5].map((n) => polishBeside.status.tunnel(n))).toEqual([
      "Dopłać 1 kartę albo zawróć",
      "Dopłać 3 karty albo zawróć",
      "Dopłać 5 kart albo zawróć",
    ]);
  });

  test("days and times", () => {
    expect([1, 3].map((n) => polishAround.options.clocks.days(n))).toEqual(["1 dzień", "3 dni"]);
    expect([1, 2].map((n) => polishEnd.talk.times("Ana", n))).toEqual(["Ana, raz", "Ana, 2 razy"]);
  });
});

describe("Romanian", () => {
  test.each([
    [0, "0 puncte"],
    [1, "1 punct"],
    [2, "2 puncte"],
    [19, "19 puncte"],
    [20, "20 de puncte"],
    [21, "21 de puncte"],
    [100, "100 de puncte"],
    [101, "101 puncte"],
  ])("%d: %s", (n, said) => expect(romanian.points(n)).toBe(said));

  test("verbs and adjectives follow the number", () => {
    expect([1, 2, 20].map((n) => romanianBeside.why.trains(n))).toEqual([
      "Îți lipsește 1 vagon.",
      "Îți lipsesc 2 vagoane.",
      "Îți lipsesc 20 de vagoane.",
    ]);
    expect([1, 4].map((n) => romanian.cardCount(n, "black"))).toEqual(["1 neagră", "4 negre"]);
    expect(romanianAround.options.clocks.seconds(30)).toBe("30 de secunde");
  });
});

describe("Portuguese", () => {
  test("zero is plural in Portugal and singular in Brazil", () => {
    expect(portuguese.cardsHeld(0)).toBe("0 cartas");
    expect(brazilian.cardsHeld(0)).toBe("0 carta");
  });

  test("what is missing agrees", () => {
    expect(portugueseBeside.why.cards(1, "red")).toBe("Falta-te 1 vermelha.");
    expect(portugueseBeside.why.cards(2, "blue")).toBe("Faltam-te 2 azuis.");
    expect(brazilianBeside.why.cards(1, "red")).toBe("Falta 1 vermelha.");
    expect(brazilianBeside.why.cards(2, "blue")).toBe("Faltam 2 azuis.");
  });
});

test("lists have the language's own and", () => {
  const names = ["Ana", "Bo", "Cleo"];
  expect(listing("en")(names)).toMatch(/^Ana, Bo,? and Cleo$/);
  expect(listing("pt-PT")(names)).toBe("Ana, Bo e Cleo");
  expect(listing("pt-BR")(names)).toBe("Ana, Bo e Cleo");
  expect(listing("ro")(names)).toBe("Ana, Bo și Cleo");
  expect(listing("pl")(names)).toBe("Ana, Bo i Cleo");
});

test("numbers are written with a real minus and the language's own comma", () => {
  expect(writing("pl")(-4)).toBe("−4");
  expect(writing("pt-BR")(1.5)).toBe("1,5");
  expect(counting("en")(-1, { one: "# point", other: "# points" })).toBe("−1 point");
  expect(english.points(1)).toBe("1 point");
});
