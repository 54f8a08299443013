/** Each language under its own name, so that one finds back from any of them. */
import { change, settings } from "../device/settings.ts";
import { language, loadWords } from "../words/index.ts";
import { isLanguage, type Language, languageCodes } from "../words/languages.ts";

const names: Readonly<Record<Language, string>> = {
  en: "English",
  "pt-PT": "Português (Portugal)",
  "pt-BR": "Português (Brasil)",
  ro: "Română",
  pl: "Polski",
};

interface LanguageProps {
  readonly label: string;
  /** What following the browser is called, where that can be chosen too. */
  readonly browser?: string;
}

export function LanguageChoice({ label, browser }: LanguageProps) {
  const chosen = browser === undefined ? language.value : (settings.value.language ?? "");
  return (
    <select
      class="languages"
      aria-label={label}
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
