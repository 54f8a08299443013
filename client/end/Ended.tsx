/** A game its players ended early: no result, but a replay and perhaps another game. */
import { useSignal } from "@preact/signals";
import type { Session } from "../session.ts";
import { words, wordsOf } from "../words/index.ts";
import { refusalText } from "../words/refusal.ts";
import "./ended.css";
import { useRematch } from "./useRematch.ts";

export function Ended({ session }: { readonly session: Session }) {
  const t = wordsOf("end").over;
  const problem = useSignal("");
  useRematch(session);
  const isHost = session.seat.value !== null && session.seat.value === session.room.value?.host;
  return (
    <section class="endednote" aria-label={t.ended}>
      <p>
        <strong>{t.ended}</strong>
      </p>
      <p class="actions">
        {isHost && (
          <button
            class="key"
            onClick={async () => {
              const answer = await session.send({ type: "rematch" });
              problem.value = "refused" in answer ? await refusalText(answer.refused) : "";
            }}
          >
            {t.rematch}
          </button>
        )}
        <a class="key-plain" href={`/g/${session.game}/replay`}>
          {t.replay}
        </a>
        <a class="key-plain" href="/">
          {words.value.pages.home}
        </a>
      </p>
      <p class="problem" role="alert">
        {problem.value}
      </p>
    </section>
  );
}
