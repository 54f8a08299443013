/** All parts of all scores. Parts a board does not have are not shown. */
import type { Result, Score } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { Car } from "../board/liveries.tsx";
import { wordsOf } from "../words/index.ts";
import "./scores.css";

interface ScoreTableProps {
  readonly board: Board;
  readonly room: Room;
  readonly result: Result;
}

type Part = "lanes" | "tickets" | "stations" | "longest" | "countries";

export function ScoreTable({ board, room, result }: ScoreTableProps) {
  const t = wordsOf("end");
  const parts: readonly Part[] = [
    "lanes",
    "tickets",
    ...(board.rules.stations > 0 ? ["stations" as const] : []),
    ...(board.countries.length > 0 ? ["countries" as const] : []),
    ...(board.rules.longestPath > 0 ? ["longest" as const] : []),
  ];
  const order = result.scores
    .map((score, seat) => ({ score, seat }))
    .sort(
      (a, b) =>
        Number(result.winners.includes(b.seat)) - Number(result.winners.includes(a.seat)) ||
        b.score.total - a.score.total,
    );
  const mark = (seat: number) => (result.winners.includes(seat) ? "winner" : "");
  return (
    <table class="scores" data-upright={tooWide(room)}>
      <caption class="unseen">{t.table.caption}</caption>
      <thead>
        <tr>
          <td />
          {order.map(({ seat }) => (
            <th key={seat} scope="col" class={mark(seat)}>
              <Car color={room.seats[seat]?.color ?? "blue"} />
              <span>{room.seats[seat]?.name}</span>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {parts.map((part) => (
          <tr key={part}>
            <th scope="row">{t.table[part]}</th>
            {order.map(({ score, seat }) => (
              <td key={seat} class={mark(seat)}>
                {part === "lanes" ? score.lanes : t.signed(score[part])}
                <Remark part={part} score={score} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t.table.total}</th>
          {order.map(({ score, seat }) => (
            <td key={seat} class={mark(seat)}>
              {score.total}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

/** Letters that stand side by side in the head of the table on a narrow phone. */
const lettersAcross = 32;

/** No name is broken within a word: where they would have to be, they are set upright instead. */
function tooWide(room: Room): boolean {
  const words = room.seats.flatMap(({ name }) => name.split(/\s+/));
  return Math.max(...words.map((word) => word.length)) * room.seats.length > lettersAcross;
}

function Remark({ part, score }: { readonly part: Part; readonly score: Score }) {
  const t = wordsOf("end").table;
  const { completed, failed, longestLength } = score;
  if (part === "tickets") {
    return <small>{t.ticketsNote(completed.length, completed.length + failed.length)}</small>;
  }
  return part === "longest" ? <small>{t.longestNote(longestLength)}</small> : null;
}
