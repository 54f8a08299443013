/** After the game: the show without keys, then who won, every point, and the board as it stands. */
import { useSignal } from "@preact/signals";
import type { State } from "../../engine/types.ts";
import { Laurels } from "../end/Laurels.tsx";
import { ScoreTable } from "../end/ScoreTable.tsx";
import { Show } from "../end/Show.tsx";
import { TalkList } from "../end/TalkList.tsx";
import { mapName } from "../pages/mapNames.ts";
import { Stage } from "../replay/Stage.tsx";
import type { Session } from "../session.ts";
import { words, wordsOf } from "../words/index.ts";
import "./finale.css";

interface FinaleProps {
  readonly session: Session;
  readonly view: State;
  readonly showFirst: boolean;
}

export function Finale({ session, view, showFirst }: FinaleProps) {
  const t = wordsOf("around").screen;
  const showing = useSignal(showFirst);
  const board = session.board.value;
  const room = session.room.value;
  const { result } = view;
  if (!board || !room || !result) return null;
  const facts = { board, room, result };
  if (showing.value) {
    return (
      <Show {...facts} view={view} sofa title={t.over} onOver={() => (showing.value = false)} />
    );
  }
  return (
    <main class="finale">
      <section class="verdict" tabIndex={0} aria-label={t.over}>
        <p class="over">{t.over}</p>
        <Laurels {...facts} mine={null} />
        <ScoreTable {...facts} />
      </section>
      <aside>
        <Stage
          board={board}
          view={view}
          colors={room.seats.map((seat) => seat.color)}
          label={words.value.table.board(mapName(room.map))}
        />
        <TalkList board={board} room={room} events={session.events.value} />
      </aside>
    </main>
  );
}
