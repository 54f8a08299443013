/** Secrets of a room: given out once, stored as hashes, compared in constant time. */
import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const secretPattern = /^[\w-]{22}$/;

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replace(/=+$/, "");
}

/** 128 random bits: a seat's token, or a room's invite. */
export function newSecret(): string {
  return base64url(crypto.getRandomValues(new Uint8Array(16)));
}

export function newSeed(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

export const hashOf = (text: string) => bytesToHex(sha256(utf8ToBytes(text)));

/**
 * A token that the one who asked for it can get again by the same request id, though only its hash
 * is stored: neither the salt nor the id's hash, which the room keeps, gives it away.
 */
export function secretFrom(salt: string, id: string): string {
  return base64url(sha256(utf8ToBytes(`${salt}:${id}`)).slice(0, 16));
}

function sameHash(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let i = 0; i < a.length; i += 1) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** Which of the hashes the secret has, or -1; looks at all of them whatever it finds. */
export function opens(secret: string, hashes: readonly (string | null)[]): number {
  const hash = secretPattern.test(secret) ? hashOf(secret) : "";
  let found = -1;
  hashes.forEach((other, i) => {
    if (other !== null && sameHash(other, hash)) found = i;
  });
  return found;
}
