/** A game that has begun: the table, the look back, the end, and what surrounds them. */
import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { lookBack } from "../replay/lookBack.ts";
import type { Session } from "../session.ts";
import { Table } from "../table/Table.tsx";
import { words } from "../words/index.ts";
import { later } from "./later.tsx";
import { LookBackBar } from "./LookBackBar.tsx";
import "./room.css";
import { WatchNote } from "./WatchNote.tsx";

const GameMenu = later(async () => (await import("./GameMenu.tsx")).GameMenu);
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
  const { room, view } = session;
  const over = room.value?.status === "finished" && view.value?.result != null;
  if (over && atEnd.value) {
    return <End session={session} onBoard={() => (atEnd.value = false)} />;
  }
  return (
    <>
      <Table session={past} onMenu={() => (menu.value = true)} />
      <LookBackBar past={past} live={session} />
      {session.seat.value === null && <WatchNote session={session} invite={invite} />}
      {over && (
        <button class="key resultkey" onClick={() => (atEnd.value = true)}>
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
