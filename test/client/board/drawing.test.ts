import { describe, expect, test } from "vitest";
import { art as europeArt } from "../../../client/board/art/europe.ts";
import { art as polandArt } from "../../../client/board/art/poland.ts";
import { art as usaArt } from "../../../client/board/art/usa.ts";
import { spaceWidth } from "../../../client/board/cars.ts";
import { nameSize } from "../../../client/board/Names.tsx";
import { boards } from "../../../maps/index.ts";
import { depth, distance, turned } from "../../../tools/cartography/boxes.ts";
import { boxesOf, nearSize, unit } from "../../../tools/cartography/inspect.ts";
import { carWidth, cityRadius } from "../../../tools/cartography/lanes.ts";

const drawings = [usaArt, europeArt, polandArt].map((art) => {
  const board = boards[art.map]!;
  return { art, board, ...boxesOf(board, art), name: board.name };
});

/** Finished drawings are in whole units: a hundredth of a car is no overlap. */
const tolerance = 0.02;

describe.each(drawings)("the drawing of $name", ({ art, board, spaces, places, labels }) => {
  const lane = (i: number) => `${board.lanes[i]!.a}-${board.lanes[i]!.b}`;
  const countries = new Set(board.countries.map((country) => country.id));

  test("has as many spaces on each lane as it is long, nearly all of one size", () => {
    expect(spaces.map((row) => row.length)).toEqual(board.lanes.map(({ length }) => length));
    expect(Math.min(...art.spaceLengths)).toBeGreaterThanOrEqual(80);
    expect(Math.max(...art.spaceLengths)).toBeLessThanOrEqual(100);
  });

  test("agrees with what is drawn: widths and sizes", () => {
    expect(spaceWidth).toBeCloseTo(carWidth * unit);
    expect(nameSize).toBeCloseTo(nearSize * unit);
    expect(art.unit).toBe(unit);
  });

  test("keeps cities where the board puts them", () => {
    for (const [i, place] of board.places.entries()) {
      expect(Math.hypot(places[i]![0] - place.at[0], places[i]![1] - place.at[1])).toBeLessThan(
        0.01,
      );
    }
  });

  test("each lane begins and ends at its own places", () => {
    for (const [i, { a, b }] of board.lanes.entries()) {
      const end = (id: string) => places[board.places.findIndex((place) => place.id === id)]!;
      expect(distance(spaces[i]![0]!, end(a)), `${lane(i)} at ${a}`).toBeLessThan(1.2);
      expect(distance(spaces[i]!.at(-1)!, end(b)), `${lane(i)} at ${b}`).toBeLessThan(1.2);
    }
  });

  test("no two lanes lie on each other", () => {
    const bad: string[] = [];
    for (const [i, row] of spaces.entries()) {
      for (const [j, other] of spaces.entries()) {
        if (j <= i) continue;
        const deep = Math.max(...row.flatMap((s) => other.map((o) => depth(s, o))));
        if (deep > tolerance) bad.push(`${lane(i)} and ${lane(j)} by ${deep.toFixed(3)}`);
      }
    }
    expect(bad).toEqual([]);
  });

  test("no lane passes through a foreign city", () => {
    const bad: string[] = [];
    for (const [i, row] of spaces.entries()) {
      for (const [k, place] of board.places.entries()) {
        if (place.id === board.lanes[i]!.a || place.id === board.lanes[i]!.b) continue;
        const least = Math.min(...row.map((s) => distance(s, places[k]!)));
        if (least < cityRadius + 0.06) bad.push(`${lane(i)} past ${place.id}: ${least.toFixed(2)}`);
      }
    }
    expect(bad).toEqual([]);
  });

  test("names lie on no lane, no city and no other name, and inside the sheet", () => {
    const bad: string[] = [];
    const [x, y, width, height] = art.sheet.map((value) => value / unit);
    for (const [i, box] of labels.entries()) {
      const name = board.places[i]!.id;
      if (!box) {
        if (!countries.has(name)) bad.push(`${name} has no name`);
        continue;
      }
      for (const [k, row] of spaces.entries()) {
        if (row.some((s) => depth(box, s) > tolerance)) bad.push(`${name} on ${lane(k)}`);
      }
      for (const [k, other] of labels.entries()) {
        if (k > i && other && depth(box, other) > 0) bad.push(`${name} on ${board.places[k]!.id}`);
        if (k !== i && distance(box, places[k]!) < cityRadius) bad.push(`${name} on a city`);
      }
      const sheet = turned(x! + width! / 2, y! + height! / 2, width!, height!, 0);
      if (Math.abs(box.x - sheet.x) + box.hl > sheet.hl) bad.push(`${name} beyond the sheet`);
      if (Math.abs(box.y - sheet.y) + box.hw > sheet.hw) bad.push(`${name} beyond the sheet`);
    }
    expect(bad).toEqual([]);
  });

  test("every country has a crest", () => {
    expect(Object.keys(art.crests ?? {})).toEqual([...countries]);
  });
});

test("Palermo to Smyrna goes around Greece by the south", () => {
  const { board, spaces, places } = drawings.find(({ art }) => art.map === "europe")!;
  const i = board.lanes.findIndex(({ a, b }) => a === "palermo" && b === "smyrna");
  const athina = places[board.places.findIndex(({ id }) => id === "athina")]!;
  const beside = spaces[i]!.toSorted(
    (a, b) => Math.abs(a.x - athina[0]) - Math.abs(b.x - athina[0]),
  );
  expect(beside[0]!.y).toBeGreaterThan(athina[1]);
});
