/** Every lane as a line, searched by city, narrowed by what matters. */
import { useSignal } from "@preact/signals";
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";
import { LaneLines } from "./LaneLines.tsx";
import { laneName } from "./wayNames.ts";

const filters = ["all", "payable", "needed", "mine"] as const;
type Filter = (typeof filters)[number];

/** "Lodz" finds Łódź: people type what their keyboard has. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .replaceAll("ł", "l")
    .replaceAll("Ł", "l")
    .toLowerCase();
}

export function LaneList({ table }: { readonly table: Controller }) {
  const search = useSignal("");
  const filter = useSignal<Filter>("all");
  const on = table.table.value;
  const view = table.view.value;
  if (!on || !view) return null;
  const b = wordsOf("beside");
  const payable = new Set(
    table.legal.value.flatMap((action) => (action.type === "claimLane" ? [action.lane] : [])),
  );
  const needed = new Set(
    [...table.plans.value.values()].flatMap((plan) => (plan.state === "open" ? plan.build : [])),
  );
  const wanted = plainLetters(search.value).split(/[\s–-]+/);
  const named = (lane: number) => {
    const name = plainLetters(laneName(on, lane));
    return wanted.every((part) => name.includes(part));
  };
  const lanes = [...on.board.lanes.keys()].filter(
    (lane) =>
      named(lane) &&
      (filter.value === "all" ||
        (filter.value === "payable" && payable.has(lane)) ||
        (filter.value === "needed" && needed.has(lane)) ||
        (filter.value === "mine" && view.owners[lane] === table.me.value)),
  );
  return (
    <>
      <div class="finder">
        <input
          type="search"
          class="entry"
          aria-label={b.text.search}
          placeholder={b.text.search}
          value={search.value}
          onInput={(event) => (search.value = event.currentTarget.value)}
        />
        <select
          class="entry"
          aria-label={b.text.filter}
          value={filter.value}
          onChange={(event) => (filter.value = event.currentTarget.value as Filter)}
        >
          {filters.map((one) => (
            <option key={one} value={one}>
              {b.text[one]}
            </option>
          ))}
        </select>
      </div>
      <p class="note" role="status">
        {b.text.found(lanes.length)}
      </p>
      <LaneLines table={table} lanes={lanes} />
    </>
  );
}
