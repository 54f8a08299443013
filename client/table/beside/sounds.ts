/** What is heard of a game beyond its cards and turns. */
import type { Score } from "../../sound/sounds.ts";

export const laterSounds = {
  reveal: { rustles: [[0, 0.07, 0.3, 1800]], notes: [[0.02, 196, 0.25, 0.12, "triangle"]] },
  claim: { rustles: [0, 0.11, 0.3, 0.41].map((at) => [at, 0.06, 0.5, 420]) },
  station: {
    notes: [
      [0, 660, 0.5, 0.12],
      [0.18, 523, 0.7, 0.12],
    ],
  },
  done: { notes: [523, 659, 784, 1047].map((pitch, i) => [i * 0.09, pitch, 0.5, 0.1]) },
  refuse: { notes: [[0, 140, 0.22, 0.2, "triangle", 0.7]] },
  whistle: { notes: [587, 740, 880].map((pitch) => [0, pitch, 1.1, 0.07, "triangle", 1.02]) },
} satisfies Readonly<Record<string, Score>>;
