/** The names of the cities. They keep a least size on the screen; the far set of spots helps. */
import type { Board } from "../../maps/board.ts";
import { still } from "./still.ts";
import type { BoardArt, LabelSpot } from "./types.ts";

/** Size of the letters in paper units at full size; as nearSize in tools/cartography. */
export const nameSize = 38;
const capHeight = 0.65;
const leading = 0.78;

export interface NameView {
  /** How much larger than on paper the names are drawn. */
  readonly grow: number;
  readonly far: boolean;
}

/**
 * How names are drawn at a zoom. Steps, so that a pinch does not set them anew on every frame: on
 * the screen a name is never smaller than `least` pixels nor larger than `most`.
 */
export function nameView(scale: number, least = 10.5, most = 21): NameView {
  const pixels = nameSize * scale;
  const wish = pixels < least ? least / pixels : pixels > most ? most / pixels : 1;
  const grow = 2 ** (Math.round(Math.log2(wish) * 4) / 4);
  return { grow, far: grow > 1.2 };
}

/** How much a city matters: its tickets count double, its lanes once. */
const weightOf = (board: Board, id: string) =>
  board.tickets.filter((ticket) => ticket.a === id || ticket.b === id).length * 2 +
  board.lanes.filter((lane) => lane.a === id || lane.b === id).length;

/** Where each name lies at this zoom, moved in from the sheet's edge where it would stick out. */
function nameBoxes(board: Board, art: BoardArt, { grow, far }: NameView) {
  const size = nameSize * grow;
  const [left, top, sheetWidth, sheetHeight] = art.sheet;
  return board.places.flatMap(({ id, name }, i) => {
    const place = art.places[i]!;
    if (place.near[0] === 0 && place.near[1] === 0) return [];
    const lines = place.lines ?? [name];
    const [dx, dy, ax, ay] = far ? place.far : place.near;
    // Letters are about 0.6 of their size wide.
    const width = Math.max(...lines.map((line) => line.length)) * 0.6 * size;
    const height = (capHeight + (lines.length - 1) * leading) * size;
    const x = place.at[0] + dx - ((1 + ax) * width) / 2;
    const y = place.at[1] + dy - ((1 + ay) * height) / 2;
    const into = (at: number, low: number, high: number) => Math.max(low, Math.min(at, high)) - at;
    const shift = into(x, left + 20, left + sheetWidth - width - 20);
    const drop = into(y, top + 20, top + sheetHeight - height - 20);
    const box = [x + shift, y + drop, x + shift + width, y + drop + height] as const;
    return [{ id, box, shift, drop }];
  });
}

/** How far names near the edge of the sheet are moved in; others are not in the map. */
export function movedIn(board: Board, art: BoardArt, view: NameView) {
  return new Map(
    nameBoxes(board, art, view)
      .filter(({ shift, drop }) => shift !== 0 || drop !== 0)
      .map(({ id, shift, drop }) => [id, [shift, drop] as const]),
  );
}

/** Places whose names would lie on a more important one's: they wait until one comes nearer. */
export function crowdedOut(
  board: Board,
  art: BoardArt,
  view: NameView,
  first: ReadonlySet<string>,
): ReadonlySet<string> {
  const hidden = new Set<string>();
  const kept: (readonly [x0: number, y0: number, x1: number, y1: number])[] = [];
  const order = nameBoxes(board, art, view)
    .map((name) => ({ ...name, weight: weightOf(board, name.id) }))
    .toSorted((a, b) => Number(first.has(b.id)) - Number(first.has(a.id)) || b.weight - a.weight);
  for (const { id, box } of order) {
    const clash = kept.some(
      (b) => box[0] < b[2] && box[2] > b[0] && box[1] < b[3] && box[3] > b[1],
    );
    if (clash && !first.has(id)) hidden.add(id);
    else kept.push(box);
  }
  return hidden;
}

/** The first line's baseline, so that the block of lines touches the spot as it is aligned. */
const firstLine = (spot: LabelSpot, lines: number) => {
  const height = capHeight + (lines - 1) * leading;
  return capHeight - ((1 + spot[3]) / 2) * height;
};

const anchors = { "-1": "start", "0": "middle", "1": "end" } as const;

const Name = still(
  (props: {
    readonly art: BoardArt;
    readonly place: number;
    readonly name: string;
    readonly far: boolean;
    readonly shift: number;
    readonly drop: number;
    readonly kind: string;
  }) => {
    const { at, near, far, lines = [props.name] } = props.art.places[props.place]!;
    const spot = props.far ? far : near;
    const anchor = anchors[String(spot[2]) as keyof typeof anchors];
    return (
      <g transform={`translate(${at[0] + spot[0] + props.shift} ${at[1] + spot[1] + props.drop})`}>
        <text class={`board-name${props.kind}`} text-anchor={anchor}>
          {lines.map((line, i) => (
            <tspan key={line} x="0" y={(firstLine(spot, lines.length) + i * leading) * nameSize}>
              {line}
            </tspan>
          ))}
        </text>
      </g>
    );
  },
);

export function Names(props: {
  readonly board: Board;
  readonly art: BoardArt;
  readonly view: NameView;
  readonly hidden: ReadonlySet<string>;
  readonly marked: ReadonlySet<string> | undefined;
  readonly dimmed: ((place: string) => boolean) | null;
}) {
  const { board, art, view, hidden, marked, dimmed } = props;
  const plates = new Set(board.countries.map((country) => country.id));
  const moved = movedIn(board, art, view);
  return (
    <g class="names" style={{ "--name-grow": view.grow }}>
      {board.places.map(({ id, name }, i) => {
        if (plates.has(id)) return null;
        const kind =
          (hidden.has(id) ? " hidden" : "") +
          (marked?.has(id) ? " marked" : "") +
          (dimmed?.(id) ? " dim" : "");
        const [shift, drop] = moved.get(id) ?? [0, 0];
        return (
          <Name
            key={id}
            art={art}
            place={i}
            name={name}
            far={view.far}
            shift={shift}
            drop={drop}
            kind={kind}
          />
        );
      })}
    </g>
  );
}
