/** The result: who won and by what, every part of every score, what people talk about. */
import { useSignal } from "@preact/signals";
import type { Result as GameResult, State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { Check } from "../check/Check.tsx";
import { share } from "../device/copy.ts";
import { Page } from "../pages/Page.tsx";
import type { Session } from "../session.ts";
import { wordsOf } from "../words/index.ts";
import { refusalText } from "../words/refusal.ts";
import { ScoreTable } from "./ScoreTable.tsx";
import { decidedBy } from "./show.ts";
import { TalkList } from "./TalkList.tsx";
import { useRematch } from "./useRematch.ts";
import { TicketsOfAll } from "./TicketsOfAll.tsx";

interface ResultProps {
  readonly board: Board;
  readonly view: State;
  readonly room: Room;
  readonly result: GameResult;
  readonly session: Session;
  readonly onShow: () => void;
  readonly onBoard: () => void;
}

export function Result(props: ResultProps) {
  const { board, room, result, session } = props;
  const t = wordsOf("end");
  const names = result.winners.map((seat) => room.seats[seat]?.name ?? "");
  const mine = session.seat.value;
  const alone = result.winners.length === 1 && result.winners[0] === mine;
  const tie = decidedBy(board, result);
  return (
    <Page title={alone ? t.youWin : t.winner(names)} class="result">
      {tie && <p class="lead">{t.tie[tie]}</p>}
      <ScoreTable board={board} room={room} result={result} />
      <Onward {...props} />
      <TicketsOfAll board={board} room={room} result={result} />
      <TalkList board={board} room={room} events={session.events.value} />
      <Check session={session} />
    </Page>
  );
}

function Onward({ session, room, result, onShow, onBoard }: ResultProps) {
  const t = wordsOf("end");
  const o = t.over;
  const problem = useSignal("");
  const solo = session.game === "solo";
  const isHost = session.seat.value !== null && session.seat.value === room.host;
  const next = session.rematch.value;
  useRematch(session);
  const replayPath = solo ? "/solo/replay" : `/g/${session.game}/replay`;
  const best = Math.max(...result.scores.map((score) => score.total));
  const names = result.winners.map((seat) => room.seats[seat]?.name ?? "");
  return (
    <>
      <p class="actions onward">
        {solo && (
          <a class="key" href="/solo?new">
            {t.newSolo}
          </a>
        )}
        {isHost && !solo && next === null && (
          <button
            class="key"
            onClick={async () => {
              const answer = await session.send({ type: "rematch" });
              if ("refused" in answer) problem.value = await refusalText(answer.refused);
            }}
          >
            {o.rematch}
          </button>
        )}
        {next !== null && (
          <a class="key" href={`/g/${next}`}>
            {o.goRematch}
          </a>
        )}
        <a class="key-plain" href={replayPath}>
          {o.replay}
        </a>
        <button class="key-plain" onClick={onBoard}>
          {t.board}
        </button>
        <button class="key-plain" onClick={onShow}>
          {t.showAgain}
        </button>
        {!solo && (
          <button
            class="key-plain"
            onClick={() => void share(t.shareText(names, best), location.origin + replayPath)}
          >
            {t.share}
          </button>
        )}
      </p>
      {!solo && !isHost && next === null && session.seat.value !== null && (
        <p class="fine">{t.rematchWaiting}</p>
      )}
      <p class="problem" role="alert">
        {problem.value}
      </p>
    </>
  );
}
