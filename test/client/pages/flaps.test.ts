import { expect, test } from "vitest";
import { fitNames, inRows } from "../../../client/pages/flaps.ts";

test("names that do not fit are counted, never dropped without a sign", () => {
  const names = ["Ana", "Bogdan", "Cleo"];
  expect(fitNames(names, 17)).toBe("Ana, Bogdan, Cleo");
  expect(fitNames(names, 16)).toBe("Ana, Bogdan +1");
  expect(fitNames(names, 13)).toBe("Ana +2");
  expect(fitNames(["Maximiliana Feathers", "Bo"], 22)).toBe("Maximiliana Feathe… +1");
  expect(fitNames(["Maximiliana Feathers"], 20)).toBe("Maximiliana Feathers");
  expect(fitNames(["Maximiliana Feathers"], 10)).toBe("Maximilia…");
  for (let width = 5; width < 30; width += 1)
    expect(fitNames(names, width).length, String(width)).toBeLessThanOrEqual(width);
});

test("a message takes as many rows as it needs", () => {
  expect(inRows("No public game at the moment", 20)).toEqual(["No public game at", "the moment"]);
});
