/**
 * What the first move does without: fetched in one go when the first of it is asked for, or after
 * that move, whichever comes sooner.
 */
import { type ReadonlySignal, signal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { surely } from "../soon.ts";
import { loadArea, loaded, words } from "../words/index.ts";
import type { BesideProps, Rest } from "./beside/Beside.tsx";

const there = signal<Rest | null>(null);
let asked: Promise<Rest> | undefined;

/** It with its texts, however long the signal is away. */
export function fetchBeside(): Promise<Rest> {
  asked ??= surely(async () => {
    const [{ rest }] = await Promise.all([
      import("./beside/Beside.tsx"),
      loadArea("beside"),
      loadArea("deeds"),
    ]);
    // A refusal may come just when the signal is bad: have its words at hand.
    void loaded("refusals");
    return (there.value = rest);
  });
  return asked;
}

/** What is there of it, without asking. */
export const beside: ReadonlySignal<Rest | null> = there;

/** Null until it is there; whoever draws with it is drawn again then. */
export function besideSoon(): Rest | null {
  void fetchBeside();
  return there.value;
}

/** A part of the table that is not there from the start. `soon`: someone has asked for it and waits. */
export function Later({ soon, ...props }: BesideProps & { readonly soon?: boolean }) {
  useEffect(() => void fetchBeside(), []);
  const Beside = beside.value?.Beside;
  if (Beside) return <Beside {...props} />;
  return soon ? (
    <p class="drawer note soon" role="status">
      {words.value.pages.loading}
    </p>
  ) : null;
}
