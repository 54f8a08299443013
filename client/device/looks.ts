/**
 * Day or night and how much moves, named on the root element for the styles to read: the setting,
 * or what the device wishes where the setting leaves it to the device. And what only some devices
 * need of the styles: those of the night, and those of a screen wider than a phone held upright.
 */
import { effect } from "@preact/signals";
import { surely } from "../soon.ts";
import { lessMotion, settings } from "./settings.ts";

/** Without a signal a turned phone has to wait for them. */
export const fetchWide = (): Promise<unknown> => surely(() => import("../wide.css"));

/** Resolves when the page can be shown as it is to look. */
export async function keepLooks(): Promise<void> {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const calm = matchMedia("(prefers-reduced-motion: reduce)");
  const wide = matchMedia("(orientation: landscape), (min-width: 640px)");
  const root = document.documentElement;
  let shown: Promise<unknown> | undefined;
  const look = () => {
    const { theme } = settings.value;
    root.dataset["motion"] = lessMotion() ? "less" : "full";
    shown = Promise.all([
      show(theme === "auto" ? (night.matches ? "dark" : "light") : theme),
      wide.matches && fetchWide(),
    ]);
  };
  const show = async (theme: "light" | "dark") => {
    const asked = (root.style.colorScheme = theme);
    // Without a signal the night has to wait: its colours come with the next page.
    if (theme === "dark") await import("../night.css").catch(() => (theme = "light"));
    if (root.style.colorScheme === asked) root.dataset["theme"] = theme;
  };
  effect(look);
  for (const wish of [night, calm, wide]) wish.addEventListener("change", look);
  await shown;
}
