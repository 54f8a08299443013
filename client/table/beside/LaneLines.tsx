/** Lanes as lines: what each costs and scores, and whether it can be had. Touching one opens it. */
import { pointsFor } from "../../../engine/claim.ts";
import { laneOf } from "../../../engine/table.ts";
import { words, wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { laneRefused, whyNotText } from "./asking.ts";
import { laneName } from "./wayNames.ts";

interface LaneLinesProps {
  readonly table: Controller;
  readonly lanes: readonly number[];
}

export function LaneLines({ table, lanes }: LaneLinesProps) {
  const on = table.table.value;
  if (!on) return null;
  const b = wordsOf("beside");
  return (
    <ul class="lane-list">
      {lanes.map((lane) => {
        const { length, color, ferry, tunnel } = laneOf(on, lane);
        const why = laneRefused(table, lane);
        const traits = [
          b.lanes.price(length, color),
          ...(ferry ? [b.lanes.ferry(ferry)] : []),
          ...(tunnel ? [b.lanes.tunnel] : []),
          words.value.table.points(pointsFor(length)),
        ];
        return (
          <li key={lane}>
            <button
              type="button"
              class="lane-line"
              onClick={() => table.show({ kind: "lane", lane })}
            >
              <b>{laneName(on, lane)}</b> <span>{traits.join(", ")}.</span>{" "}
              <span class="lane-state">
                {why ? whyNotText(why, table.names.value) : b.lanes.nowPayable}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
