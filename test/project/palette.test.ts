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

const read = (path: string) =>
  readFileSync(join(import.meta.dirname, "../../client", path), "utf8");
const css = read("board/board.css");

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

test("cards in the hand have the colours of their lanes", () => {
  const cards = read("table/cards.css");
  for (const [card, color] of Object.entries(cardColors)) {
    if (card === "locomotive") continue;
    const rule = cards.match(new RegExp(`\\[data-card="${card}"\\] \\{\\s*--c: (#[0-9a-f]{6});`));
    expect(rule?.[1], card).toBe(color);
  }
});
