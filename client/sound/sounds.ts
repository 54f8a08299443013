/** The few sounds of the table, made on the spot: no files, nothing to load. */

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

export interface Score {
  readonly notes?: readonly Note[];
  readonly rustles?: readonly Rustle[];
}

/** Those of a first turn; the others come with what is fetched after it. */
export const firstSounds = {
  card: { rustles: [[0, 0.09, 0.35, 2600]] },
  turn: {
    notes: [
      [0, 784, 0.5, 0.14],
      [0.14, 1047, 0.7, 0.14],
    ],
  },
} satisfies Readonly<Record<string, Score>>;

export function play({ notes = [], rustles = [] }: Score): void {
  const out = speaker();
  if (!out) return;
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
