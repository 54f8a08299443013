/** One clear line: whose turn it is, what is expected, how the connection is. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import { words } from "../words/index.ts";
import type { Controller } from "./controller.ts";

/** Most moves are answered sooner than this; a line that flashes tells nobody anything. */
const patience = 250;

export interface StatusLine {
  readonly tone: "mine" | "theirs" | "quiet" | "trouble";
  readonly text: string;
}

/** `slow`: a move has been under way for long enough to be worth a word. */
export function statusOf(table: Controller, slow = true): StatusLine {
  const line = lineOf(table, slow);
  const last = table.view.value?.lastRound != null && !table.view.value.result;
  const turn = line.tone === "mine" || line.tone === "theirs";
  return last && turn ? { ...line, text: words.value.table.status.lastRound(line.text) } : line;
}

function lineOf(table: Controller, slow: boolean): StatusLine {
  const w = words.value.table.status;
  const link = table.session.link.value;
  const view = table.view.value;
  const room = table.session.room.value;
  const me = table.me.value;
  const pending = table.session.pending.value;
  const names = table.names.value.all;
  if (link.state === "lost") return { tone: "trouble", text: pending ? w.waiting : w.lost };
  if (!view) return { tone: "quiet", text: w.connecting };
  if (room?.status === "ended") return { tone: "quiet", text: w.ended };
  if (view.result) return { tone: "quiet", text: w.over };
  if (pending && slow) return { tone: "mine", text: w.sending };
  const mine = me === null ? undefined : view.seats[me];
  if (me !== null && room?.seats[me]?.autopilot) return { tone: "quiet", text: w.autopilot };
  if (mine?.offer) return { tone: "mine", text: w.choose(mine.offer.keep) };
  if (view.turn === null) {
    const choosing = view.seats.flatMap((seat, i) => (seat.offer ? [names[i] ?? ""] : []));
    // While the cards are still being dealt nobody has been offered any yet, and all are about to be.
    return { tone: "theirs", text: w.othersChoose(choosing.length > 0 ? choosing : [...names]) };
  }
  if (view.turn === me) {
    if (view.tunnel)
      return {
        tone: "mine",
        text: view.tunnel.extra ? w.tunnel(view.tunnel.extra) : w.digging,
      };
    if (view.drawn > 0) return { tone: "mine", text: w.second };
    if (table.legal.value[0]?.type === "pass") return { tone: "mine", text: w.pass };
    return { tone: "mine", text: w.yourTurn };
  }
  const who = names[view.turn] ?? "";
  if (view.tunnel) return { tone: "theirs", text: w.theirTunnel(who) };
  if (view.seats[view.turn]?.offer) return { tone: "theirs", text: w.theirTickets(who) };
  return { tone: "theirs", text: view.drawn > 0 ? w.theirSecond(who) : w.theirTurn(who) };
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
  const w = words.value.table;
  const me = table.me.value;
  const autopilot = me !== null && table.session.room.value?.seats[me]?.autopilot;
  const passes = table.legal.value[0]?.type === "pass";
  return (
    <div class="status" data-tone={tone}>
      <p class="status-text">{text}</p>
      {autopilot && (
        <button
          type="button"
          class="key-plain"
          onClick={() => void table.session.send({ type: "autopilot", seat: me, on: false })}
        >
          {w.status.autopilotOff}
        </button>
      )}
      {passes && (
        <button type="button" class="key" onClick={() => void table.act({ type: "pass" })}>
          {w.row.pass}
        </button>
      )}
    </div>
  );
}
