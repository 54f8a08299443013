/**
 * Names and chat as text: what cannot be seen, or turns the writing of others around, is taken out
 * before it is stored. Nothing is escaped here: clients put text into text nodes only.
 */

/** Controls, format characters (bidi, zero width, tags), private use, lone surrogates, unassigned. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Cn}]/gu;

/** Letters that print nothing: Hangul fillers, the braille blank. */
const blank = /[\u115f\u1160\u3164\uffa0\u2800]/gu;

/** More marks on one letter than any language has run over the lines around it. */
const pile = /(\p{M}{4})\p{M}+/gu;

/** Emoji of several parts are held together by U+200D and tags; only between emoji is it kept. */
const joiner =
  /(?<=\p{Emoji_Presentation}|\p{Extended_Pictographic}|\ufe0f|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})/gu;

const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** At most this many visible letters, and never more code units than `8 ×` that. */
function cut(text: string, length: number): string {
  let kept = "";
  let count = 0;
  for (const { segment } of graphemes.segment(text)) {
    if (count === length || kept.length + segment.length > length * 8) break;
    kept += segment;
    count += 1;
  }
  return kept;
}

function clean(text: string, length: number): string {
  const held = "\ue000"; // private use: taken out above if someone sends it
  const seen = text
    .replaceAll(held, "")
    .replace(joiner, held)
    .replace(/[\t\n\r\u2028\u2029]/gu, " ")
    .replace(new RegExp(`(?!${held})${unseen.source}`, "gu"), "")
    .replace(blank, "")
    .replaceAll(held, "\u200d")
    .normalize("NFC")
    .replace(pile, "$1")
    .replace(/\s+/gu, " ")
    .trim();
  return cut(seen, length).trim();
}

export const cleanName = (text: string) => clean(text, 24);

export const cleanChat = (text: string) => clean(text, 300);
