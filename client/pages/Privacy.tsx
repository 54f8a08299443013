import { wordsOf } from "../words/index.ts";
import { Page } from "./Page.tsx";

export function Privacy() {
  const t = wordsOf("about").privacy;
  return (
    <Page title={t.title} class="reading">
      <p class="lead">{t.short}</p>
      <h2>{t.device}</h2>
      <p>{t.deviceText}</p>
      <h2>{t.server}</h2>
      <p>{t.serverText}</p>
      <h2>{t.long}</h2>
      <p>{t.longText}</p>
      <h2>{t.who}</h2>
      <p>{t.whoText}</p>
      <h2>{t.logs}</h2>
      <p>{t.logsText}</p>
    </Page>
  );
}
