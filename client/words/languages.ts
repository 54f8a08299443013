/** The languages there are, each under its own name, and how one of them is picked. */

export const languages = {
  en: "English",
  "pt-PT": "Português (Portugal)",
  "pt-BR": "Português (Brasil)",
  ro: "Română",
  pl: "Polski",
} as const;

export type Language = keyof typeof languages;

export const languageCodes = Object.keys(languages) as readonly Language[];

export function isLanguage(code: unknown): code is Language {
  return typeof code === "string" && Object.hasOwn(languages, code);
}

/**
 * The first language the browser asks for that we have. Brazil's Portuguese is only for those who
 * ask for it by name; every other Portuguese reads Portugal's.
 */
export function pickLanguage(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const lower = tag.toLowerCase();
    const exact = languageCodes.find((code) => code.toLowerCase() === lower);
    if (exact) return exact;
    const base = lower.split("-")[0];
    if (base === "pt") return "pt-PT";
    const same = languageCodes.find((code) => code === base);
    if (same) return same;
  }
  return "en";
}
