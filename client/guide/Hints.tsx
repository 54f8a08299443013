/** Hints for the first game: one at a time, each once, and gone for good when one says so. */
import { useComputed, useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { tableOf } from "../../engine/table.ts";
import { keep, recall } from "../device/memory.ts";
import { change, settings } from "../device/settings.ts";
import type { Session } from "../session.ts";
import { beside, fetchBeside } from "../table/later.tsx";
import { words, wordsOf } from "../words/index.ts";
import { type HintName, hintFor } from "./hint.ts";
import "./hints.css";

export function Hints({ session }: { readonly session: Session }) {
  const t = words.value.hints;
  const seen = useSignal<ReadonlySet<string>>(read());
  const given = useRef<HintName | null>(null);
  const hint = useComputed(() => {
    const [board, view, seat] = [session.board.value, session.view.value, session.seat.value];
    if (!board || !view || seat === null) return null;
    const later = beside.value?.laterHint;
    return (given.current = hintFor(tableOf(board), view, seat, seen.value, later, given.current));
  });
  // Back in a game, the next ones are due from the start.
  useEffect(() => {
    if (seen.peek().has("firstTurn")) void fetchBeside();
  }, []);
  const now = hint.value;
  if (now === null || !settings.value.hints) return null;
  return (
    <aside class="hintcard">
      <p>{now === "tickets" || now === "firstTurn" ? t[now] : wordsOf("beside").hints[now]}</p>
      <span>
        <button class="textual" onClick={() => change({ hints: false })}>
          {t.stop}
        </button>
        <button class="key-plain" onClick={() => void dismiss(now)}>
          {t.dismiss}
        </button>
      </span>
    </aside>
  );

  async function dismiss(name: HintName) {
    const next = new Set([...seen.value, name]);
    keep("hints", [...next]);
    // The next one takes its place, instead of leaving a gap that closes and opens again: if it comes
    // soon enough for that.
    const soon = new Promise((go) => setTimeout(go, 400));
    if (name === "firstTurn") await Promise.race([fetchBeside(), soon]);
    seen.value = next;
  }
}

function read(): ReadonlySet<string> {
  return new Set(recall("hints", (value) => (Array.isArray(value) ? value : undefined)));
}
