import { effect } from "@preact/signals";
import { render } from "preact";
import { settings } from "./device/settings.ts";
import { App } from "./pages/App.tsx";
import { followLinks } from "./router.ts";
import { loadWords } from "./words/index.ts";

const app = document.getElementById("app");

effect(() => {
  const { theme, motion } = settings.value;
  const root = document.documentElement;
  if (theme === "auto") delete root.dataset["theme"];
  else root.dataset["theme"] = theme;
  if (motion === "auto") delete root.dataset["motion"];
  else root.dataset["motion"] = motion;
});

if (app) {
  followLinks();
  await loadWords(settings.peek().language ?? undefined);
  app.replaceChildren();
  render(<App />, app);
}

// After the page stands: the app on the home screen, offline, and its updates.
if ("serviceWorker" in navigator) {
  const { stayCurrent } = await import("./home/updates.ts");
  stayCurrent();
}
