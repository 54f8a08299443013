/** Copying and sharing, also where the page came over plain http and the clipboard is closed. */

export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

/** The old way: select it in a field nobody sees, and ask the browser to copy the selection. */
function copyBySelection(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.setAttribute("readonly", "");
  // Out of the flow, so that the page is not scrolled to it; it is gone before it is ever painted.
  field.style.cssText = "position: fixed; top: 0";
  const before = document.activeElement;
  document.body.append(field);
  field.select();
  let done = false;
  try {
    // Deprecated, and the only thing that works in an insecure context.
    done = document.execCommand("copy");
  } catch {
    done = false;
  }
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

export const canShare = (): boolean => typeof navigator.share === "function";

/** The phone's share sheet, and the clipboard where there is none. */
export async function share(text: string, url: string): Promise<void> {
  try {
    await navigator.share({ text, url });
  } catch (error) {
    // Without a sheet the call itself fails. Closing it without choosing is an answer too.
    const closed = error instanceof DOMException && error.name === "AbortError";
    if (!closed) await copy(`${text} ${url}`);
  }
}
