/** What an event means to the one who sees it, beyond the deed itself. */
import type { GameEvent } from "../../../engine/types.ts";
import type { Deed } from "../../planner/story.ts";
import { type Plans, warnings } from "../../planner/warnings.ts";
import { wordsOf } from "../../words/index.ts";
import type { Controller, Notice } from "../types.ts";
import { restText } from "./restText.ts";
import { laneName, ticketName } from "./wayNames.ts";

/** `ms`: how long it stays; `aloud`: told to ears as well, where the deed alone does not say it. */
export interface News extends Notice {
  readonly ms?: number;
  readonly aloud?: boolean;
}

export function newsOf(
  { table, me, names }: Controller,
  event: GameEvent,
  deed: Deed | undefined,
  before: Plans,
  after: Plans,
): readonly News[] {
  const on = table.peek();
  if (!on) return [];
  const w = wordsOf("beside").news;
  const text =
    deed?.kind === "countries" || deed?.kind === "lastRound"
      ? restText(on, deed, names.peek())
      : "";
  switch (event.type) {
    case "laneClaimed":
      if (event.seat === me.peek())
        return [...after].flatMap(([ticket, plan]) =>
          plan.state === "done" && before.get(ticket)?.state === "open"
            ? [{ tone: "good", text: w.completed(ticketName(on, ticket)) }]
            : [],
        );
      return warnings(before, after).map(({ ticket, more }) => {
        const [lane, name] = [laneName(on, event.lane), ticketName(on, ticket)];
        const text = more === null ? w.cut(lane, name) : w.longer(lane, name, more);
        return { tone: "bad", text, ms: 9000, aloud: true };
      });
    case "countryCardsTaken":
      return [{ tone: event.seat === me.peek() ? "good" : "plain", text }];
    case "lastRound":
      return [{ tone: "grand", title: "lastRound", text, ms: 9000 }];
    default:
      return [];
  }
}
