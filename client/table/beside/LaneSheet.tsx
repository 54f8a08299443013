/** A lane someone has touched: what it costs, how to pay, what it scores, or why not. */
import { useState } from "preact/hooks";
import { pointsFor } from "../../../engine/claim.ts";
import { laneOf } from "../../../engine/table.ts";
import { words, wordsOf } from "../../words/index.ts";
import { CardChip } from "./CardChip.tsx";
import { laneRefused, waysForLane, whyNotText } from "./asking.ts";
import type { Controller } from "../controller.ts";
import { Icon } from "../icons.tsx";
import { Payments } from "./Payments.tsx";
import { SheetFrame } from "../SheetFrame.tsx";
import { laneName } from "../telling.ts";

export function LaneSheet({ table, lane }: { readonly table: Controller; readonly lane: number }) {
  const [chosen, choose] = useState(0);
  const on = table.table.value;
  const mine = table.mine.value;
  if (!on) return null;
  const w = words.value.table;
  const b = wordsOf("beside");
  const { length, color, ferry, tunnel } = laneOf(on, lane);
  const points = pointsFor(length);
  const why = laneRefused(table, lane);
  const ways = mine?.hand && why?.code !== "taken" ? waysForLane(table, lane) : [];
  const way = ways[chosen] ?? ways[0];
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
            <Icon name="ferry" />
            {b.lanes.ferry(ferry)}
          </span>
        )}
        {tunnel && (
          <span class="fact">
            <Icon name="tunnel" />
            {b.lanes.tunnel}
          </span>
        )}
        <span class="fact">{b.lanes.worth(points)}</span>
      </p>
      {ways.length > 0 && (
        <Payments
          ways={ways}
          count={length}
          chosen={Math.min(chosen, ways.length - 1)}
          onChoose={choose}
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
