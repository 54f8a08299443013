import { expect, test } from "vitest";
import { language, loadArea, loadWords, words, wordsOf } from "../../../client/words/index.ts";
import { languageCodes, pickLanguage } from "../../../client/words/languages.ts";
import { counting, listing, writing } from "../../../client/words/plural.ts";
import { shelves } from "../../../client/words/shelves.ts";
import type { Area } from "../../../client/words/types.ts";

test("the browser's first wish that we have is picked, and English when we have none", () => {
  expect(pickLanguage(["de-DE", "pl-PL", "en"])).toBe("pl");
  expect(pickLanguage(["pt-BR", "pt"])).toBe("pt-BR");
  expect(pickLanguage(["pt"])).toBe("pt-PT");
  expect(pickLanguage(["pt-AO"])).toBe("pt-PT");
  expect(pickLanguage(["RO-md"])).toBe("ro");
  expect(pickLanguage(["ja", "fr"])).toBe("en");
  expect(pickLanguage([])).toBe("en");
});

test("plurals follow the language: Polish has few and many, Romanian few", () => {
  const polish = counting("pl");
  const card = { one: "# karta", few: "# karty", many: "# kart", other: "# karty" };
  expect([1, 3, 5, 22, 25, 112].map((n) => polish(n, card))).toEqual([
    "1 karta",
    "3 karty",
    "5 kart",
    "22 karty",
    "25 kart",
    "112 kart",
  ]);
  const romanian = counting("ro");
  const bilet = { one: "# bilet", few: "# bilete", other: "# de bilete" };
  expect([1, 5, 19, 20].map((n) => romanian(n, bilet))).toEqual([
    "1 bilet",
    "5 bilete",
    "19 bilete",
    "20 de bilete",
  ]);
});

test("lists and numbers are written as the language writes them", () => {
  expect(listing("en")(["Ana", "Bo", "Cleo"])).toBe("Ana, Bo, and Cleo");
  expect(listing("pl")(["Ana", "Bo"])).toBe("Ana i Bo");
  expect(writing("en")(-7)).toBe("−7");
  expect(counting("en")(-1, { other: "# points" })).toBe("−1 points");
});

/** Every text a shelf holds, with functions called as loosely as a sentence allows. */
function textsOf(value: unknown, path: string): readonly (readonly [string, string])[] {
  if (typeof value === "string") return [[path, value]];
  if (typeof value === "function") {
    const call = value as (...args: unknown[]) => unknown;
    // Numbers where numbers are counted, names where names are put in: some of these will fit.
    const tries = [
      [3, "Ana", "Bo", 2],
      ["Ana", 3, 2, 1],
      ["Ana", "Bo", 3, 2],
      ["Ana", "Bo", "Cleo", 3],
      [["Ana", "Bo"], 3],
      [3, 2, 1],
      [["Ana"]],
      [3, "red"],
      ["red", 3],
    ];
    for (const args of tries) {
      try {
        const text = call(...args);
        if (typeof text === "string" && !/undefined|NaN/.test(text)) return [[path, text]];
      } catch {
        // The next one.
      }
    }
    return [[path, ""]];
  }
  if (typeof value !== "object" || value === null) return [[path, ""]];
  return Object.entries(value).flatMap(([key, part]) => textsOf(part, `${path}.${key}`));
}

test.each(languageCodes)("no text of %s is empty, in any area", async (code) => {
  const shelf = shelves[code];
  for (const area of ["core", ...areas] as const) {
    const empty = textsOf(await shelf[area](), area).filter(([, text]) => text.trim() === "");
    expect(empty).toEqual([]);
  }
});

const areas: readonly Area[] = ["front", "about", "end", "replay", "guide"];

test("switching the language brings the areas in use along", async () => {
  await loadWords("en");
  await loadArea("guide");
  expect(wordsOf("guide").title).toBe("How to play");
  await loadWords("pl");
  expect(language.value).toBe("pl");
  expect(document.documentElement.lang).toBe("pl");
  expect(wordsOf("guide")).toEqual(await shelves.pl.guide());
  await loadWords("en");
  expect(words.value.pages.name).toBe("Branchline");
});
