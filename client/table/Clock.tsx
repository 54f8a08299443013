/** The ring that runs out around the one who is to play. */
import { useEffect, useRef } from "preact/hooks";
import type { Controller } from "./controller.ts";

export function Clock({ table }: { readonly table: Controller }) {
  const ring = useRef<HTMLSpanElement>(null);
  const { deadline, clock } = table.session.room.value ?? { deadline: null, clock: null };
  const skew = table.session.skew.value;
  useEffect(() => {
    if (deadline === null || clock === null) return undefined;
    // One writer per second is enough for a ring of this size, and lets the phone sleep between.
    const tick = () => {
      const left = Math.max(0, deadline - skew - Date.now());
      const part = Math.min(1, left / (clock * 1000));
      ring.current?.style.setProperty("--left", part.toFixed(3));
      ring.current?.toggleAttribute("data-short", left < 15_000);
    };
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [deadline, clock, skew]);
  return <span class="clock" ref={ring} data-timed={deadline !== null} />;
}
