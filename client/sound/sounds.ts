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

interface Note {
  readonly at: number;
  readonly pitch: number;
  readonly long: number;
  readonly loud: number;
  readonly shape?: OscillatorType;
  readonly glide?: number;
}

function note(out: AudioContext, { at, pitch, long, loud, shape = "sine", glide = 1 }: Note): void {
  const start = out.currentTime + at;
  const voice = out.createOscillator();
  const volume = out.createGain();
  voice.type = shape;
  voice.frequency.setValueAtTime(pitch, start);
  voice.frequency.exponentialRampToValueAtTime(pitch * glide, start + long);
  volume.gain.setValueAtTime(0.0001, start);
  volume.gain.exponentialRampToValueAtTime(loud, start + 0.012);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + long);
  voice.connect(volume).connect(out.destination);
  voice.start(start);
  voice.stop(start + long + 0.02);
}

/** A breath of noise: paper sliding, wheels on a joint. */
function rustle(out: AudioContext, at: number, long: number, loud: number, pitch: number): void {
  const frames = Math.ceil(out.sampleRate * long);
  const buffer = out.createBuffer(1, frames, out.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < frames; i++) samples[i] = (Math.random() * 2 - 1) * (1 - i / frames) ** 2;
  const source = out.createBufferSource();
  const filter = out.createBiquadFilter();
  const volume = out.createGain();
  source.buffer = buffer;
  filter.type = "bandpass";
  filter.frequency.value = pitch;
  volume.gain.value = loud;
  source.connect(filter).connect(volume).connect(out.destination);
  source.start(out.currentTime + at);
}

export function play(sound: Sound): void {
  const out = speaker();
  if (!out) return;
  switch (sound) {
    case "card":
      return rustle(out, 0, 0.09, 0.35, 2600);
    case "reveal":
      rustle(out, 0, 0.07, 0.3, 1800);
      return note(out, { at: 0.02, pitch: 196, long: 0.25, loud: 0.12, shape: "triangle" });
    case "claim":
      for (const at of [0, 0.11, 0.3, 0.41]) rustle(out, at, 0.06, 0.5, 420);
      return;
    case "station":
      note(out, { at: 0, pitch: 660, long: 0.5, loud: 0.12 });
      return note(out, { at: 0.18, pitch: 523, long: 0.7, loud: 0.12 });
    case "turn":
      note(out, { at: 0, pitch: 784, long: 0.5, loud: 0.14 });
      return note(out, { at: 0.14, pitch: 1047, long: 0.7, loud: 0.14 });
    case "done":
      for (const [i, pitch] of [523, 659, 784, 1047].entries())
        note(out, { at: i * 0.09, pitch, long: 0.5, loud: 0.1 });
      return;
    case "refuse":
      return note(out, { at: 0, pitch: 140, long: 0.22, loud: 0.2, shape: "triangle", glide: 0.7 });
    case "whistle":
      for (const pitch of [587, 740, 880])
        note(out, { at: 0, pitch, long: 1.1, loud: 0.07, shape: "triangle", glide: 1.02 });
      return;
    default:
      sound satisfies never;
  }
}
