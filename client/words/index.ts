/**
 * Every visible text. `words` holds the language that is loaded; pages that bring texts of their
 * own load their area first and read it with `wordsOf`.
 *
 *     words.value.table.yourTurn
 *     await loadArea("guide"); wordsOf("guide").title
 */
import { batch, type ReadonlySignal, type Signal, signal } from "@preact/signals";
import { type Language, pickLanguage } from "./languages.ts";
import { shelves } from "./shelves.ts";
import type { Area, Areas, Shelf, Words } from "./types.ts";

const loadedWords = signal<Words | undefined>(undefined);
const loadedLanguage = signal<Language>("en");
const areas = new Map<Area, Signal<Areas[Area] | undefined>>();

export const language: ReadonlySignal<Language> = loadedLanguage;

/** Reading it before `loadWords` has finished is a mistake of the program, not of the network. */
export const words: { readonly value: Words; peek(): Words } = {
  get value() {
    return present(loadedWords.value);
  },
  peek() {
    return present(loadedWords.peek());
  },
};

export function wordsOf<A extends Area>(area: A): Areas[A] {
  return present(slot(area).value) as Areas[A];
}

/** Load a language: its core and the areas in use. What is on the screen changes all at once. */
export async function loadWords(next: Language = pickLanguage(navigator.languages)): Promise<void> {
  const shelf = await shelves[next]();
  const used = [...areas.keys()];
  const texts = await Promise.all(used.map((area) => textsOf(shelf, area)));
  batch(() => {
    loadedWords.value = shelf.core;
    used.forEach((area, i) => (slot(area).value = texts[i]));
    loadedLanguage.value = next;
  });
  if (typeof document !== "undefined") document.documentElement.lang = next;
}

export async function loadArea(area: Area): Promise<void> {
  const place = slot(area);
  if (place.peek()) return;
  const from = loadedLanguage.peek();
  const text = await textsOf(await shelves[from](), area);
  // The language may have been switched meanwhile; then the switch has brought this area along.
  if (loadedLanguage.peek() === from) place.value = text;
}

/** For texts that may come a moment later: asks for them, and is undefined until they are there. */
export function wordsSoon<A extends Area>(area: A): Areas[A] | undefined {
  const text = slot(area).value as Areas[A] | undefined;
  if (!text) void loaded(area);
  return text;
}

/** For texts one can do without: false when there is no signal to fetch them. */
export async function loaded(area: Area): Promise<boolean> {
  return loadArea(area).then(
    () => true,
    () => false,
  );
}

async function textsOf<A extends Area>(shelf: Shelf, area: A): Promise<Areas[A]> {
  const file = (await shelf[area]()) as { readonly [Text in A]: Areas[A] };
  return file[area];
}

function slot(area: Area): Signal<Areas[Area] | undefined> {
  let found = areas.get(area);
  if (!found) areas.set(area, (found = signal<Areas[Area] | undefined>(undefined)));
  return found;
}

function present<T>(text: T | undefined): T {
  if (text === undefined) throw new Error("Words were read before they were loaded.");
  return text;
}
