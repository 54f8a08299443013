/**
 * A city or country someone has touched: my tickets from it, its station or its stack of cards, and
 * every route that ends there, for whom the spaces on the board are too small to hit.
 */
import { useSignal } from "@preact/signals";
import { stationPrice } from "../../../engine/claim.ts";
import { wordsOf } from "../../words/index.ts";
import { laneRefused, stationRefused, waysForStation, whyNotText } from "./asking.ts";
import type { Controller } from "../controller.ts";
import { LaneLines } from "./LaneLines.tsx";
import { Payments } from "./Payments.tsx";
import { SheetFrame } from "../SheetFrame.tsx";
import { placeName } from "../telling.ts";
import { ticketName } from "./wayNames.ts";

export function CitySheet({ table, city }: { readonly table: Controller; readonly city: string }) {
  const chosen = useSignal(0);
  const on = table.table.value;
  const view = table.view.value;
  const mine = table.mine.value;
  if (!on || !view) return null;
  const b = wordsOf("beside");
  const country = on.board.countries.findIndex(({ id }) => id === city);
  const tickets = [...table.plans.value.keys()].filter((ticket) => {
    const { a, b } = on.board.tickets[ticket] as (typeof on.board.tickets)[number];
    return a === city || b === city;
  });
  const builds = on.board.rules.stations > 0 && country === -1;
  const why = builds ? stationRefused(table, city) : null;
  const ways = builds && mine && !why ? waysForStation(table) : [];
  const way = ways[chosen.value] ?? ways[0];
  const price = mine ? stationPrice(mine) : 0;
  const stack = view.stacks[country] ?? [];
  return (
    <SheetFrame
      table={table}
      kind="city"
      title={placeName(on, city)}
      onClose={() => table.show(null)}
    >
      {tickets.length > 0 && (
        <p class="note">{b.city.myTickets(tickets.map((ticket) => ticketName(on, ticket)))}</p>
      )}
      {country !== -1 && (
        <p class="note">{stack.length > 0 ? b.city.stack(stack.map(String)) : b.city.stackEmpty}</p>
      )}
      {builds && <p class="note">{b.city.note}</p>}
      {why && <p class="why">{whyNotText(why, table.names.value)}</p>}
      {ways.length > 0 && (
        <Payments
          ways={ways}
          count={price}
          chosen={Math.min(chosen.value, ways.length - 1)}
          onChoose={(i) => (chosen.value = i)}
        />
      )}
      {way && (
        <button
          type="button"
          class="key key-wide"
          disabled={table.busy.value}
          onClick={() => void table.act({ type: "buildStation", city, ...way })}
        >
          {b.city.buildFor(price)}
        </button>
      )}
      <h3 class="unseen">{b.text.lanes}</h3>
      <LaneLines table={table} lanes={lanesFrom(table, city)} />
    </SheetFrame>
  );
}

/** What can be claimed now comes first, what is taken last. */
function lanesFrom(table: Controller, city: string): readonly number[] {
  const on = table.table.value;
  const here = on?.placeNumber.get(city);
  if (!on || here === undefined) return [];
  const rank = (lane: number) => {
    const why = laneRefused(table, lane);
    return why === null ? 0 : why.code === "taken" ? 2 : 1;
  };
  return (on.lanesAt[here] as readonly number[]).toSorted((a, b) => rank(a) - rank(b));
}
