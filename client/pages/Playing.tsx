/** A game that has begun: the table, the look back, the end, and what surrounds them. */
import { type Signal, signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { settings } from "../device/settings.ts";
import { Hints } from "../guide/Hints.tsx";
import type { Past } from "../replay/lookBack.ts";
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
const WatchNote = laterPart(
  async () => (await import("./WatchNote.tsx")).WatchNote,
  "around",
  "arrive",
);
const GameMenu = laterPart(async () => (await import("./GameMenu.tsx")).GameMenu, "around");
const Ended = laterPart(async () => (await import("../end/Ended.tsx")).Ended, "end");
const ResultKey = laterPart(async () => (await import("../end/ResultKey.tsx")).ResultKey, "end");
const End = later(async () => (await import("../end/End.tsx")).End, "end");

export interface PlayingProps {
  readonly session: Session;
  readonly invite?: string | undefined;
}

export function Playing({ session, invite }: PlayingProps) {
  /** Once someone looks back, the table is shown through this; live or not, it can do both. */
  const past = useMemo(() => signal<Past | null>(null), [session]);
  const at = past.value?.at.value ?? null;
  const goBack = async () => {
    const { lookBack } = await import("../replay/lookBack.ts");
    past.value ??= lookBack(session);
    past.value.go(session.events.value.length - 1);
  };
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
  if (over && atEnd.value && at === null) {
    return <End session={session} onBoard={() => (atEnd.value = false)} />;
  }
  return (
    <>
      <Table session={past.value ?? session} onMenu={() => (menu.value = true)} />
      {past.value && at !== null && <LookBackBar past={past.value} live={session} />}
      {session.seat.value === null && at === null && (
        <WatchNote session={session} invite={invite} />
      )}
      {hints && <Hints session={past.value ?? session} />}
      {room.value?.status === "ended" && <Ended session={session} />}
      {over && (
        <ResultKey
          onClick={() => {
            past.value?.live();
            atEnd.value = true;
          }}
        />
      )}
      {menu.value && (
        <GameMenu
          session={session}
          invite={invite}
          onLookBack={() => {
            menu.value = false;
            // Without a signal nothing happens, as with the rest of the menu; one can tap again.
            goBack().catch(() => {});
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
