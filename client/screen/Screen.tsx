/** `/g/:game/table`: the screen in the middle, read from across the room. */
import { useEffect, useMemo, useRef } from "preact/hooks";
import { lessMotion } from "../device/settings.ts";
import { openOnline } from "../connection/online.ts";
import { go } from "../router.ts";
import { Between } from "./Between.tsx";
import { Hall } from "./Hall.tsx";
import type { Session } from "../session.ts";
import { paced } from "../table/pace.ts";
import { wordsOf } from "../words/index.ts";
import { closedText } from "../pages/closedText.ts";
import { later } from "../pages/later.tsx";
import { Notice } from "../pages/Notice.tsx";
import { Waiting } from "../pages/Waiting.tsx";
import "./screen.css";

const Finale = later(async () => (await import("./Finale.tsx")).Finale, "end");

export function Screen({ game }: { readonly game: string }) {
  const session = useMemo(() => openOnline({ game }), [game]);
  useEffect(() => () => session.close(), [session]);
  const link = session.link.value;
  if (link.state === "closed") {
    return <Notice title={wordsOf("around").lost.title} text={closedText(link.code)} />;
  }
  return session.room.value && session.board.value ? <Stages session={session} /> : <Waiting />;
}

/** Before, during and after the game. */
function Stages({ session }: { readonly session: Session }) {
  const invite = location.hash.slice(1);
  const url = `${location.origin}/g/${session.game}${invite === "" ? "" : `/${invite}`}`;
  // A tunnel is dug here card by card too, and burst of turns are told one by one.
  const shown = useMemo(
    () => paced(session, { onEvent() {}, onJump() {}, hurry: lessMotion }),
    [session],
  );
  useEffect(() => () => shown.stop(), [shown]);
  const view = shown.view.value;
  const next = session.rematch.value;
  useEffect(() => {
    if (next !== null) go(`/g/${next}/table`);
  }, [next]);
  // Whoever opens the screen after the game wants the result; the show is for those who were here.
  const wasThere = useRef(false);
  if (view && !view.result) wasThere.current = true;
  const room = session.room.value;
  const board = session.board.value;
  if (!room || !board) return null;
  const sit = invite !== "" && room.seats.some((seat) => seat.kind === "open");
  if (!view) return <Hall board={board} room={room} url={url} sit={sit} />;
  if (view.result && room.status !== "ended") {
    return <Finale session={session} view={view} showFirst={wasThere.current} />;
  }
  const events = session.events.value.slice(0, shown.count.value);
  return (
    <Between session={session} board={board} room={room} view={view} events={events} url={url} />
  );
}
