/** The few sounds of the table, made on the spot: no files, nothing to load. */

export type Sound =
  | "card"
  | "claim"
  | "turn"
  | "reveal"
  | "refuse"
  | "whistle"
  | "station"
  | "done";

let context: AudioContext | undefined;

/** Browsers let a page speak only after it was touched; until then this does nothing. */
function speaker(): AudioContext | null {
  if (typeof AudioContext === "undefined" || !navigator.userActivation?.hasBeenActive) return null;
  context ??= new AudioContext();
  if (context.state === "suspended") void context.resume();
  return context;
}

type Note = readonly [
  at: number,
  pitch: number,
  long: number,
  loud: number,
  shape?: OscillatorType,
  glide?: number,
];

/** A breath of noise: paper sliding, wheels on a joint. */
type Rustle = readonly [at: number, long: number, loud: number, pitch: number];

const scores: Readonly<
  Record<Sound, { readonly notes?: readonly Note[]; readonly rustles?: readonly Rustle[] }>
> = {
  card: { rustles: [[0, 0.09, 0.35, 2600]] },
  reveal: { rustles: [[0, 0.07, 0.3, 1800]], notes: [[0.02, 196, 0.25, 0.12, "triangle"]] },
  claim: { rustles: [0, 0.11, 0.3, 0.41].map((at) => [at, 0.06, 0.5, 420]) },
  station: {
    notes: [
      [0, 660, 0.5, 0.12],
      [0.18, 523, 0.7, 0.12],
    ],
  },
  turn: {
    notes: [
      [0, 784, 0.5, 0.14],
      [0.14, 1047, 0.7, 0.14],
    ],
  },
  done: { notes: [523, 659, 784, 1047].map((pitch, i) => [i * 0.09, pitch, 0.5, 0.1]) },
  refuse: { notes: [[0, 140, 0.22, 0.2, "triangle", 0.7]] },
  whistle: { notes: [587, 740, 880].map((pitch) => [0, pitch, 1.1, 0.07, "triangle", 1.02]) },
};

export function play(sound: Sound): void {
  const out = speaker();
  if (!out) return;
  const { notes = [], rustles = [] } = scores[sound];
  for (const one of rustles) rustle(out, one);
  for (const one of notes) note(out, one);
}

function note(out: AudioContext, [at, pitch, long, loud, shape = "sine", glide = 1]: Note): void {
  const start = out.currentTime + at;
  const voice = out.createOscillator();
  const { gain } = connected(out, voice);
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * glide, start + long);
  gain.setValueAtTime(0.0001, start);
  gain.exponentialRampToValueAtTime(loud, start + 0.012);
  gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.start(start);
  voice.stop(start + long + 0.02);
}

function rustle(out: AudioContext, [at, long, loud, pitch]: Rustle): void {
  const frames = Math.ceil(out.sampleRate * long);
  const buffer = out.createBuffer(1, frames, out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  connected(out, source.connect(filter)).gain.value = loud;
  source.start(out.currentTime + at);
}

/** How loud it is, between what sounds and the ear. */
function connected(out: AudioContext, from: AudioNode): GainNode {
  const volume = out.createGain();
  from.connect(volume).connect(out.destination);
  return volume;
}
