/** The status line of what most turns do not come to. */
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { type StatusLine, isAutopilotOn, mustPass } from "../Status.tsx";

/** `usual` is what is said of any other turn; `sending`, that it says my move is under way. */
export function unusualStatus(table: Controller, usual: StatusLine, sending: boolean): StatusLine {
  const w = wordsOf("beside").status;
  if (table.session.room.value?.status === "ended") return { tone: "quiet", text: w.ended };
  if (table.view.value?.result) return { tone: "quiet", text: w.over };
  const line = sending ? usual : lineOf(table, usual);
  return table.view.value?.lastRound == null || line.tone === "quiet"
    ? line
    : { ...line, text: w.lastRound(line.text) };
}

function lineOf(table: Controller, usual: StatusLine): StatusLine {
  const w = wordsOf("beside").status;
  const tunnel = table.view.value?.tunnel;
  if (isAutopilotOn(table)) return { tone: "quiet", text: w.autopilot };
  if (tunnel && usual.tone === "mine")
    return { tone: "mine", text: tunnel.extra ? w.tunnel(tunnel.extra) : w.digging };
  if (tunnel)
    return {
      tone: "theirs",
      text: w.theirTunnel(table.names.value.all[table.view.value?.turn ?? -1] ?? ""),
    };
  return mustPass(table) ? { tone: "mine", text: w.pass } : usual;
}
