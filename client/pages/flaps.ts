/** What fits on a row of split flaps, one letter to a flap. */

/** As many names as fit, and how many more there are; of a single one that is too long its start. */
export function fitNames(names: readonly string[], width: number): string {
  for (let shown = names.length; shown > 0; shown -= 1) {
    const text = names.slice(0, shown).join(", ") + more(names.length - shown);
    if (text.length <= width) return text;
  }
  const rest = more(names.length - 1);
  return `${(names[0] ?? "").slice(0, width - rest.length - 1)}…${rest}`;
}

const more = (n: number) => (n > 0 ? ` +${n}` : "");

/** A message over as many rows as it takes. */
export function inRows(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}
