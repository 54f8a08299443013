/** How this device likes its table. One signal, written through `change`. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { type Language, languageCodes } from "../words/languages.ts";
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
  return understood(recall("settings", (value) => (isRecord(value) ? value : undefined)) ?? {});
}

/** Whatever was stored, by whichever version: what is not understood is as it usually is. */
export function understood(stored: Readonly<Record<string, unknown>>): Settings {
  const kept = <S extends keyof Settings>(
    key: S,
    usual: Settings[S],
    ...others: readonly Settings[S][]
  ): Settings[S] => others.find((one) => one === stored[key]) ?? usual;
  return {
    sound: kept("sound", true, false),
    motion: kept("motion", "auto", "less"),
    confirm: kept("confirm", true, false),
    theme: kept("theme", "auto", "light", "dark"),
    language: kept("language", null, ...languageCodes),
    textView: kept("textView", false, true),
    hints: kept("hints", true, false),
    vibration: kept("vibration", true, false),
  };
}
