/** Each language as it is spoken where it is spoken. */
import { expect, test } from "vitest";
import { boards } from "../../../maps/index.ts";
import type { Language } from "../../../client/words/languages.ts";
import { sayings, type Texts, textsOf, translations } from "./texts.ts";

const english = await textsOf("en");

function saidWith(texts: Texts, pattern: RegExp): readonly string[] {
  return [...texts].flatMap(([path, text]) =>
    sayings(path, english.get(path) ?? "", text)
      .filter((said) => pattern.test(said))
      .map((said) => `${path}: ${said}`),
  );
}

/** Words a reader would stumble over: the other Portuguese, letters of another alphabet. */
const foreign: readonly (readonly [Language, RegExp])[] = [
  [
    "pt-PT",
    /\b(você|tela|links?|vag(ão|ões)|tre(m|ns)|curingas?|compart\p{L}+|rodadas?|balsas?|celular|embaralh\p{L}+|compr(ar|e|ou|adas?)|salvar|bate-papo|registro|\p{L}+ndo…)(?!\p{L})/iu,
  ],
  [
    "pt-BR",
    /\b(ecrã|ligação|ligações|carruage\p{L}+|comboios?|jóquer\p{L}*|partilh\p{L}+|ronda|ferr(y|ies)|telemóvel|bisc\p{L}+|guardar|registo|tua?s?|desforra|facto)(?!\p{L})/iu,
  ],
  ["ro", /[şţŞŢãõ]/],
  ["pl", /[șțăâîãõ]|\b\p{L}+(łaś|łeś|łam|łem)(?!\p{L})/iu],
];

for (const [language, pattern] of foreign) {
  test(`${language} keeps to its own words`, async () => {
    expect(saidWith(await textsOf(language), pattern)).toEqual([]);
  });
}

test("the quotes of each language", async () => {
  for (const language of translations) {
    expect(saidWith(await textsOf(language), /["]/), language).toEqual([]);
  }
});

test.each(["pt-PT", "pt-BR", "ro", "pl"] as const)("%s has no space before …", async (language) => {
  expect(saidWith(await textsOf(language), /\s…/)).toEqual([]);
});

test("the two Portugueses are two", async () => {
  const [portugal, brasil] = [await textsOf("pt-PT"), await textsOf("pt-BR")];
  const longer = [...english].filter(([, text]) => typeof text === "string" && text.length > 30);
  const same = longer.filter(([path]) => portugal.get(path) === brasil.get(path));
  expect(same.length).toBeLessThan(longer.length / 3);
});

test("every country of every board has a name", async () => {
  const ids = Object.values(boards).flatMap(({ countries }) => countries.map(({ id }) => id));
  for (const id of ids) expect([...english.keys()]).toContain(`board.countries.${id}`);
});
