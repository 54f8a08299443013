/** What is left of the turn, in a game with a clock. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { Room } from "../../worker/protocol.ts";
import { Stroke } from "../table/icons.tsx";

const face = "M8 2.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11M8 5v3l2 1.5";

interface TimeLeftProps {
  readonly room: Room;
  /** The server's clock minus ours, in ms. */
  readonly skew: number;
}

export function TimeLeft({ room: { deadline, clock }, skew }: TimeLeftProps) {
  const left = useSignal(0);
  useEffect(() => {
    if (deadline === null || clock === null) return undefined;
    // How the clocks differ is known to within the way of a message: nobody has more than a turn.
    const tick = () =>
      (left.value = Math.max(0, Math.min(clock * 1000, deadline - skew - Date.now())));
    tick();
    const timer = setInterval(tick, 1000);
    return () => clearInterval(timer);
  }, [deadline, clock, skew]);
  if (deadline === null || clock === null) return null;
  return (
    <span class="left" role="timer" data-short={left.value < 15_000}>
      <Stroke path={face} />
      {clockText(left.value)}
    </span>
  );
}

/** "1:05", "23:59:59": the same in every language. */
export function clockText(ms: number): string {
  const all = Math.ceil(ms / 1000);
  const two = (n: number) => String(n).padStart(2, "0");
  const [hours, minutes, seconds] = [
    Math.floor(all / 3600),
    Math.floor((all % 3600) / 60),
    all % 60,
  ];
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
