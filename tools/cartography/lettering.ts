/** How wide a name is in the board's letters (client/board/fonts), in hundredths of the size. */
const letters =
  "A62 B63 C62 D69 E60 F53 G65 H75 I36 J33 K66 L53 M84 N73 O67 P58 Q68 R64 S54 T57 U66 V62 W96 X68 Y59 Z58 " +
  "a54 b54 c52 d59 e51 f46 g55 h63 i32 j29 k57 l46 m71 n62 o57 p50 q57 r55 s46 t49 u55 v54 w82 x59 y52 z50 " +
  ".27 -35";
const widths: Readonly<Record<string, number>> = {
  ...Object.fromEntries(letters.split(" ").map((entry) => [entry[0], Number(entry.slice(1))])),
  " ": 17,
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

export function textBox(
  lines: readonly string[],
  size: number,
): readonly [width: number, height: number] {
  return [
    Math.max(...lines.map((line) => textWidth(line, size))),
    (capHeight + (lines.length - 1) * leading) * size,
  ];
}
