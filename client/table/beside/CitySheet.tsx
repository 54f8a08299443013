/** A city or country someone has touched: my tickets from it, its station or its stack of cards. */
import { useSignal } from "@preact/signals";
import { stationPrice } from "../../../engine/claim.ts";
import { wordsOf } from "../../words/index.ts";
import { stationRefused, waysForStation, whyNotText } from "./asking.ts";
import type { Controller } from "../controller.ts";
import { Payments } from "./Payments.tsx";
import { SheetFrame } from "../SheetFrame.tsx";
import { placeName, ticketName } from "../telling.ts";

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
    </SheetFrame>
  );
}
