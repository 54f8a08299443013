/** Around a table that is not just played at: its menu, the look back, watching, what is over. */
import type { Signal } from "@preact/signals";
import type { Past } from "../replay/lookBack.ts";
import type { Session } from "../session.ts";
import { GameMenu } from "./GameMenu.tsx";
import { laterPart } from "./later.tsx";
import { LookBackBar } from "./LookBackBar.tsx";
import { WatchNote } from "./WatchNote.tsx";

const Ended = laterPart(async () => (await import("../end/Ended.tsx")).Ended, "end");
const ResultKey = laterPart(async () => (await import("../end/ResultKey.tsx")).ResultKey, "end");

interface AroundProps {
  readonly session: Session;
  readonly invite: string | undefined;
  readonly past: Signal<Past | null>;
  readonly menu: Signal<boolean>;
  /** From the board back to the result, where there is one. */
  readonly onResult: (() => void) | null;
}

export function Around({ session, invite, past, menu, onResult }: AroundProps) {
  const at = past.value?.at.value ?? null;
  const goBack = async () => {
    const { lookBack } = await import("../replay/lookBack.ts");
    past.value ??= lookBack(session);
    past.value.go(session.events.value.length - 1);
  };
  return (
    <>
      {past.value && at !== null && <LookBackBar past={past.value} live={session} />}
      {session.seat.value === null && at === null && (
        <WatchNote session={session} invite={invite} />
      )}
      {session.room.value?.status === "ended" && <Ended session={session} />}
      {onResult && <ResultKey onClick={onResult} />}
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
