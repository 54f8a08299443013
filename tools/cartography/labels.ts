/** Finds a spot for every name: many candidates around each city, the least bad set of them wins. */
import type { LabelSpot } from "../../client/board/types.ts";
import { depth, distance, type Turned, turned } from "./boxes.ts";
import type { Rect } from "./lines.ts";
import { settings, textBox } from "./lettering.ts";
import { cityRadius } from "./lanes.ts";
import { stream } from "./random.ts";
import type { Point } from "./spline.ts";

export interface Label {
  /** In car spaces, relative to the city. */
  readonly spot: LabelSpot;
  readonly lines: readonly string[];
  readonly box: Turned;
}

interface Candidate extends Label {
  readonly cost: number;
}

export interface LabelTask {
  readonly names: readonly string[];
  readonly places: readonly Point[];
  /** Places that carry their name on a plate: an obstacle, no label. */
  readonly plates: ReadonlyMap<number, Turned>;
  readonly spaces: readonly Turned[];
  readonly frame: Rect;
  /** Size of the letters, in car spaces. */
  readonly size: number;
  /** How bad it is to cover a car space; names seen from afar may. */
  readonly cover: number;
  /** Line breaks already decided. */
  readonly lines?: readonly (readonly string[])[];
}

/** The box of a name fastened at a spot. */
export function labelBox(
  place: Point,
  spot: LabelSpot,
  lines: readonly string[],
  size: number,
): Turned {
  const [width, height] = textBox(lines, size);
  const x = place[0] + spot[0] - (spot[2] * width) / 2;
  const y = place[1] + spot[1] - (spot[3] * height) / 2;
  return turned(x, y, width, height, 0);
}

function spots(width: number, height: number): LabelSpot[] {
  const out: LabelSpot[] = [];
  for (const gap of [0.05, 0.1, 0.16, 0.23, 0.32]) {
    const r = cityRadius + gap;
    for (const side of [-1, 1]) {
      for (let slide = -0.8; slide < 0.81; slide += 0.1) {
        out.push([slide * width, side * r, 0, -side]);
      }
      for (let slide = -1; slide < 1.01; slide += 0.2) {
        out.push([side * r, slide * (r + height / 2) * 0.9, -side, 0]);
      }
    }
  }
  return out;
}

export function placeLabels(task: LabelTask): (Label | null)[] {
  const { places, frame, size } = task;
  const candidates = places.map((place, i): Candidate[] => {
    if (task.plates.has(i)) return [];
    const ways = task.lines ? [task.lines[i]!] : settings(task.names[i]!);
    return ways.flatMap((lines) => {
      const [width, height] = textBox(lines, size);
      return spots(width, height).map((spot): Candidate => {
        const box = labelBox(place, spot, lines, size);
        let cost =
          Math.hypot(box.x - place[0], (box.y - place[1]) * 1.6) * 0.05 + lines.length * 0.04;
        // Beside the dot on its own line, or centred above it, reads best.
        if (spot[3] === 0 && spot[1] === 0) cost -= 0.03;
        if (spot[3] === -1) cost += 0.02;
        for (const space of task.spaces) {
          const deep = depth(box, space, 0.07);
          if (deep > 0) cost += task.cover * (deep + deep * deep * 4);
        }
        for (const [j, other] of places.entries()) {
          const plate = task.plates.get(j);
          const short = plate
            ? depth(box, plate, 0.1)
            : cityRadius + (i === j ? 0.02 : 0.1) - distance(box, other);
          if (short > 0) cost += short * 30;
          // A name close to a foreign city would be read as its name.
          const apart = 0.5 - (i === j || plate ? 1 : distance(box, other));
          if (apart > 0) cost += apart * 0.5;
        }
        const out =
          Math.max(0, frame.x0 - (box.x - box.hl)) +
          Math.max(0, box.x + box.hl - frame.x1) +
          Math.max(0, frame.y0 - (box.y - box.hw)) +
          Math.max(0, box.y + box.hw - frame.y1);
        return { spot, lines, box, cost: cost + out * 40 };
      });
    });
  });

  const clash = (a: Candidate, b: Candidate) => {
    const deep = depth(a.box, b.box, 0.12);
    return deep > 0 ? deep * 12 + 0.5 : 0;
  };
  const random = stream(7);
  const chosen = candidates.map((list) => list.toSorted((a, b) => a.cost - b.cost)[0] ?? null);
  const total = (i: number, c: Candidate) =>
    chosen.reduce((sum, other, j) => (j === i || !other ? sum : sum + clash(c, other)), c.cost);
  const rounds = 500;
  for (let round = 0; round < rounds; round++) {
    const heat = 0.3 * (1 - round / rounds) ** 2;
    for (const [i, list] of candidates.entries()) {
      if (list.length === 0) continue;
      if (round > rounds - 6) {
        // At last, each name takes the best there is.
        chosen[i] = list.reduce((best, c) => (total(i, c) < total(i, best) ? c : best), chosen[i]!);
        continue;
      }
      const next = list[Math.floor(random() * list.length)]!;
      const gain = total(i, chosen[i]!) - total(i, next);
      if (gain > 0 || random() < Math.exp(gain / (heat + 1e-6))) chosen[i] = next;
    }
  }
  return chosen;
}
