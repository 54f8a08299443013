/** Hints for the first game: one at a time, each once, and gone for good when one says so. */
import { useComputed, useSignal } from "@preact/signals";
import { tableOf } from "../../engine/table.ts";
import { keep, recall } from "../device/memory.ts";
import { change, settings } from "../device/settings.ts";
import type { Session } from "../session.ts";
import { words } from "../words/index.ts";
import { type HintName, hintFor, hintNames } from "./hint.ts";
import "./hints.css";

export function Hints({ session }: { readonly session: Session }) {
  const t = words.value.hints;
  const seen = useSignal<ReadonlySet<HintName>>(read());
  const hint = useComputed(() => {
    const [board, view, seat] = [session.board.value, session.view.value, session.seat.value];
    if (!board || !view || seat === null || session.pending.value) return null;
    return hintFor(tableOf(board), view, seat, seen.value);
  });
  const now = hint.value;
  if (now === null || !settings.value.hints) return null;
  return (
    <aside class="hintcard">
      <p>{t[now]}</p>
      <span>
        <button class="textual" onClick={() => change({ hints: false })}>
          {t.stop}
        </button>
        <button
          class="key-plain"
          onClick={() => {
            seen.value = new Set([...seen.value, now]);
            keep("hints", [...seen.value]);
          }}
        >
          {t.dismiss}
        </button>
      </span>
    </aside>
  );
}

function read(): ReadonlySet<HintName> {
  const kept = recall("hints", (value) => (Array.isArray(value) ? value : undefined)) ?? [];
  return new Set(hintNames.filter((name) => kept.includes(name)));
}
