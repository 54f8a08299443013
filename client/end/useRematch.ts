/** A rematch takes over everyone's seat: the same token opens it there, so we go along. */
import { useEffect } from "preact/hooks";
import { myGame, remember } from "../device/games.ts";
import { go } from "../router.ts";
import type { Session } from "../session.ts";

export function useRematch(session: Session): void {
  const next = session.rematch.value;
  useEffect(() => {
    const token = myGame(session.game)?.token;
    if (next === null || token === undefined) return;
    remember(next, { token, map: session.room.peek()?.map ?? "", status: "lobby" });
    go(`/g/${next}`);
  }, [next]);
}
