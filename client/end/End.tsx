/** The end of a game: first the show, then the result. */
import { useSignal } from "@preact/signals";
import { keep, recall } from "../device/memory.ts";
import type { Session } from "../session.ts";
import { Result } from "./Result.tsx";
import { Show } from "./Show.tsx";

interface EndProps {
  readonly session: Session;
  /** Back to the table, with the board as it stands. */
  readonly onBoard: () => void;
}

export function End({ session, onBoard }: EndProps) {
  // Whoever comes back to a finished game has seen the show and wants the result.
  const shown = useSignal(session.game !== "solo" && lastShown() === session.game);
  const board = session.board.value;
  const view = session.view.value;
  const room = session.room.value;
  if (!board || !view?.result || !room) return null;
  const facts = { board, view, room, result: view.result, session };
  if (!shown.value) {
    return (
      <Show
        {...facts}
        onOver={() => {
          keep("shown", session.game);
          shown.value = true;
        }}
      />
    );
  }
  return <Result {...facts} onShow={() => (shown.value = false)} onBoard={onBoard} />;
}

function lastShown(): string | undefined {
  return recall("shown", (value) => (typeof value === "string" ? value : undefined));
}
