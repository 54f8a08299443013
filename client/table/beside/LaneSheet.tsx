/** A lane someone has touched: what it costs, how to pay, what it scores, or why not. */
import { useSignal } from "@preact/signals";
import { pointsFor } from "../../../engine/claim.ts";
import { laneOf } from "../../../engine/table.ts";
import { words, wordsOf } from "../../words/index.ts";
import { CardChip } from "./CardChip.tsx";
import { laneRefused, waysForLane, whyNotText } from "./asking.ts";
import type { Controller } from "../controller.ts";
import { Stroke } from "../icons.tsx";
import { Payments } from "./Payments.tsx";
import { SheetFrame } from "../SheetFrame.tsx";
import { laneName } from "./wayNames.ts";

const portal = "M2 13.5V9a6 6 0 0 1 12 0v4.5M5 13.5V9.5a3 3 0 0 1 6 0v4";
const steamer = "M1.5 11.5q1.6 1.6 3.2 0t3.3 0 3.3 0 3.2 0M3 9h10l-1 2M5 9V5.5h5L11.5 9";

export function LaneSheet({ table, lane }: { readonly table: Controller; readonly lane: number }) {
  const chosen = useSignal(0);
  const on = table.table.value;
  const mine = table.mine.value;
  if (!on) return null;
  const w = words.value.table;
  const b = wordsOf("beside");
  const { length, color, ferry, tunnel } = laneOf(on, lane);
  const points = pointsFor(length);
  const why = laneRefused(table, lane);
  const ways = mine?.hand && why?.code !== "taken" ? waysForLane(table, lane) : [];
  const way = ways[chosen.value] ?? ways[0];
  const claim = way && { type: "claimLane" as const, lane, ...way };
  const spare =
    tunnel && way && mine?.hand
      ? (way.color ? mine.hand[way.color] - (length - way.locomotives) : 0) +
        mine.hand.locomotive -
        way.locomotives
      : 0;
  return (
    <SheetFrame
      table={table}
      kind="lane"
      title={laneName(on, lane)}
      onClose={() => table.show(null)}
    >
      <p class="facts">
        <span class="fact">
          {color ? (
            <CardChip card={color} n={length} />
          ) : (
            <span class="chip chip-gray">{length}</span>
          )}
          <span>{color ? w.cards[color] : b.lanes.gray}</span>
        </span>
        {ferry && (
          <span class="fact">
            <Stroke path={steamer} />
            {b.lanes.ferry(ferry)}
          </span>
        )}
        {tunnel && (
          <span class="fact">
            <Stroke path={portal} />
            {b.lanes.tunnel}
          </span>
        )}
        <span class="fact">{b.lanes.worth(points)}</span>
      </p>
      {ways.length > 0 && (
        <Payments
          ways={ways}
          count={length}
          chosen={Math.min(chosen.value, ways.length - 1)}
          onChoose={(i) => (chosen.value = i)}
        />
      )}
      {tunnel && ways.length > 0 && (
        <p class="note">
          {b.lanes.tunnelNote} {spare > 0 && b.lanes.spare(Math.min(3, spare))}
        </p>
      )}
      {why ? (
        <p class="why">{whyNotText(why, table.names.value)}</p>
      ) : (
        claim && (
          <button
            type="button"
            class="key key-wide"
            disabled={table.busy.value}
            onClick={() => void table.act(claim)}
          >
            {tunnel ? b.lanes.dig : b.lanes.claimFor(points)}
          </button>
        )
      )}
    </SheetFrame>
  );
}
