/** Looking back while the game goes on: a bar that appears with the past and goes with it. */
import { moments, type Past } from "../replay/lookBack.ts";
import type { Session } from "../session.ts";
import { words, wordsOf, wordsSoon } from "../words/index.ts";
import "./bars.css";

export function LookBackBar({ past, live }: { readonly past: Past; readonly live: Session }) {
  const t = wordsOf("around").watching;
  const at = past.at.value;
  if (at === null) return null;
  const stops = moments(live.events.value);
  const behind = stops.filter((stop) => stop > at).length;
  return (
    <div class="lookback" role="group" aria-label={t.lookBack}>
      <button class="key-plain" aria-label={t.earlier} onClick={() => past.step(-1)}>
        <Arrow path="M11 3L4 8l7 5z" />
      </button>
      <input
        type="range"
        aria-label={t.position}
        min={0}
        max={stops.length - 1}
        value={stops.length - 1 - behind}
        aria-valuetext={t.behind(behind)}
        onInput={(event) => past.go(stops[Number(event.currentTarget.value)] ?? 1)}
      />
      <button class="key-plain" aria-label={t.later} onClick={() => past.step(1)}>
        <Arrow path="M5 3l7 5-7 5z" />
      </button>
      <button class="key" onClick={() => past.live()}>
        {t.goLive}
      </button>
      <span class="behind" role="status">
        {askedOf(live) ?? t.behind(behind)}
      </span>
    </div>
  );
}

/** The table below shows the past: what the game asks of me now is said here or nowhere. */
function askedOf({ view, seat, room }: Session): string | null {
  const [state, me] = [view.value, seat.value];
  if (!state || me === null || room.value?.status !== "playing") return null;
  const w = words.value.table.status;
  const offer = state.seats[me]?.offer;
  if (offer) return w.choose(offer.keep);
  if (state.turn !== me) return null;
  return state.tunnel?.extra
    ? (wordsSoon("beside")?.status.tunnel(state.tunnel.extra) ?? null)
    : w.yourTurn;
}

function Arrow({ path }: { readonly path: string }) {
  return (
    <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
      <path d={path} fill="currentColor" />
    </svg>
  );
}
