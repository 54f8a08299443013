import { createHash, createHmac } from "node:crypto";
import { describe, expect, test } from "vitest";
import { commitmentOf, engineVersion } from "../../engine/index.ts";
import { below, fastStream, shuffled, streamOf } from "../../engine/stream.ts";
import { act, draw, inEurope, inPoland, inUsa, only, position, seed } from "./kit.ts";

const first = (count: number, stream: () => number) => Array.from({ length: count }, stream);

describe("the stream of a real game", () => {
  test("is HMAC-SHA-256 keyed by the seed, block after block, as another library computes it", () => {
    const block = (n: number) =>
      createHmac("sha256", Buffer.from(seed, "hex")).update(`train cards:${n}`).digest();
    const words = [0, 1].flatMap((n) => first(8, wordsOf(block(n))));
    expect(first(16, streamOf(seed, "train cards", null))).toEqual(words);
  });

  test("is another one for every label, every seed, and for simulations", () => {
    const texts = [
      streamOf(seed, "a", null),
      streamOf(seed, "b", null),
      streamOf("00".repeat(32), "a", null),
      streamOf(seed, "a", "fast"),
      streamOf(seed, "b", "fast"),
    ].map((stream) => first(4, stream).join());
    expect(new Set(texts).size).toBe(5);
  });

  test("is promised by the SHA-256 of the seed's bytes", () => {
    const promise = createHash("sha256").update(Buffer.from(seed, "hex")).digest("hex");
    expect(commitmentOf(seed)).toBe(promise);
  });
});

function wordsOf(bytes: Buffer): () => number {
  let at = 0;
  return () => {
    at += 4;
    return bytes.readUInt32BE(at - 4);
  };
}

describe("choosing evenly", () => {
  test("numbers that would favour some are thrown away", () => {
    // 2^32 is one more than a multiple of three: the highest number must not count.
    const words = [0xffff_ffff, 0xffff_fffe];
    expect(below(() => words.shift() as number, 3)).toBe(2);
    expect(below(() => 0xffff_ffff, 2)).toBe(1);
  });

  test.each([
    ["the real stream", () => streamOf(seed, "even", null)],
    ["the fast stream", () => fastStream("even")],
  ])("%s puts every card in every place about equally often", (_, open) => {
    const stream = open();
    const counts = Array.from({ length: 6 }, () => Array<number>(6).fill(0));
    const rounds = 6000;
    for (let i = 0; i < rounds; i++) {
      shuffled([0, 1, 2, 3, 4, 5], stream).forEach((card, place) => {
        (counts[card] as number[])[place] = (counts[card]?.[place] ?? 0) + 1;
      });
    }
    // A thousand each, give or take five standard deviations; the streams are fixed, so is this.
    for (const count of counts.flat()) expect(Math.abs(count - rounds / 6)).toBeLessThan(145);
  });
});

test("the same seed gives the same game as ever: if not, raise engineVersion and these digests", () => {
  const digest = (data: unknown) =>
    createHash("sha256").update(JSON.stringify(data)).digest("hex").slice(0, 12);
  const openings = [inUsa, inEurope, inPoland].map((rules) =>
    digest(rules.begin({ seats: 4, seed })),
  );
  const spent = position(inUsa, { seats: 2, deck: ["red"], rest: "discards" });
  const reshuffled = only(act(inUsa, spent, 0, draw("deck")).events, "deckShuffled");
  expect([engineVersion, ...openings, digest(reshuffled)]).toEqual([
    1,
    "13885c365b96",
    "a79e98d1741d",
    "3e302534a976",
    "8eed15504f98",
  ]);
});
