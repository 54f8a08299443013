/** A few numbers people talk about on the way home. */
import { useMemo } from "preact/hooks";
import type { GameEvent } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { wordsOf } from "../words/index.ts";
import { cityName } from "./cityName.ts";
import { talkOf } from "./talk.ts";
import "./talk.css";

interface TalkProps {
  readonly board: Board;
  readonly room: Room;
  readonly events: readonly GameEvent[];
}

export function TalkList({ board, room, events }: TalkProps) {
  const t = wordsOf("end").talk;
  const talk = useMemo(() => talkOf(board, events), [board, events]);
  const name = (seat: number) => room.seats[seat]?.name ?? "";
  const ends = (lane: number) => {
    const { a, b } = board.lanes[lane] ?? { a: "", b: "" };
    return [cityName(board, a), cityName(board, b)] as const;
  };
  const { longestLane, dearestTunnel, turnedBack, biggestHand } = talk;
  const { ticketsRefused, locomotivesSpent, drawnBlind } = talk;
  const rows: readonly (readonly [string, string] | null)[] = [
    longestLane && [
      t.longestLane,
      t.longestLaneText(name(longestLane.seat), ...ends(longestLane.lane), longestLane.n),
    ],
    dearestTunnel && [
      t.dearestTunnel,
      t.dearestTunnelText(name(dearestTunnel.seat), ...ends(dearestTunnel.lane), dearestTunnel.n),
    ],
    turnedBack && [t.tunnelsAbandoned, t.times(name(turnedBack.seat), turnedBack.n)],
    biggestHand && [t.mostCards, t.mostCardsText(name(biggestHand.seat), biggestHand.n)],
    ticketsRefused && [t.refused, t.refusedText(name(ticketsRefused.seat), ticketsRefused.n)],
    locomotivesSpent && [
      t.locomotives,
      t.locomotivesText(name(locomotivesSpent.seat), locomotivesSpent.n),
    ],
    drawnBlind && [t.blind, t.blindText(name(drawnBlind.seat), drawnBlind.n)],
    [t.turns, t.turnsText(talk.turns)],
  ];
  return (
    <section aria-labelledby="talk">
      <h2 id="talk">{t.title}</h2>
      <dl class="talk">
        {rows.map(
          (row) =>
            row && (
              <div key={row[0]}>
                <dt>{row[0]}</dt>
                <dd>{row[1]}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  );
}
