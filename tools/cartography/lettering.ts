/** How wide a name is in the board's letters (client/board/fonts), in hundredths of the size. */
const widths: Readonly<Record<string, number>> = {
  ...{ A: 62, B: 63, C: 62, D: 69, E: 60, F: 53, G: 65, H: 75, I: 36, J: 33, K: 66, L: 53, M: 84 },
  ...{ N: 73, O: 67, P: 58, Q: 68, R: 64, S: 54, T: 57, U: 66, V: 62, W: 96, X: 68, Y: 59, Z: 58 },
  ...{ a: 54, b: 54, c: 52, d: 59, e: 51, f: 46, g: 55, h: 63, i: 32, j: 29, k: 57, l: 46, m: 71 },
  ...{ n: 62, o: 57, p: 50, q: 57, r: 55, s: 46, t: 49, u: 55, v: 54, w: 82, x: 59, y: 52, z: 50 },
  ...{ " ": 17, ".": 27, "-": 35 },
};

/** Height of the capitals, and from one line to the next, as parts of the size. */
export const capHeight = 0.65;
export const leading = 0.78;
/** Air between letters (see .board-name in board.css). */
const tracking = 0.03;

export function textWidth(text: string, size: number): number {
  let sum = 0;
  for (const letter of text.normalize("NFD").replace(/\p{M}/gu, "")) {
    const plain = { ł: "l", Ł: "L", ø: "o" }[letter] ?? letter;
    const width = widths[plain];
    if (width === undefined) throw new Error(`No width known for the letter ${letter}.`);
    sum += width / 100 + tracking;
  }
  return sum * size;
}

/** The ways to set a name: on one line, or broken at a space or a hyphen near its middle. */
export function settings(name: string): (readonly string[])[] {
  const breaks = [...name.matchAll(/[ -]/g)].map((m) => m.index);
  const middle = breaks.toSorted(
    (a, b) => Math.abs(a - name.length / 2) - Math.abs(b - name.length / 2),
  )[0];
  if (middle === undefined || name.length < 9) return [[name]];
  const hyphen = name[middle] === "-" ? 1 : 0;
  return [[name], [name.slice(0, middle + hyphen), name.slice(middle + 1)]];
}

export function textBox(lines: readonly string[], size: number): readonly [width: number, height: number] {
  return [
    Math.max(...lines.map((line) => textWidth(line, size))),
    (capHeight + (lines.length - 1) * leading) * size,
  ];
}
