/** What is lit by the colour one has chosen, and by a sheet. */
import { legalActions } from "../../../engine/legal.ts";
import type { State } from "../../../engine/types.ts";
import type { Lit } from "../../board/types.ts";
import { lanesPaidWith } from "../../planner/payable.ts";
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";

/** The lanes this hand could pay for with the colour chosen, if the turn lay open before it. */
function payable({ color, table, view, me }: Controller): ReadonlySet<number> {
  const [card, on, state, seat] = [color.value, table.value, view.value, me.value];
  if (!card || !on || !state || seat === null) return new Set();
  // Others have their turn, tickets have to be chosen, a second card drawn: one may plan meanwhile.
  const seats = state.seats.map((one) => ({ ...one, offer: null }));
  const open: State = { ...state, seats, turn: seat, drawn: 0, tunnel: null };
  return lanesPaidWith(legalActions(on, open, seat), card);
}

export function litBeside(table: Controller): Lit | null {
  const { color, sheet, deeds } = table;
  if (color.value) return { kind: "payable", lanes: payable(table), dim: true };
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
export function paysText(table: Controller): string {
  return table.color.peek() ? wordsOf("beside").hand.pays(payable(table).size) : "";
}
