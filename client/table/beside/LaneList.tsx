/** Every lane as a line: price, state, owner. Searched by city, narrowed by what matters. */
import { useSignal } from "@preact/signals";
import { pointsFor } from "../../../engine/claim.ts";
import { words, wordsOf } from "../../words/index.ts";
import { laneRefused, whyNotText } from "./asking.ts";
import type { Controller } from "../controller.ts";
import { laneName } from "../telling.ts";

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
  const w = words.value.table;
  const b = wordsOf("beside");
  const payable = new Set(
    table.legal.value.flatMap((action) => (action.type === "claimLane" ? [action.lane] : [])),
  );
  const needed = new Set(
    [...table.plans.value.values()].flatMap((plan) => (plan.state === "open" ? plan.build : [])),
  );
  const wanted = plainLetters(search.value).split(/[\s–-]+/);
  const lanes = on.board.lanes
    .map((lane, i) => ({ ...lane, i, name: laneName(on, i) }))
    .filter(({ name }) => wanted.every((part) => plainLetters(name).includes(part)))
    .filter(
      ({ i }) =>
        filter.value === "all" ||
        (filter.value === "payable" && payable.has(i)) ||
        (filter.value === "needed" && needed.has(i)) ||
        (filter.value === "mine" && view.owners[i] === table.me.value),
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
      <ul class="lane-list">
        {lanes.map(({ i, name, length, color, ferry, tunnel }) => {
          const why = laneRefused(table, i);
          const traits = [
            b.lanes.price(length, color),
            ...(ferry ? [b.lanes.ferry(ferry)] : []),
            ...(tunnel ? [b.lanes.tunnel] : []),
            w.points(pointsFor(length)),
          ];
          return (
            <li key={i}>
              <button
                type="button"
                class="lane-line"
                onClick={() => table.show({ kind: "lane", lane: i })}
              >
                <b>{name}</b> <span>{traits.join(", ")}.</span>{" "}
                <span class="lane-state">
                  {why ? whyNotText(why, table.names.value) : b.lanes.nowPayable}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </>
  );
}
