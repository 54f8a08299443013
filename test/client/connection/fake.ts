/** A world without a network: time that is turned by hand, and wires whose far end is the test. */
import type { Surroundings } from "../../../client/connection/reconnect.ts";
import type { Dial, WireEvents } from "../../../client/connection/socket.ts";

export interface FarEnd {
  readonly events: WireEvents;
  readonly heard: string[];
  dropped: boolean;
}

export function fakeWorld() {
  let now = 1_000_000;
  let timers: { at: number; run: () => void }[] = [];
  let wake: (() => void) | undefined;
  const wires: FarEnd[] = [];
  const world: Surroundings = {
    now: () => now,
    random: () => 1,
    after(ms, run) {
      const timer = { at: now + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    onWake(listener) {
      wake = listener;
      return () => {
        wake = undefined;
      };
    },
  };
  const dial: Dial = (events) => {
    const end: FarEnd = { events, heard: [], dropped: false };
    wires.push(end);
    return {
      send: (data) => void (end.dropped || end.heard.push(data)),
      drop: () => void (end.dropped = true),
    };
  };
  return {
    world,
    dial,
    wires,
    wake: () => wake?.(),
    last(): FarEnd {
      const end = wires.at(-1);
      if (!end) throw new Error("nobody has dialled");
      return end;
    },
    pass(ms: number) {
      const until = now + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        timers = timers.filter((other) => other !== next);
        now = next.at;
        next.run();
      }
      now = until;
    },
  };
}
