/**
 * What this device remembers, in localStorage under one prefix. A browser that forbids it (private
 * windows, blocked storage) still plays; it just forgets.
 */
const prefix = "branchline.";

export function recall<T>(key: string, check: (value: unknown) => T | undefined): T | undefined {
  try {
    const text = localStorage.getItem(prefix + key);
    return text === null ? undefined : check(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function keep(key: string, value: unknown): void {
  try {
    localStorage.setItem(prefix + key, JSON.stringify(value));
  } catch {
    // Full or forbidden: nothing a player could do about it.
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // As above.
  }
}

/** Hear of changes another tab of this browser made. */
export function onElsewhere(key: string, listener: () => void): void {
  if (typeof window === "undefined") return;
  window.addEventListener("storage", (event) => {
    if (event.key === null || event.key === prefix + key) listener();
  });
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
