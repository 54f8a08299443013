/** Building a station where the plan uses a lane of someone else (R6). */
import type { Action } from "../types.ts";
import { stationPrice } from "../claim.ts";
import { type Move, afterPaying } from "./claims.ts";
import type { Link } from "./links.ts";
import type { Thought } from "./thought.ts";

/** Stations come last: the way may still be found without them. */
const patience = 0.7;

export function stationMoves(thought: Thought, legal: readonly Action[]): Move[] {
  const { outlook, plan, turnWorth } = thought;
  if (plan.borrowed.length === 0) return [];
  const { table, links, view, seat } = outlook;
  const mine = view.seats[seat];
  if (!mine) return [];
  const useful = new Map<string, number>();
  for (const borrowed of plan.borrowed) {
    const { a, b } = links.list[borrowed] as Link;
    for (const place of [a, b])
      useful.set(table.board.places[place]?.id ?? "", lanesOfOthers(thought, place));
  }
  const early = plan.links.length > 0 && outlook.turns > plan.borrowed.length + 1;
  const moves: Move[] = [];
  for (const action of legal) {
    if (action.type !== "buildStation") continue;
    const choice = useful.get(action.city);
    if (choice === undefined) continue;
    const after = afterPaying(outlook.hand, action, stationPrice(mine));
    const worth =
      turnWorth * (early ? 1 - patience : 1.3) +
      0.05 * choice +
      thought.standing(plan.links, after);
    moves.push({ action, worth, why: "a station for a lane of someone else" });
  }
  return moves;
}

/** More lanes of others in a city leave more to choose from at the end. */
function lanesOfOthers({ outlook }: Thought, place: number): number {
  const { table, view, seat } = outlook;
  return (table.lanesAt[place] ?? []).filter((lane) => {
    const owner = view.owners[lane] ?? null;
    return owner !== null && owner !== seat;
  }).length;
}
