/**
 * Day or night and how much moves, named on the root element for the styles to read: the setting,
 * or what the device wishes where the setting leaves it to the device.
 */
import { effect } from "@preact/signals";
import { lessMotion, settings } from "./settings.ts";

export function keepLooks(): void {
  const night = matchMedia("(prefers-color-scheme: dark)");
  const look = () => {
    const { theme } = settings.value;
    const { dataset } = document.documentElement;
    dataset["theme"] = theme === "auto" ? (night.matches ? "dark" : "light") : theme;
    dataset["motion"] = lessMotion() ? "less" : "full";
  };
  effect(look);
  night.addEventListener("change", look);
  matchMedia("(prefers-reduced-motion: reduce)").addEventListener("change", look);
}
