/**
 * Day or night and how much moves, named on the root element for the styles to read: the setting,
 * or what the device wishes where the setting leaves it to the device.
 */
import { effect } from "@preact/signals";
import { lessMotion, settings } from "./settings.ts";

/** Resolves when the page can be shown in its colours; those of the night are a file of their own. */
export async function keepLooks(): Promise<void> {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const root = document.documentElement;
  let shown: Promise<void> | undefined;
  const look = () => {
    const { theme } = settings.value;
    root.dataset["motion"] = lessMotion() ? "less" : "full";
    shown = show(theme === "auto" ? (night.matches ? "dark" : "light") : theme);
  };
  const show = async (theme: "light" | "dark") => {
    const asked = (root.style.colorScheme = theme);
    // Without a signal the night has to wait: its colours come with the next page.
    if (theme === "dark") await import("../night.css").catch(() => (theme = "light"));
    if (root.style.colorScheme === asked) root.dataset["theme"] = theme;
  };
  effect(look);
  for (const wish of [night, calm]) wish.addEventListener("change", look);
  await shown;
}
