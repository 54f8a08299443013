import { signal } from "@preact/signals";

/**
 * Something that is fetched when it is first asked for. Undefined until it is there; whoever draws
 * with it is drawn again then.
 */
export function soon<T>(load: () => Promise<T>): () => T | undefined {
  const there = signal<{ readonly it: T } | null>(null);
  let asked = false;
  return () => {
    if (!asked) {
      asked = true;
      void surely(load).then((it) => (there.value = { it }));
    }
    return there.value?.it;
  };
}

/** Asks until it is there: for what someone is waiting for, however long the signal is away. */
export async function surely<T>(load: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      await new Promise((again) => setTimeout(again, 2000));
    }
  }
}
