import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import {
  cardColors,
  cardInks,
  grayLane,
  playerColors,
  playerInks,
} from "../../client/board/palette.ts";

const css = readFileSync(join(import.meta.dirname, "../../client/board/board.css"), "utf8");

test("board.css and palette.ts name the same colours", () => {
  const wanted = { "card-gray": grayLane } as Record<string, string>;
  for (const [prefix, colors] of Object.entries({
    card: cardColors,
    "card-ink": cardInks,
    player: playerColors,
    "player-ink": playerInks,
  })) {
    for (const [name, color] of Object.entries(colors)) wanted[`${prefix}-${name}`] = color;
  }
  const found = Object.keys(wanted).map((name) => [
    name,
    css.match(new RegExp(`--${name}: (#[0-9a-f]{6});`))?.[1],
  ]);
  expect(Object.fromEntries(found)).toEqual(wanted);
});
