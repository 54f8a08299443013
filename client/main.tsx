import { render } from "preact";
import { keepLooks } from "./device/looks.ts";
import { settings } from "./device/settings.ts";
import { stayCurrent } from "./home/updates.ts";
import { App } from "./pages/App.tsx";
import { surely } from "./soon.ts";
import { loadWords } from "./words/index.ts";

async function start(app: HTMLElement): Promise<void> {
  // Without its words there is no page: they are asked for until they come.
  const language = settings.peek().language ?? undefined;
  await Promise.all([keepLooks(), surely(() => loadWords(language))]);
  render(<App />, app);
  // After the page stands: the app on the home screen, offline, and its updates.
  if ("serviceWorker" in navigator) void stayCurrent();
}

const app = document.getElementById("app");
// Not awaited here: the texts lie in files that import from this one, and would wait for it.
if (app) void start(app);
