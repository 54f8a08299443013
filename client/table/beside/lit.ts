/** What is lit by the colour one has chosen, and by a sheet. */
import type { Lit } from "../../board/types.ts";
import { lanesPaidWith } from "../../planner/payable.ts";
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";

export function litBeside({ color, legal, sheet, deeds }: Controller): Lit | null {
  if (color.value)
    return { kind: "payable", lanes: lanesPaidWith(legal.value, color.value), dim: true };
  const open = sheet.value;
  if (open?.kind === "away") {
    const lanes = deeds.value.flatMap((deed) =>
      deed.kind === "claimed" && deed.at > open.since ? [deed.lane] : [],
    );
    return { kind: "path", lanes: new Set(lanes) };
  }
  return open?.kind === "city" ? { kind: "path", places: new Set([open.city]) } : null;
}

/** What the chosen colour pays for, in a sentence. */
export function paysText({ color, legal }: Controller): string {
  const card = color.peek();
  return card ? wordsOf("beside").hand.pays(lanesPaidWith(legal.peek(), card).size) : "";
}
