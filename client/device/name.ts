/** The name I sat down with last. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { keep, recall } from "./memory.ts";

export const longestName = 20;

const current = signal(
  recall("name", (value) =>
    typeof value === "string" ? value.slice(0, longestName) : undefined,
  ) ?? "",
);

export const myName: ReadonlySignal<string> = current;

export function rememberName(name: string): void {
  current.value = name;
  keep("name", name);
}
