/**
 * Names of games: four pronounceable words of five letters ("kovim-tazor-binup-ladof"), 64 random
 * bits, with consonants that are told apart when read aloud over a table or a telephone.
 */
const consonants = "bdfghjklmnprstvz";
const vowels = "aiou";
const shape = new RegExp(
  `^${Array(4).fill(`[${consonants}][${vowels}][${consonants}][${vowels}][${consonants}]`).join("-")}$`,
);

function word(bits: number): string {
  const c = (shift: number) => consonants[(bits >> shift) & 15];
  const v = (shift: number) => vowels[(bits >> shift) & 3];
  return `${c(12)}${v(10)}${c(6)}${v(4)}${c(0)}`;
}

export function newGameName(): string {
  return Array.from(crypto.getRandomValues(new Uint16Array(4)), word).join("-");
}

/** The name as it is stored, or nothing when no game can be called so: no object is asked then. */
export function gameName(text: string): string | undefined {
  const name = text.toLowerCase();
  return shape.test(name) ? name : undefined;
}
