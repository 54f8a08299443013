/** Each language under its own name, so that one finds back from any of them. */
import { change, settings } from "../device/settings.ts";
import { language, loadWords, words } from "../words/index.ts";
import { isLanguage, type Language, languageCodes } from "../words/languages.ts";

const names: Readonly<Record<Language, string>> = {
  en: "English",
  "pt-PT": "Português (Portugal)",
  "pt-BR": "Português (Brasil)",
  ro: "Română",
  pl: "Polski",
};

export function LanguageChoice({ browser }: { readonly browser?: string }) {
  const chosen = browser === undefined ? language.value : (settings.value.language ?? "");
  return (
    <select
      class="languages"
      aria-label={words.value.pages.language}
      value={chosen}
      onChange={(event) => {
        const code = event.currentTarget.value;
        const next = isLanguage(code) ? code : null;
        change({ language: next });
        void loadWords(next ?? undefined);
      }}
    >
      {browser !== undefined && <option value="">{browser}</option>}
      {languageCodes.map((code) => (
        <option key={code} value={code} lang={code}>
          {names[code]}
        </option>
      ))}
    </select>
  );
}
