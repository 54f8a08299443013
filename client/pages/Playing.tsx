/** A game that has begun: the table, the end, and what surrounds them. */
import { signal, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { settings } from "../device/settings.ts";
import { Hints } from "../guide/Hints.tsx";
import type { Past } from "../replay/lookBack.ts";
import type { Session } from "../session.ts";
import { Table } from "../table/Table.tsx";
import { later, laterPart } from "./later.tsx";
import { mapName } from "./mapNames.ts";
import { useTitle } from "./Page.tsx";
import "./room.css";

const Around = laterPart(async () => (await import("./Around.tsx")).Around, "around", "arrive");
const End = later(async () => (await import("../end/End.tsx")).End, "end");

export interface PlayingProps {
  readonly session: Session;
  readonly invite?: string | undefined;
}

export function Playing({ session, invite }: PlayingProps) {
  /** Once someone looks back, the table is shown through this; live or not, it can do both. */
  const past = useMemo(() => signal<Past | null>(null), [session]);
  const at = past.value?.at.value ?? null;
  const menu = useSignal(false);
  /** The end takes the table's place once; after that one may go back and look at the board. */
  const atEnd = useSignal(true);
  const { room, seat, view } = session;
  const status = room.value?.status;
  useTitle(mapName(room.value?.map ?? ""));

  // Whoever looks at the board when the others play again goes along.
  const again = session.rematch.value !== null;
  useEffect(() => {
    if (again) atEnd.value = true;
  }, [again]);

  const over = status === "finished" && view.value?.result != null;
  // Whoever is looking back is not jerked to the end; the key below leads there.
  if (over && atEnd.value && at === null) {
    return <End session={session} onBoard={() => (atEnd.value = false)} />;
  }
  const playing = status === "playing" && seat.value !== null;
  return (
    <>
      <Table
        session={past.value ?? session}
        onMenu={() => (menu.value = true)}
        // From the start, not a moment later: a row that comes while one is choosing moves the sheet
        // away under the finger.
        hint={playing && at === null && settings.value.hints && <Hints session={session} />}
      />
      {(menu.value || at !== null || !playing) && (
        <Around
          session={session}
          invite={invite}
          past={past}
          menu={menu}
          onResult={
            over
              ? () => {
                  past.value?.live();
                  atEnd.value = true;
                }
              : null
          }
        />
      )}
    </>
  );
}
