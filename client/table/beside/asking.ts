/** Of a lane or a city: how I could pay for it now, or the one reason why not. */
import type { Action } from "../../../engine/types.ts";
import {
  type Asked,
  type Payment,
  colorsAsked,
  laneWays,
  stationWays,
} from "../../planner/payments.ts";
import { type WhyNot, hold, whyNotLane, whyNotStation } from "../../planner/reasons.ts";
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import type { Names } from "../telling.ts";

/** The colours my tickets will need: what is paid with is rather something else. */
function askedOf({ table, plans }: Controller): Asked {
  const lanes = new Set<number>();
  for (const plan of plans.value.values())
    if (plan.state === "open") for (const lane of plan.build) lanes.add(lane);
  return table.value ? colorsAsked(table.value, lanes) : {};
}

export function waysForLane(table: Controller, lane: number): readonly Payment[] {
  const [on, hand] = [table.table.value, table.mine.value?.hand];
  return on && hand ? laneWays(on, hand, lane, askedOf(table)) : [];
}

export function waysForStation(table: Controller): readonly Payment[] {
  return table.mine.value ? stationWays(table.mine.value, askedOf(table)) : [];
}

/** The claim of a lane that can be paid for in one way only. */
export function onlyClaim(table: Controller, lane: number): Action | undefined {
  const [way, other] = waysForLane(table, lane);
  return way && !other ? { type: "claimLane", lane, ...way } : undefined;
}

export function laneRefused(table: Controller, lane: number): WhyNot | null {
  const [on, view] = [table.table.value, table.view.value];
  return on && view ? whyNotLane(on, view, table.me.value, lane) : null;
}

export function stationRefused(table: Controller, city: string): WhyNot | null {
  const [on, view] = [table.table.value, table.view.value];
  return on && view ? whyNotStation(on, view, table.me.value, city) : null;
}

/** Why a move is not possible at this moment, in one sentence. */
export function whyNotNow(table: Controller, action: Action): string | null {
  const view = table.view.peek();
  const held = view && hold(view, table.me.peek());
  if (!held) return null;
  return held.code === "second" && action.type === "drawCard"
    ? wordsOf("beside").why.onlyFirst
    : whyNotText(held, table.names.peek());
}

export function whyNotText(why: WhyNot, names: Names): string {
  const w = wordsOf("beside").why;
  switch (why.code) {
    case "taken":
      return why.seat === names.me ? w.takenByMe : w.taken(names.all[why.seat] ?? "");
    case "station":
      return why.seat === names.me ? w.stationMine : w.station(names.all[why.seat] ?? "");
    case "turn":
      return w.turn(names.all[why.seat] ?? "");
    case "trains":
    case "locomotives":
      return w[why.code](why.short);
    case "cards":
      return w.cards(why.short, why.color);
    default:
      return w[why.code];
  }
}
