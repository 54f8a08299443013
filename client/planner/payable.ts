import type { Action, Card } from "../../engine/types.ts";

/** The lanes among the legal actions that this card could pay for, alone or with locomotives. */
export function lanesPaidWith(legal: readonly Action[], card: Card): ReadonlySet<number> {
  const lanes = new Set<number>();
  for (const action of legal)
    if (action.type === "claimLane")
      if (
        card === "locomotive"
          ? action.color === null || action.locomotives > 0
          : action.color === card
      )
        lanes.add(action.lane);
  return lanes;
}
