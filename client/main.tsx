import { render } from "preact";
import { keepLooks } from "./device/looks.ts";
import { settings } from "./device/settings.ts";
import { stayCurrent } from "./home/updates.ts";
import { App } from "./pages/App.tsx";
import { loadWords } from "./words/index.ts";

async function start(app: HTMLElement): Promise<void> {
  await Promise.all([keepLooks(), loadWords(settings.peek().language ?? undefined)]);
  render(<App />, app);
  // After the page stands: the app on the home screen, offline, and its updates.
  if ("serviceWorker" in navigator) void stayCurrent();
}

const app = document.getElementById("app");
// Not awaited here: the texts lie in files that import from this one, and would wait for it.
if (app) void start(app);
