import { describe, expect, test } from "vitest";
import { cards, playerColors } from "../../engine/types.ts";
import { difference, type Eye, eyes, parse, seen } from "../client/board/eyes.ts";
import { paletteOf, type Tint } from "./paletteOf.ts";

const { gray: _gray, ...cardTints } = paletteOf("card");
const liveries = paletteOf("livery");

/** The pair that is hardest to tell apart by colour alone. */
function closest(tints: Readonly<Record<string, Tint>>, eye: Eye) {
  const names = Object.keys(tints);
  let least = { pair: "", by: Number.POSITIVE_INFINITY };
  for (const [i, a] of names.entries()) {
    for (const b of names.slice(i + 1)) {
      const by = difference(seen(parse(tints[a]!.ground), eye), seen(parse(tints[b]!.ground), eye));
      if (by < least.by) least = { pair: `${a} and ${b}`, by };
    }
  }
  return least;
}

describe("the palette", () => {
  test("names every card and every player", () => {
    expect(Object.keys(cardTints).toSorted()).toEqual([...cards].toSorted());
    expect(Object.keys(liveries).toSorted()).toEqual([...playerColors].toSorted());
  });

  // CIEDE2000: below about 2 two colours look the same side by side; 10 is seen at a glance.
  test("players' colours are clearly apart to every eye, even in gray", () => {
    for (const eye of eyes) expect(closest(liveries, eye).by, eye).toBeGreaterThan(10);
  });

  test("card colours are apart to every eye, even before their symbols are read", () => {
    const { locomotive: _, ...colors } = cardTints;
    for (const eye of eyes) {
      expect(closest(colors, eye).by, eye).toBeGreaterThan(eye === "gray" ? 4 : 8);
    }
  });

  test("symbols and patterns stand out from their ground, to every eye", () => {
    for (const eye of eyes) {
      for (const [name, { ground, ink }] of [
        ...Object.entries(cardTints),
        ...Object.entries(liveries),
      ]) {
        expect(difference(seen(parse(ground), eye), seen(parse(ink), eye)), name).toBeGreaterThan(
          25,
        );
      }
    }
  });
});
