/** Settings in one place, kept on this device. */
import { useSignal } from "@preact/signals";
import { forgetAllGames } from "../device/forget.ts";
import { change, settings } from "../device/settings.ts";
import { forgetSolo } from "../device/solo.ts";
import { wordsOf } from "../words/index.ts";
import { ask } from "./ask.ts";
import { Choice, Switch } from "./Choice.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { Page } from "./Page.tsx";

export function Settings() {
  return (
    <Page title={wordsOf("about").settings.title} class="settings">
      <SettingsForm />
    </Page>
  );
}

/** The same on its own page and in a game's menu. */
export function SettingsForm() {
  const t = wordsOf("about").settings;
  const now = settings.value;
  const forgotten = useSignal(false);
  return (
    <>
      <label class="field">
        {t.language}
        <LanguageChoice label={t.language} browser={t.byBrowser} />
      </label>
      <Choice
        label={t.theme}
        value={now.theme}
        options={[
          ["auto", t.themes.auto],
          ["light", t.themes.light],
          ["dark", t.themes.dark],
        ]}
        onChoose={(theme) => change({ theme })}
      />
      <Switch
        label={t.sound}
        note={t.soundNote}
        on={now.sound}
        onChange={(sound) => change({ sound })}
      />
      <Switch
        label={t.vibration}
        note={t.vibrationNote}
        on={now.vibration}
        onChange={(vibration) => change({ vibration })}
      />
      <Switch
        label={t.motion}
        note={t.motionNote}
        on={now.motion === "less"}
        onChange={(on) => change({ motion: on ? "less" : "auto" })}
      />
      <Switch
        label={t.confirm}
        note={t.confirmNote}
        on={now.confirm}
        onChange={(confirm) => change({ confirm })}
      />
      <Switch
        label={t.textView}
        note={t.textViewNote}
        on={now.textView}
        onChange={(textView) => change({ textView })}
      />
      <Switch
        label={t.hints}
        note={t.hintsNote}
        on={now.hints}
        onChange={(hints) => change({ hints })}
      />
      <h2>{t.games}</h2>
      <p>
        <button
          class="key-plain"
          onClick={async () => {
            if (!(await ask((sure) => sure.forget, t.forgetGames))) return;
            forgetAllGames();
            forgetSolo();
            forgotten.value = true;
          }}
        >
          {t.forgetGames}
        </button>{" "}
        <span role="status">{forgotten.value ? t.forgotten : ""}</span>
      </p>
      <p class="fine">
        {t.kept} <a href="/privacy">{t.privacy}</a>
      </p>
    </>
  );
}
