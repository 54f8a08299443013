/** A city for a station, chosen from a list; its sheet asks the rest. */
import { useSignal } from "@preact/signals";
import { wordsOf } from "../../words/index.ts";
import type { Controller } from "../controller.ts";

export function StationPicker({ table }: { readonly table: Controller }) {
  const on = table.table.value;
  const cities = on
    ? on.board.places
        .filter(({ id }) => !on.board.countries.some((country) => country.id === id))
        .toSorted((a, b) => a.name.localeCompare(b.name))
    : [];
  const city = useSignal("");
  const b = wordsOf("beside");
  return (
    <div class="finder">
      <select
        class="entry"
        aria-label={b.text.stationIn}
        value={city.value}
        onChange={(event) => (city.value = event.currentTarget.value)}
      >
        <option value="">{b.text.stationIn}</option>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="key-plain"
        disabled={city.value === ""}
        onClick={() => table.show({ kind: "city", city: city.value })}
      >
        {b.city.build}
      </button>
    </div>
  );
}
