/** One board's drawing, from its data and its sheet. Pure: the same every time. */
import type { BoardArt, Crest, LabelSpot } from "../../client/board/types.ts";
import type { Board } from "../../maps/board.ts";
import { depth, type Turned, turned } from "./boxes.ts";
import { crests } from "./crests.ts";
import { ground } from "./ground.ts";
import { farSize, frameWidth, nearSize, unit } from "./inspect.ts";
import { placeLabels } from "./labels.ts";
import { cityRadius, layLanes } from "./lanes.ts";
import { nameSpot } from "./ornaments.ts";
import { outlines } from "./outlines.ts";
import type { Sheet } from "./sheets.ts";
import type { Point } from "./spline.ts";

function crestOf(country: string): Crest {
  const crest = crests[country];
  if (!crest) throw new Error(`There is no crest for ${country}.`);
  return crest;
}

const round = (value: number) => Math.round(value * unit);

export function draw(board: Board, sheet: Sheet): BoardArt {
  const { paper, wishes } = sheet;
  const places = board.places.map((place): Point => place.at);
  const at = Object.fromEntries(board.places.map((place) => [place.id, place.at]));
  const inner = {
    x0: paper.x0 + frameWidth,
    y0: paper.y0 + frameWidth,
    x1: paper.x1 - frameWidth,
    y1: paper.y1 - frameWidth,
  };
  // What the frame covers is not drawn. The margin is whole cells of the grid of waterlines.ts.
  const under = 0.48;
  const seen = {
    x0: paper.x0 + under,
    y0: paper.y0 + under,
    x1: paper.x1 - under,
    y1: paper.y1 - under,
  };
  const shapes = outlines(sheet.layout, at, seen, sheet.detail, sheet.nature, unit);
  const plates = new Map<number, Turned>();
  for (const country of board.countries) {
    const i = board.places.findIndex((place) => place.id === country.id);
    const [hw, hh] = wishes.plate ?? [0, 0];
    plates.set(i, turned(places[i]![0], places[i]![1], hw * 2, hh * 2, 0));
  }
  const names = board.places.map((place) => place.name);
  // Lanes first, then names, then each once more with respect for the other.
  let laid = layLanes(board, places, wishes);
  const spacesNow = () => laid.lanes.flatMap((lane) => lane.spaces);
  const task = { names, places, plates, frame: inner };
  let near = placeLabels({ ...task, spaces: spacesNow(), size: nearSize, cover: 20 });
  for (let round = 0; round < 4; round++) {
    const boxes = near.flatMap((label) => (label ? [label.box] : []));
    laid = layLanes(board, places, wishes, boxes, laid);
    near = placeLabels({ ...task, spaces: spacesNow(), size: nearSize, cover: 20 });
  }
  const { lanes } = laid;
  const spaces = spacesNow();
  const lines = near.map((label, i) => label?.lines ?? [names[i]!]);
  const far = placeLabels({ ...task, spaces, size: farSize, cover: 1.2, lines });

  const labels = near.flatMap((label) => (label ? [label.box] : []));
  const [tx, ty, tw] = sheet.title;
  const [cx, cy, cr] = sheet.compass;
  const taken = [
    ...spaces,
    ...labels,
    ...plates.values(),
    turned(tx, ty, tw, tw * 0.55, 0),
    turned(cx, cy, cr * 2, cr * 2, 0),
  ];
  const free = (p: Point) =>
    p[0] > inner.x0 + 0.3 &&
    p[0] < inner.x1 - 0.3 &&
    p[1] > inner.y0 + 0.4 &&
    p[1] < inner.y1 - 0.2 &&
    places.every((place) => Math.hypot(place[0] - p[0], place[1] - p[1]) > cityRadius + 0.3) &&
    taken.every((box) => depth(box, turned(p[0], p[1] - 0.12, 0.5, 0.36, 0), 0.04) === 0);

  const spot = (s: LabelSpot | undefined): LabelSpot =>
    s ? [round(s[0]), round(s[1]), s[2], s[3]] : [0, 0, 0, 0];
  const title = [round(tx), round(ty), round(tw)] as const;
  const edges = [
    round(paper.x0),
    round(paper.y0),
    round(paper.x1 - paper.x0),
    round(paper.y1 - paper.y0),
  ] as const;
  return {
    map: board.id,
    unit,
    sheet: edges,
    ground: ground({
      ...shapes,
      map: board.id,
      sheet: edges,
      mountains: shapes.peaks
        .filter(free)
        .map((p, i) => [round(p[0]), round(p[1]), [31, 24, 28][i % 3]!]),
      lettering: sheet.lettering.map(([text, x, y, size, angle]) => [
        text,
        round(x),
        round(y),
        round(size),
        angle,
      ]),
      title,
      compass: [round(cx), round(cy), round(cr)],
    }),
    title: nameSpot(title),
    lanes: lanes.map((lane) =>
      lane.spaces.flatMap((space, i) => [
        round(space.x),
        round(space.y),
        Math.round((lane.angles[i]! * 180) / Math.PI),
      ]),
    ),
    spaceLengths: lanes.map((lane) => round(lane.carLength)),
    places: places.map((place, i) => ({
      at: [round(place[0]), round(place[1])],
      near: spot(near[i]?.spot),
      far: spot(far[i]?.spot),
      ...(lines[i]!.length > 1 ? { lines: lines[i]! } : {}),
    })),
    ...(board.countries.length > 0
      ? { crests: Object.fromEntries(board.countries.map(({ id }) => [id, crestOf(id)])) }
      : {}),
  };
}
