/** Says that one is watching, and why; and the way back for someone whose seat is elsewhere. */
import { useSignal } from "@preact/signals";
import { myName } from "../device/name.ts";
import type { Session } from "../session.ts";
import { words, wordsOf } from "../words/index.ts";
import "./bars.css";
import { OtherBrowser } from "./Arrive.tsx";
import { Dialog } from "./Dialog.tsx";
import "./shut.css";

interface WatchNoteProps {
  readonly session: Session;
  readonly invite?: string | undefined;
}

export function WatchNote({ session, invite }: WatchNoteProps) {
  const t = wordsOf("around").watching;
  const open = useSignal(false);
  const shut = useSignal(false);
  const room = session.room.value;
  if (!room || shut.value) return null;
  const known = room.seats.find(
    (seat) => seat.kind === "person" && seat.name.toLowerCase() === myName.value.toLowerCase(),
  );
  const why = invite === undefined ? t.just : room.status === "lobby" ? t.full : t.running;
  return (
    <div class="watchnote" role="status">
      <span>
        {why} {room.watchers > 1 && `${words.value.pages.watchers(room.watchers)}.`}
      </span>
      <button class="textual" onClick={() => (open.value = true)}>
        {t.lostSeat}
      </button>
      <button class="shut" aria-label={words.value.pages.close} onClick={() => (shut.value = true)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" stroke-width="1.6" />
        </svg>
      </button>
      {open.value && (
        <Dialog title={t.lostSeat} onClose={() => (open.value = false)}>
          <OtherBrowser game={session.game} {...(known ? { known: known.name } : {})} />
        </Dialog>
      )}
    </div>
  );
}
