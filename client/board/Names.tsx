/** The names of the cities. They keep a least size on the screen; the far set of spots helps. */
import { useMemo } from "preact/hooks";
import type { Board } from "../../maps/board.ts";
import { clamp } from "./camera.ts";
import { still } from "./still.ts";
import type { BoardArt, BoardProps } from "./types.ts";

/** Size of the letters in paper units at full size; as nearSize in tools/cartography. */
export const nameSize = 38;
const leading = 0.78;
/** How high so many lines are, from the top of their capitals, and how wide a letter is, in sizes. */
const heightOf = (lines: number) => 0.65 + (lines - 1) * leading;
const letterWidth = 0.6;

/**
 * How much larger than on paper names are drawn at a zoom: on the screen a name is never smaller nor
 * larger than so many pixels. In steps, so that a pinch does not set them anew on every frame.
 */
export function growthAt(scale: number): number {
  const pixels = nameSize * scale;
  return 2 ** (Math.round(Math.log2(clamp(pixels, 10.5, 21) / pixels) * 4) / 4);
}

/** Where each name is fastened when they are so much larger, and whether there is room for it. */
export function layNames(board: Board, art: BoardArt, grow: number, first?: ReadonlySet<string>) {
  const size = nameSize * grow;
  const [left, top, sheetWidth, sheetHeight] = art.sheet;
  const ends = [...board.tickets, ...board.tickets, ...board.lanes];
  const plates = new Set(board.countries.map(({ id }) => id));
  const names = board.places.flatMap(({ id, name }, place) => {
    if (plates.has(id)) return [];
    const { at, near, far, lines = [name] } = art.places[place]!;
    const [dx, dy, alignX, alignY] = grow > 1.2 ? far : near;
    const [x, y] = [at[0] + dx, at[1] + dy];
    const width = Math.max(...lines.map((line) => line.length)) * letterWidth * size;
    const height = heightOf(lines.length) * size;
    // Moved in from the sheet's edge where it would stick out.
    const into = (from: number, low: number, room: number) =>
      clamp(from, low + 20, low + room - 20) - from;
    const x0 = x - ((1 + alignX) * width) / 2;
    const y0 = y - ((1 + alignY) * height) / 2;
    const shift = into(x0, left, sheetWidth - width);
    const drop = into(y0, top, sheetHeight - height);
    const box = [x0 + shift, y0 + drop, x0 + shift + width, y0 + drop + height] as const;
    // How much a city matters: its tickets count double, its lanes once.
    const weight = ends.filter(({ a, b }) => a === id || b === id).length;
    const kept = first?.has(id) ?? false;
    return [
      { id, text: lines.join("\n"), x: x + shift, y: y + drop, alignX, alignY, box, weight, kept },
    ];
  });
  // Those whose name would lie on a more important one's wait until one comes nearer.
  const shown: typeof names = [];
  for (const name of names.toSorted(
    (a, b) => Number(b.kept) - Number(a.kept) || b.weight - a.weight,
  )) {
    const [x0, y0, x1, y1] = name.box;
    const clash = shown.some(({ box }) => x0 < box[2] && x1 > box[0] && y0 < box[3] && y1 > box[1]);
    if (name.kept || !clash) shown.push(name);
  }
  return names.map((name) => ({ ...name, hidden: !shown.includes(name) }));
}

const anchors = ["start", "middle", "end"] as const;

interface NameProps {
  readonly x: number;
  readonly y: number;
  readonly alignX: number;
  readonly alignY: number;
  readonly text: string;
  readonly kind: string;
}

const Name = still(({ x, y, alignX, alignY, text, kind }: NameProps) => {
  const lines = text.split("\n");
  // The first line's baseline, so that the block of lines touches the spot as it is aligned.
  const first = heightOf(1) - ((1 + alignY) / 2) * heightOf(lines.length);
  return (
    <g transform={`translate(${x} ${y})`}>
      <text class={`board-name${kind}`} text-anchor={anchors[alignX + 1]}>
        {lines.map((line, i) => (
          <tspan key={line} x="0" y={(first + i * leading) * nameSize}>
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
});

export function Names(props: BoardProps & { readonly grow: number }) {
  const { board, art, grow, lit, marked } = props;
  const names = useMemo(() => layNames(board, art, grow, marked), [board, art, grow, marked]);
  return (
    <g class="names" style={{ "--name-grow": grow }}>
      {names.map(({ id, hidden, x, y, alignX, alignY, text }) => (
        <Name
          key={id}
          x={x}
          y={y}
          alignX={alignX}
          alignY={alignY}
          text={text}
          kind={
            (hidden ? " hidden" : "") +
            (marked?.has(id) ? " marked" : "") +
            (lit?.dim && !lit.places?.has(id) && !marked?.has(id) ? " dim" : "")
          }
        />
      ))}
    </g>
  );
}
