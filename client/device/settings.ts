/** How this device likes its table. One signal, written through `change`. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { isLanguage, type Language } from "../words/languages.ts";
import { isRecord, keep, onElsewhere, recall } from "./memory.ts";

export interface Settings {
  readonly sound: boolean;
  /** "auto" follows the system's wish for less motion. */
  readonly motion: "auto" | "less";
  /** Ask before a route is claimed. */
  readonly confirm: boolean;
  readonly theme: "auto" | "light" | "dark";
  /** Null follows the browser. */
  readonly language: Language | null;
  /** The table as text instead of a board. */
  readonly textView: boolean;
  /** Hints for the first game; switched off when dismissed. */
  readonly hints: boolean;
  readonly vibration: boolean;
}

export const defaults: Settings = {
  sound: true,
  motion: "auto",
  confirm: true,
  theme: "auto",
  language: null,
  textView: false,
  hints: true,
  vibration: true,
};

const current = signal<Settings>(read());

export const settings: ReadonlySignal<Settings> = current;

export function change(part: Partial<Settings>): void {
  current.value = { ...current.peek(), ...part };
  keep("settings", current.peek());
}

/** True when animations should be left out, by the setting or by the system. */
export function lessMotion(): boolean {
  if (current.peek().motion === "less") return true;
  return typeof matchMedia === "function" && matchMedia("(prefers-reduced-motion: reduce)").matches;
}

onElsewhere("settings", () => (current.value = read()));

function read(): Settings {
  return recall("settings", (value) => (isRecord(value) ? sound(value) : undefined)) ?? defaults;
}

/** Whatever was stored, by whichever version: keep what is still understood. */
function sound(value: Record<string, unknown>): Settings {
  const flag = (key: "sound" | "confirm" | "textView" | "hints" | "vibration"): boolean =>
    typeof value[key] === "boolean" ? value[key] : defaults[key];
  return {
    sound: flag("sound"),
    motion: value["motion"] === "less" ? "less" : "auto",
    confirm: flag("confirm"),
    theme: value["theme"] === "light" || value["theme"] === "dark" ? value["theme"] : "auto",
    language: isLanguage(value["language"]) ? value["language"] : null,
    textView: flag("textView"),
    hints: flag("hints"),
    vibration: flag("vibration"),
  };
}
