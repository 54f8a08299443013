/**
 * Where chance comes from. A real game's stream is HMAC-SHA-256 keyed by the seed, in counter mode,
 * with a label of its own for every shuffle: whoever has seen every card played can predict none.
 */
import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Source } from "./types.ts";

/** Gives the next uniform 32-bit number. */
export type Stream = () => number;

export function streamOf(seed: string, label: string, source: Source | null): Stream {
  return source === "fast" ? fastStream(seed + label) : secureStream(seed, label);
}

function secureStream(seed: string, label: string): Stream {
  const key = hexToBytes(seed);
  let block = 0;
  let words = new DataView(new ArrayBuffer(0));
  let at = 0;
  return () => {
    if (at === words.byteLength) {
      words = new DataView(hmac(sha256, key, utf8ToBytes(`${label}:${block++}`)).buffer);
      at = 0;
    }
    const word = words.getUint32(at);
    at += 4;
    return word;
  };
}

/** sfc32, keyed by an FNV hash of the text: quick, even, and worthless as a secret. */
export function fastStream(text: string): Stream {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  let a = hash;
  let b = Math.imul(hash, 0x9e3779b1) ^ 0x243f6a88;
  let c = ~hash ^ 0xb7e15162;
  let counter = 1;
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return next;
}

/** A uniform whole number from 0 to `count` - 1: numbers that would favour some are thrown away. */
export function below(stream: Stream, count: number): number {
  const limit = 0x1_0000_0000 - (0x1_0000_0000 % count);
  let word = stream();
  while (word >= limit) word = stream();
  return word % count;
}

/** The list in a new order (Fisher and Yates). */
export function shuffled<T>(list: readonly T[], stream: Stream): T[] {
  const order = list.slice();
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(stream, i + 1);
    const moved = order[i] as T;
    order[i] = order[j] as T;
    order[j] = moved;
  }
  return order;
}

/** What is published at the start so that the seed cannot be changed later. */
export function commitmentOf(seed: string): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

export function isSeed(seed: unknown): seed is string {
  return typeof seed === "string" && /^[0-9a-f]{64}$/.test(seed);
}
