/** The result: who won and by what, every part of every score, what people talk about. */
import { useSignal } from "@preact/signals";
import type { Result as GameResult, State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { Check } from "../check/Check.tsx";
import { share } from "../device/copy.ts";
import { Emblem } from "../pages/Emblem.tsx";
import type { Session } from "../session.ts";
import { words, wordsOf } from "../words/index.ts";
import { refusalText } from "../words/refusal.ts";
import { Laurels } from "./Laurels.tsx";
import { ScoreTable } from "./ScoreTable.tsx";
import { TalkList } from "./TalkList.tsx";
import { useRematch } from "./useRematch.ts";
import { TicketsOfAll } from "./TicketsOfAll.tsx";
import "./result.css";

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
  const p = words.value.pages;
  const facts = { board, room, result };
  const mine = session.seat.value;
  return (
    <div class="page result">
      <header class="masthead small">
        <a href="/" class="brand">
          <Emblem />
          <span>{p.name}</span>
          <span class="unseen">, {p.home}</span>
        </a>
      </header>
      <main>
        <Laurels {...facts} mine={mine} />
        <ScoreTable {...facts} />
        <Onward {...props} />
        <TicketsOfAll {...facts} mine={mine} />
        <TalkList board={board} room={room} events={session.events.value} />
        <Check session={session} />
      </main>
    </div>
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
      {solo && (
        <a class="key wide" href="/solo?new">
          {t.newSolo}
        </a>
      )}
      {isHost && !solo && next === null && (
        <button
          class="key wide"
          onClick={async () => {
            const answer = await session.send({ type: "rematch" });
            if ("refused" in answer) problem.value = await refusalText(answer.refused);
          }}
        >
          {o.rematch}
        </button>
      )}
      {next !== null && (
        <a class="key wide" href={`/g/${next}`}>
          {o.goRematch}
        </a>
      )}
      {!solo && !isHost && next === null && session.seat.value !== null && (
        <p class="fine">{t.rematchWaiting}</p>
      )}
      <p class="problem" role="alert">
        {problem.value}
      </p>
      <p class="onward">
        <a class="textual" href={replayPath}>
          {o.replay}
        </a>
        <button class="textual" onClick={onBoard}>
          {t.board}
        </button>
        <button class="textual" onClick={onShow}>
          {t.showAgain}
        </button>
        {!solo && (
          <button
            class="textual"
            onClick={() => void share(t.shareText(names, best), location.origin + replayPath)}
          >
            {t.share}
          </button>
        )}
      </p>
    </>
  );
}
