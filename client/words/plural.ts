/** Numbers in sentences, by the rules of each language. */

type Forms = { readonly other: string } & {
  readonly [form in Exclude<Intl.LDMLPluralRule, "other">]?: string;
};

/**
 * The counting of one language. `#` in a form becomes the number.
 *
 *     const count = counting("pl");
 *     count(3, { one: "# karta", few: "# karty", many: "# kart", other: "# karty" }); // "3 karty"
 */
export function counting(language: string): (n: number, forms: Forms) => string {
  const rules = new Intl.PluralRules(language);
  const digits = new Intl.NumberFormat(language);
  return (n, forms) =>
    (forms[rules.select(n)] ?? forms.other).replace("#", digits.format(n).replace("-", "−"));
}

/** "Ana, Bo and Cleo", with the language's own comma and its own "and". */
export function listing(language: string): (items: readonly string[]) => string {
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  return (items) => list.format(items);
}
