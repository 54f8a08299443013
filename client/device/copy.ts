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
  field.className = "offstage";
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

/** The phone's share sheet, else the clipboard. Says which of them it was. */
export async function share(text: string, url?: string): Promise<"shared" | "copied" | "no"> {
  if (canShare()) {
    try {
      await navigator.share(url === undefined ? { text } : { text, url });
      return "shared";
    } catch (error) {
      // Closing the sheet without choosing is an answer too.
      if (error instanceof DOMException && error.name === "AbortError") return "no";
    }
  }
  return (await copy(url === undefined ? text : `${text} ${url}`)) ? "copied" : "no";
}
