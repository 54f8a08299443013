/** The languages there are, and how one of them is picked. */

export const languageCodes = ["en", "pt-PT", "pt-BR", "ro", "pl"] as const;

export type Language = (typeof languageCodes)[number];

export function isLanguage(code: unknown): code is Language {
  return languageCodes.some((one) => one === code);
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
