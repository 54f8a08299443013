/** Every text of every language is there, says something, and says it in its own language. */
import { describe, expect, test } from "vitest";
import { languageCodes } from "../../../client/words/languages.ts";
import { callsOf, sayings, textsOf, translations } from "./texts.ts";

const english = await textsOf("en");

/** The same in English and in the language named, and rightly so. */
const sameAsEnglish: Readonly<Record<string, readonly string[]>> = {
  "pt-PT": ["Branchline", "Normal", "Total", "pts", "Ferries"],
  "pt-BR": ["Branchline", "Belarus", "Normal", "Total", "pts", "Chat", "Replay"],
  ro: [
    "Branchline",
    "Belarus",
    "Normal",
    "Total",
    "Chat",
    "C: chat",
    "computer",
    "Computer · Normal",
  ],
  pl: ["Branchline", "autopilot"],
};

/** A number or a word that did not arrive. */
const unfinished = /undefined|null|NaN|\[object|[#{}]|\.\.|,,/;

/** Words that only English has. */
const englishWord =
  /\b(the|your?|with|and|this|that|cards?|routes?|tickets?|trains?|games?|turns?|players?|seats?|stations?|points?|left|open|draw|claim)\b/i;

/** The texts themselves, without the names and the lists they were asked with. */
const ownWords = (text: string) =>
  text.replaceAll(/Ana #1|Bo|Cleo|Gdańsk|Łódź|Europa|Normal|XX/g, "");

for (const language of languageCodes) {
  describe(language, async () => {
    const texts = await textsOf(language);

    test("has the shape of English", () => {
      expect([...texts.keys()].sort()).toEqual([...english.keys()].sort());
      for (const [path, text] of texts) {
        expect(typeof text, path).toBe(typeof english.get(path));
      }
    });

    test("says something whole for every number, name and card", () => {
      const broken = [...texts].flatMap(([path, text]) =>
        sayings(path, english.get(path) ?? "", text)
          .filter((said) => said === "" || said !== said.trim() || unfinished.test(ownWords(said)))
          .map((said) => `${path}: ${said}`),
      );
      expect(broken).toEqual([]);
    });

    test("says every name it is given, as it was given", () => {
      const lost = [...texts].flatMap(([path, text]) =>
        typeof text === "string"
          ? []
          : callsOf(path, english.get(path) ?? "").flatMap((call) => {
              const said = text(...call);
              // Cards are words of the language itself and come in small letters.
              const names = call
                .flat()
                .filter((one) => typeof one === "string" && /^\p{Lu}/u.test(one));
              return names.every((name) => said.includes(String(name))) ? [] : [`${path}: ${said}`];
            }),
      );
      expect(lost).toEqual([]);
    });
  });
}

for (const language of translations) {
  describe(language, async () => {
    const texts = await textsOf(language);

    test("no text is left in English", () => {
      const left = [...texts].flatMap(([path, text]) => {
        const source = english.get(path) ?? "";
        const foreign = sayings(path, source, source);
        return sayings(path, source, text).flatMap((said, i) => {
          const own = ownWords(said);
          if (!/\p{L}{2}/u.test(own)) return [];
          if (said === foreign[i] && !sameAsEnglish[language]?.includes(said))
            return [`${path}: ${said}`];
          return englishWord.test(own) ? [`${path}: ${said}`] : [];
        });
      });
      expect(left).toEqual([]);
    });
  });
}
