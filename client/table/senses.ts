/** What is heard and felt: sounds, a buzz on my turn, a screen that stays awake while I think. */
import { effect } from "@preact/signals";
import type { GameEvent } from "../../engine/types.ts";
import { settings } from "../device/settings.ts";
import { play, type Sound } from "../sound/sounds.ts";
import type { Controller } from "./controller.ts";

function soundOf(event: GameEvent, me: number | null): Sound | null {
  switch (event.type) {
    case "cardDrawn":
      return "card";
    case "cardRevealed":
      return "reveal";
    case "laneClaimed":
      return "claim";
    case "stationBuilt":
      return "station";
    case "tunnelAbandoned":
      return "refuse";
    case "lastRound":
      return "whistle";
    case "turnStarted":
      return event.seat === me ? "turn" : null;
    default:
      return null;
  }
}

function sound(name: Sound): void {
  if (settings.peek().sound) play(name);
}

export function bindSenses(table: Controller): () => void {
  const stopWatching = table.watch((event) => {
    const name = soundOf(event, table.me.peek());
    if (name) sound(name);
    if (event.type === "turnStarted" && event.seat === table.me.peek() && settings.peek().vibration)
      navigator.vibrate?.([60, 60, 60]);
  });
  const stopTones = effect(() => {
    const tone = table.notice.value?.tone;
    if (tone === "good") sound("done");
    if (tone === "bad") sound("refuse");
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
