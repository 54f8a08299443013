/** Scrub, step, play at several speeds, change eyes, copy the moment. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { copy } from "../device/copy.ts";
import { wordsOf } from "../words/index.ts";
import type { Eyes } from "./source.ts";

interface ControlsProps {
  readonly at: Signal<number>;
  readonly count: number;
  readonly eyes: Signal<Eyes>;
  readonly names: readonly string[];
  readonly address: string;
}

const speeds = [1, 2, 4, 8] as const;
const moveMs = 1400;

export function Controls({ at, count, eyes, names, address }: ControlsProps) {
  const t = wordsOf("replay");
  const playing = useSignal(false);
  const speed = useSignal<number>(1);
  const copied = useSignal(false);
  const go = (to: number) => (at.value = Math.max(0, Math.min(to, count - 1)));
  useEffect(() => {
    if (!playing.value) return undefined;
    const timer = setInterval(() => {
      if (at.peek() >= count - 1) playing.value = false;
      else at.value += 1;
    }, moveMs / speed.value);
    return () => clearInterval(timer);
  }, [playing.value, speed.value, count]);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement)
        return;
      if (event.key === "ArrowLeft") go(at.peek() - 1);
      else if (event.key === "ArrowRight") go(at.peek() + 1);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [count]);
  const now = t.moment(at.value + 1, count);
  return (
    <div class="controls">
      <input
        type="range"
        aria-label={t.position}
        aria-valuetext={now}
        min={0}
        max={count - 1}
        value={at.value}
        onInput={(event) => go(Number(event.currentTarget.value))}
      />
      <div class="keys">
        <Sign label={t.first} path="M4 3v10M13 3L6 8l7 5z" onPress={() => go(0)} />
        <Sign label={t.earlier} path="M12 3L4 8l8 5z" onPress={() => go(at.value - 1)} />
        <button
          class="key roundkey"
          aria-label={playing.value ? t.pause : t.play}
          onClick={() => {
            if (!playing.value && at.value >= count - 1) at.value = 0;
            playing.value = !playing.value;
          }}
        >
          <svg viewBox="0 0 16 16" aria-hidden="true">
            <path
              d={playing.value ? "M3 2h4v12H3zM9 2h4v12H9z" : "M4 2l10 6-10 6z"}
              fill="currentColor"
            />
          </svg>
        </button>
        <Sign label={t.later} path="M4 3l8 5-8 5z" onPress={() => go(at.value + 1)} />
        <Sign label={t.last} path="M12 3v10M3 3l7 5-7 5z" onPress={() => go(count - 1)} />
      </div>
      <p class="where">{now}</p>
      <div class="knobs">
        <label>
          <span>{t.speed}</span>
          <select
            value={String(speed.value)}
            onChange={(event) => (speed.value = Number(event.currentTarget.value))}
          >
            {speeds.map((n) => (
              <option key={n} value={String(n)}>
                {t.times(n)}
              </option>
            ))}
          </select>
        </label>
        <label>
          <span>{t.eyes}</span>
          <select
            value={String(eyes.value ?? "watcher")}
            onChange={(event) => (eyes.value = eyesFrom(event.currentTarget.value))}
          >
            <option value="open">{t.open}</option>
            {names.map((name, seat) => (
              <option key={seat} value={String(seat)}>
                {name}
              </option>
            ))}
            <option value="watcher">{t.watcher}</option>
          </select>
        </label>
        <button
          class="key-plain"
          onClick={async () => {
            copied.value = await copy(`${location.origin}${address}?move=${at.value + 1}`);
            setTimeout(() => (copied.value = false), 2500);
          }}
        >
          <span aria-live="polite">{copied.value ? t.copied : t.copyMoment}</span>
        </button>
      </div>
    </div>
  );
}

function eyesFrom(value: string): Eyes {
  if (value === "open") return "open";
  return value === "watcher" ? null : Number(value);
}

interface SignProps {
  readonly label: string;
  readonly path: string;
  readonly onPress: () => void;
}

function Sign({ label, path, onPress }: SignProps) {
  return (
    <button class="key-plain roundkey" aria-label={label} onClick={onPress}>
      <svg viewBox="0 0 16 16" aria-hidden="true">
        <path d={path} fill="currentColor" stroke="currentColor" stroke-width="1.2" />
      </svg>
    </button>
  );
}
