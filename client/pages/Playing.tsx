/** A game that has begun: the table, the look back, the end, and what surrounds them. */
import { type Signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { settings } from "../device/settings.ts";
import { lookBack } from "../replay/lookBack.ts";
import type { Session } from "../session.ts";
import { Table } from "../table/Table.tsx";
import { words } from "../words/index.ts";
import { later, laterPart } from "./later.tsx";
import { mapName } from "./mapNames.ts";
import "./room.css";

const LookBackBar = laterPart(
  async () => (await import("./LookBackBar.tsx")).LookBackBar,
  "around",
);
const WatchNote = laterPart(async () => (await import("./WatchNote.tsx")).WatchNote, "around");
const GameMenu = laterPart(async () => (await import("./GameMenu.tsx")).GameMenu, "around");
const Hints = laterPart(async () => (await import("../guide/Hints.tsx")).Hints, "hints");
const Ended = laterPart(async () => (await import("../end/Ended.tsx")).Ended, "end");
const End = later(async () => (await import("../end/End.tsx")).End, "end");

interface PlayingProps {
  readonly session: Session;
  readonly invite?: string | undefined;
}

export function Playing({ session, invite }: PlayingProps) {
  const past = useMemo(() => lookBack(session), [session]);
  const menu = useSignal(false);
  /** The end takes the table's place once; after that one may go back and look at the board. */
  const atEnd = useSignal(true);
  const hinting = useHinting();
  const hints =
    hinting.value &&
    settings.value.hints &&
    session.seat.value !== null &&
    session.room.value?.status === "playing";
  const title = `${mapName(session.room.value?.map ?? "")} · ${words.value.pages.name}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  const { room, view } = session;
  const over = room.value?.status === "finished" && view.value?.result != null;
  // Whoever is looking back is not jerked to the end; the key below leads there.
  if (over && atEnd.value && past.at.value === null) {
    return <End session={session} onBoard={() => (atEnd.value = false)} />;
  }
  return (
    <>
      <Table session={past} onMenu={() => (menu.value = true)} />
      {past.at.value !== null && <LookBackBar past={past} live={session} />}
      {session.seat.value === null && past.at.value === null && (
        <WatchNote session={session} invite={invite} />
      )}
      {hints && <Hints session={past} />}
      {room.value?.status === "ended" && <Ended session={session} />}
      {over && (
        <button
          class="key resultkey"
          onClick={() => {
            past.live();
            atEnd.value = true;
          }}
        >
          {words.value.pages.over.show}
        </button>
      )}
      {menu.value && (
        <GameMenu
          session={session}
          invite={invite}
          onLookBack={() => {
            menu.value = false;
            past.go(session.events.value.length - 1);
          }}
          onClose={() => (menu.value = false)}
        />
      )}
    </>
  );
}

/** Hints come when one has had a look around, and out of the way of the table's own loading. */
const lookAroundMs = 2500;

function useHinting(): Signal<boolean> {
  const ready = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => (ready.value = true), lookAroundMs);
    return () => clearTimeout(timer);
  }, []);
  return ready;
}
