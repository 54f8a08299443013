import { describe, expect, test } from "vitest";
import { patternPaths, type Space } from "../../../client/board/cars.ts";
import { cardColors, cardInks, playerColors, playerInks } from "../../../client/board/palette.ts";
import { symbolPaths } from "../../../client/board/symbols.tsx";
import { difference, type Eye, eyes, parse, seen } from "./eyes.ts";

/** The pair that is hardest to tell apart by colour alone. */
function closest(colors: Readonly<Record<string, string>>, eye: Eye) {
  const names = Object.keys(colors);
  let least = { pair: "", by: Number.POSITIVE_INFINITY };
  for (const [i, a] of names.entries()) {
    for (const b of names.slice(i + 1)) {
      const by = difference(seen(parse(colors[a]!), eye), seen(parse(colors[b]!), eye));
      if (by < least.by) least = { pair: `${a} and ${b}`, by };
    }
  }
  return least;
}

describe("the palette", () => {
  // CIEDE2000: below about 2 two colours look the same side by side; 10 is seen at a glance.
  test("players' colours are clearly apart to every eye, even in gray", () => {
    for (const eye of eyes) expect(closest(playerColors, eye).by, eye).toBeGreaterThan(10);
  });

  test("card colours are apart to every eye, even before their symbols are read", () => {
    const { locomotive: _, ...colors } = cardColors;
    for (const eye of eyes) {
      expect(closest(colors, eye).by, eye).toBeGreaterThan(eye === "gray" ? 4 : 8);
    }
  });

  test("every symbol and every pattern differs from every other", () => {
    expect(new Set(Object.values(symbolPaths)).size).toBe(9);
    const car: Space = { x: 0, y: 0, cos: 1, sin: 0, length: 86 };
    const patterns = Object.values(patternPaths).map((draw) => draw([car]));
    expect(new Set(patterns).size).toBe(5);
  });

  test("symbols and patterns stand out from their ground, to every eye", () => {
    for (const eye of eyes) {
      for (const [card, color] of Object.entries(cardColors)) {
        const ink = cardInks[card as keyof typeof cardInks];
        expect(difference(seen(parse(color), eye), seen(parse(ink), eye)), card).toBeGreaterThan(
          25,
        );
      }
      for (const [player, color] of Object.entries(playerColors)) {
        const ink = playerInks[player as keyof typeof playerInks];
        expect(difference(seen(parse(color), eye), seen(parse(ink), eye)), player).toBeGreaterThan(
          25,
        );
      }
    }
  });
});
