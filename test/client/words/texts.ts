/** All texts of all languages, laid flat, and how each text that takes arguments is asked. */
import { type Language, languageCodes } from "../../../client/words/languages.ts";
import { shelves } from "../../../client/words/shelves.ts";
import type { Shelf } from "../../../client/words/types.ts";

export type Text = string | ((...args: readonly unknown[]) => string);

/** "pages.lobby.copy" → its text. */
export type Texts = ReadonlyMap<string, Text>;

export const translations = languageCodes.filter((code) => code !== "en");

export async function textsOf(language: Language): Promise<Texts> {
  const { core, ...areas }: Shelf = await shelves[language]();
  const texts = new Map<string, Text>();
  lay(core, "", texts);
  for (const load of Object.values(areas)) lay(await load(), "", texts);
  return texts;
}

function lay(tree: object, at: string, into: Map<string, Text>): void {
  for (const [key, value] of Object.entries(tree) as [string, Text | object][]) {
    if (typeof value === "object") lay(value, `${at}${key}.`, into);
    else into.set(at + key, value);
  }
}

/** Every way of counting in any of the languages: one, few, many, fractions. */
export const numbers = [0, 1, 2, 3, 5, 12, 21, 22, 100, 1.5] as const;

/** A name may be anything, even the sign that stands for a number in the texts. */
const ana = "Ana #1";
const crowd = [[ana], [ana, "Bo"], [ana, "Bo", "Cleo"]] as const;
const colors = ["purple", "blue", "orange", "white", "green", "yellow", "black", "red"] as const;
const cardsInWords = ["XX"] as const;

/** What an argument can be, by the name it has in English. */
const samples: Readonly<Record<string, readonly unknown[]>> = {
  n: numbers,
  of: numbers,
  at: numbers,
  min: [2],
  max: [5],
  seal: ["05f5df71fb12"],
  left: numbers,
  done: numbers,
  all: numbers,
  draw: numbers,
  keep: numbers,
  each: numbers,
  dealt: numbers,
  extra: numbers,
  value: numbers,
  points: numbers,
  trains: numbers,
  players: numbers,
  seconds: numbers,
  card: [...colors, "locomotive"],
  color: [...colors, null],
  names: crowd,
  items: crowd,
  cities: crowd,
  values: crowd,
  a: ["Gdańsk"],
  b: ["Łódź"],
  city: ["Łódź"],
  lane: ["Gdańsk–Łódź"],
  ticket: ["Gdańsk–Łódź"],
  what: cardsInWords,
  line: cardsInWords,
  price: cardsInWords,
  cards: cardsInWords,
  who: [ana],
  name: [ana],
  host: [ana],
  map: ["Europa"],
  level: ["Normal"],
  opponents: ["XX"],
};

/** Where a name above means a text that is already in words. */
const inWords: Readonly<Record<string, Readonly<Record<string, readonly unknown[]>>>> = {
  "deeds.claimed": { points: cardsInWords },
  "deeds.claimedYou": { points: cardsInWords },
  "beside.text.priceOf": { points: cardsInWords },
  "table.tickets.open": { trains: cardsInWords },
  "front.forget": { players: [ana] },
  "front.watch": { players: [ana] },
};

/** The calls an English text can be asked with; the other languages are asked the same. */
export function callsOf(path: string, english: Text): readonly (readonly unknown[])[] {
  if (typeof english === "string") return [];
  return argumentNames(english).reduce<readonly (readonly unknown[])[]>(
    (calls, name) => {
      const values = inWords[path]?.[name] ?? samples[name];
      if (!values) throw new Error(`${path}: say in samples what the argument "${name}" can be`);
      return calls.flatMap((call) => values.map((value) => [...call, value]));
    },
    [[]],
  );
}

function argumentNames(text: (...args: readonly unknown[]) => string): readonly string[] {
  const head = /^\(?([^)=]*)\)?\s*=>/.exec(text.toString())?.[1] ?? "";
  return head.split(",").flatMap((name) => name.trim() || []);
}

/** Everything the text can say: one line per call. */
export function sayings(path: string, english: Text, text: Text): readonly string[] {
  if (typeof text === "string") return [text];
  return callsOf(path, english).map((call) => text(...call));
}
