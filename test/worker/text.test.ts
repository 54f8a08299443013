import { expect, test } from "vitest";
import { hashOf, newSecret, opens } from "../../worker/access.ts";
import { gameName, newGameName } from "../../worker/names.ts";
import { cleanChat, cleanName } from "../../worker/text.ts";

test("names and chat lose what cannot be seen and keep what can", () => {
  const cases: [string, string][] = [
    ["  Ada \n Lovelace ", "Ada Lovelace"],
    ["A\u202eda\u2066\u200f", "Ada"],
    ["A\u200bd\u2060a\ufeff", "Ada"],
    ["\u0000\u001b[31mAda\u007f", "[31mAda"],
    ["A\u{e0061}\u{e0020}da", "Ada"],
    ["\ue000Ada\uf8ff", "Ada"],
    ["\u3164\u2800\u115f", ""],
    ["Zoe\u0308", "Zoë"],
    ["Z\u0300\u0301\u0302\u0303\u0304\u0305\u0306\u0307", "Z\u0300\u0301\u0302\u0303"],
    ["łódź, Ștefan, 中文", "łódź, Ștefan, 中文"],
    ["👩‍👩‍👧 🇵🇱", "👩‍👩‍👧 🇵🇱"],
    ["a\u200db", "ab"],
    ["\ud800x", "x"],
    ["<script>alert(1)</script>", "<script>alert(1)</script>".slice(0, 24)],
  ];
  for (const [text, kept] of cases) expect(cleanName(text)).toBe(kept);
});

test("length is counted in letters one sees, and has an end in bytes too", () => {
  expect(cleanName("👩‍👩‍👧".repeat(30))).toBe("👩‍👩‍👧".repeat(24));
  expect(cleanName("é".repeat(99))).toBe("é".repeat(24));
  expect(cleanChat("x".repeat(999)).length).toBe(300);
  expect(cleanName("👩‍👩‍👧‍👦‍👩‍👩‍👧‍👦".repeat(24)).length).toBeLessThanOrEqual(24 * 8);
});

test("a game's name has 64 random bits, reads aloud, and is found in capitals too", () => {
  const names = Array.from({ length: 500 }, newGameName);
  expect(new Set(names).size).toBe(500);
  for (const name of names) {
    expect(name).toMatch(/^([a-z][aiou][a-z][aiou][a-z](-|$)){4}$/);
    expect(gameName(name.toUpperCase())).toBe(name);
  }
  // Every letter is used: no bit is lost.
  const letters = new Set(names.join("").replaceAll("-", ""));
  expect(letters.size).toBe(20);
  for (const odd of ["", "kovim", "a/../b", "babab-babab-babab-babac"]) {
    expect(gameName(odd)).toBeUndefined();
  }
});

test("a secret opens only what has its hash", () => {
  const secrets = Array.from({ length: 4 }, newSecret);
  expect(new Set(secrets).size).toBe(4);
  const hashes = [null, ...secrets.map(hashOf)];
  secrets.forEach((secret, i) => expect(opens(secret, hashes)).toBe(i + 1));
  for (const odd of [newSecret(), "", hashes[1] ?? "", `${secrets[0]} `]) {
    expect(opens(odd, hashes)).toBe(-1);
  }
});
