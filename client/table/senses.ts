/** What is heard and felt: sounds, a buzz on my turn, a screen that stays awake while I think. */
import { effect } from "@preact/signals";
import type { GameEvent } from "../../engine/types.ts";
import { settings } from "../device/settings.ts";
import { firstSounds, play } from "../sound/sounds.ts";
import type { laterSounds } from "./beside/sounds.ts";
import type { Controller } from "./controller.ts";
import { fetchBeside } from "./later.tsx";

type Sound = keyof typeof firstSounds | keyof typeof laterSounds;

const sounds: { readonly [type in GameEvent["type"]]?: Sound } = {
  cardDrawn: "card",
  cardRevealed: "reveal",
  laneClaimed: "claim",
  stationBuilt: "station",
  tunnelAbandoned: "refuse",
  lastRound: "whistle",
};

async function sound(name: Sound): Promise<void> {
  if (!settings.peek().sound) return;
  if (name === "card" || name === "turn") return play(firstSounds[name]);
  const at = performance.now();
  const { laterSounds } = await fetchBeside();
  // Long after what it belongs to, a sound tells nobody anything.
  if (performance.now() - at < 1000) play(laterSounds[name]);
}

export function bindSenses(table: Controller): () => void {
  const stopWatching = table.watch((event) => {
    const name = sounds[event.type];
    if (name) void sound(name);
    if (event.type !== "turnStarted" || event.seat !== table.me.peek()) return;
    void sound("turn");
    if (settings.peek().vibration) navigator.vibrate?.([60, 60, 60]);
  });
  const stopTones = effect(() => {
    const tone = table.notice.value?.tone;
    if (tone === "good") void sound("done");
    if (tone === "bad") void sound("refuse");
  });
  const stopWaking = keepAwake(table);
  return () => {
    stopWatching();
    stopTones();
    stopWaking();
  };
}

/** The lock is lost whenever the page is hidden, so it is asked for again on return. */
function keepAwake(table: Controller): () => void {
  if (!("wakeLock" in navigator)) return () => {};
  let lock: WakeLockSentinel | null = null;
  let wanted = false;
  const ask = async () => {
    if (!wanted || document.visibilityState === "hidden" || (lock && !lock.released)) return;
    lock = await navigator.wakeLock.request("screen").catch(() => null);
    if (!wanted) void lock?.release();
  };
  const stop = effect(() => {
    const view = table.view.value;
    wanted = view !== undefined && view.turn !== null && view.turn === table.me.value;
    if (wanted) void ask();
    else void lock?.release();
  });
  document.addEventListener("visibilitychange", ask);
  return () => {
    wanted = false;
    stop();
    document.removeEventListener("visibilitychange", ask);
    void lock?.release();
  };
}
