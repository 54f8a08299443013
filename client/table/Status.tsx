/** One clear line: whose turn it is, what is expected, how the connection is. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { State } from "../../engine/types.ts";
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";
import { besideSoon, Later } from "./later.tsx";

/** Most moves are answered sooner than this; a line that flashes tells nobody anything. */
const patience = 250;

export interface StatusLine {
  readonly tone: "mine" | "theirs" | "quiet" | "trouble";
  readonly text: string;
}

/** `slow`: a move has been under way for long enough to be worth a word. */
export function statusOf(table: Controller, slow = true): StatusLine {
  const w = words.value.table.status;
  const pending = table.session.pending.value !== null;
  const view = table.view.value;
  if (table.session.link.value.state === "lost")
    return { tone: "trouble", text: pending ? w.waiting : w.lost };
  const rest = view && isUnusual(table, view) ? besideSoon() : null;
  if (!view || (!rest && !isPlaying(table))) return { tone: "quiet", text: w.connecting };
  const sending = pending && slow;
  const usual: StatusLine = sending ? { tone: "mine", text: w.sending } : usualLine(table, view);
  return rest?.unusualStatus(table, usual, sending) ?? usual;
}

/** What a first turn hardly ever is; how it is said then is fetched. */
function isUnusual(table: Controller, view: State): boolean {
  return (
    !isPlaying(table) ||
    view.tunnel !== null ||
    view.lastRound !== null ||
    isAutopilotOn(table) ||
    mustPass(table)
  );
}

export function isPlaying({ session }: Controller): boolean {
  return session.room.value?.status === "playing";
}

export function isAutopilotOn({ me, session }: Controller): boolean {
  return me.value !== null && session.room.value?.seats[me.value]?.autopilot === true;
}

export function mustPass(table: Controller): boolean {
  return table.legal.value[0]?.type === "pass";
}

function usualLine(table: Controller, view: State): StatusLine {
  const w = words.value.table.status;
  const me = table.me.value;
  const names = table.names.value.all;
  const offer = me === null ? null : view.seats[me]?.offer;
  if (offer) return { tone: "mine", text: w.choose(offer.keep) };
  const choosing = names.filter((_, i) => view.seats[i]?.offer);
  // While the cards are still being dealt nobody has been offered any yet, and all are about to be.
  if (view.turn === null || choosing.length > 0)
    return { tone: "theirs", text: w.othersChoose(choosing.length > 0 ? choosing : names) };
  const second = view.drawn > 0;
  if (view.turn === me) return { tone: "mine", text: second ? w.second : w.yourTurn };
  const who = names[view.turn] ?? "";
  return { tone: "theirs", text: second ? w.theirSecond(who) : w.theirTurn(who) };
}

export function Status({ table }: { readonly table: Controller }) {
  const moving = table.session.pending.value !== null;
  const slow = useSignal(false);
  useEffect(() => {
    if (!moving) return undefined;
    const timer = setTimeout(() => (slow.value = true), patience);
    return () => {
      clearTimeout(timer);
      slow.value = false;
    };
  }, [moving]);
  const { tone, text } = statusOf(table, slow.value);
  return (
    <div class="status" data-tone={tone}>
      <p class="status-text">{text}</p>
      {(isAutopilotOn(table) || mustPass(table)) && (
        <Later table={table} part={{ kind: "statusKeys" }} />
      )}
    </div>
  );
}
