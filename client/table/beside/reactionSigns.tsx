/** The eight reactions, drawn by us: an emoji font is not everywhere and not ours. */
import type { Reaction } from "../../../worker/protocol.ts";

const face = "M16 4a12 12 0 1 0 0 24 12 12 0 0 0 0-24";

/** Filled in brass, then lines in ink. */
const signs: Readonly<Record<Reaction, readonly [fill: string, lines: string]>> = {
  whistle: [
    "M5 14h14v-4h5v4a7 7 0 1 1-12.9 4H5z",
    "M5 14h14v-4h5v4a7 7 0 1 1-12.9 4H5zM17.5 18.5a1.5 1.5 0 1 0 .01 0M26 7l2-2M27 11h3M22 6V3",
  ],
  cheer: [
    "M9 27l3-13 8 8z",
    "M9 27l3-13 8 8zM17 13q-1-4 2-7M21 16q2-4 6-3M23 21q3-1 5 1M12 6h.01M25 7h.01M27 26h.01M21 9h.01",
  ],
  laugh: [face, `${face}M10.5 13l3-1M21.5 13l-3-1M9.5 17.5h13a6.5 6.5 0 0 1-13 0`],
  gasp: [face, `${face}M11 12.5h.01M21 12.5h.01M16 17.5a3 3.5 0 1 0 .01 0`],
  think: [face, `${face}M11 12.5h.01M21 12.5h.01M18.5 9l4-1M11 21q4-3 8-1`],
  sorry: [
    face,
    `${face}M10 12q1.5 1.5 3 0M19 12q1.5 1.5 3 0M11.5 21.5q4.5-4 9 0M24 15q3 4 0 5-3-1 0-5`,
  ],
  hurry: [
    "M10 5h12v4l-4.5 7 4.5 7v4H10v-4l4.5-7L10 9z",
    "M8 5h16M8 27h16M10 5v4l4.5 7-4.5 7v4M22 5v4l-4.5 7 4.5 7v4M13 25h6M16 17v4",
  ],
  thanks: [
    "M16 26C7 20 5 16 5 12.5a5.5 5.5 0 0 1 11-1.5 5.5 5.5 0 0 1 11 1.5C27 16 25 20 16 26z",
    "M16 26C7 20 5 16 5 12.5a5.5 5.5 0 0 1 11-1.5 5.5 5.5 0 0 1 11 1.5C27 16 25 20 16 26z",
  ],
};

export function ReactionSign({ name }: { readonly name: Reaction }) {
  const [fill, lines] = signs[name];
  return (
    <svg class="reaction" viewBox="0 0 32 32" aria-hidden="true">
      <path class="reaction-fill" d={fill} />
      <path class="reaction-line" d={lines} />
    </svg>
  );
}
