/** The winner's moment: the name, the points, and a train in the winner's colours coming in. */
import type { Result } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { Car } from "../board/liveries.tsx";
import { useTitle } from "../pages/Page.tsx";
import { words, wordsOf } from "../words/index.ts";
import { decidedBy } from "./show.ts";
import "./laurels.css";

interface LaurelsProps {
  readonly board: Board;
  readonly room: Room;
  readonly result: Result;
  /** My seat, or null where nobody in particular is looking. */
  readonly mine: number | null;
}

/** As many cars as make a train, whoever shares it. */
const cars = 6;

export function Laurels({ board, room, result, mine }: LaurelsProps) {
  const t = wordsOf("end");
  const { winners } = result;
  const title = winText(room, result, mine);
  const heading = useTitle(title);
  const tie = decidedBy(board, result);
  const colors = winners.map((seat) => room.seats[seat]?.color ?? "blue");
  const best = Math.max(...result.scores.map((score) => score.total));
  return (
    <div class="laurels" data-livery={colors[0]}>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p class="with">
        {words.value.table.points(best)}
        {tie && <small>{t.tie[tie]}</small>}
      </p>
      <p class="consist" aria-hidden="true">
        {Array.from({ length: cars }, (_, i) => (
          <Car key={i} color={colors[i % colors.length] ?? "blue"} />
        ))}
      </p>
    </div>
  );
}

function winText(room: Room, result: Result, mine: number | null): string {
  const t = wordsOf("end");
  const { winners } = result;
  if (winners.length === 1 && winners[0] === mine) return t.youWin;
  return t.winner(winners.map((seat) => room.seats[seat]?.name ?? ""));
}
