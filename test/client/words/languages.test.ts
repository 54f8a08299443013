/** Which language a browser gets, and that switching changes everything at once. */
import { afterEach, expect, test } from "vitest";
import { language, loadArea, loadWords, words, wordsOf } from "../../../client/words/index.ts";
import { isLanguage, languageCodes, pickLanguage } from "../../../client/words/languages.ts";

afterEach(() => loadWords("en"));

test.each([
  [["pt-BR", "en"], "pt-BR"],
  [["pt-PT"], "pt-PT"],
  [["pt"], "pt-PT"],
  [["pt-AO", "pt-BR"], "pt-PT"],
  [["PT-br"], "pt-BR"],
  [["ro-MD"], "ro"],
  [["pl-PL", "en-US"], "pl"],
  [["la", "cu", "pl"], "pl"],
  [["en-GB", "pl"], "en"],
  [["la"], "en"],
  [[], "en"],
])("a browser that wants %j reads %s", (wanted, picked) => {
  expect(pickLanguage(wanted)).toBe(picked);
});

test("only the languages there are can be asked for", () => {
  expect(languageCodes.every(isLanguage)).toBe(true);
  for (const other of ["la", "", "toString", null, 1]) expect(isLanguage(other)).toBe(false);
});

test("a switch brings the areas in use along", async () => {
  await loadWords("en");
  await loadArea("guide");
  for (const code of languageCodes) {
    await loadWords(code);
    expect(language.value).toBe(code);
    expect(document.documentElement.lang).toBe(code);
  }
  await loadWords("pl");
  expect(words.value.pages.lobby.copy).toBe("Kopiuj link");
  expect(wordsOf("guide").title).toBe("Jak grać");
});

test("an area loaded after the switch is in the language switched to", async () => {
  await loadWords("ro");
  await loadArea("replay");
  expect(wordsOf("replay").title).toBe("Reluare");
});
