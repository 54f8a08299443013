/** A city for a station, chosen from a list; its sheet asks the rest. */
import { useState } from "preact/hooks";
import { words } from "../../words/index.ts";
import type { Controller } from "../controller.ts";

export function StationPicker({ table }: { readonly table: Controller }) {
  const on = table.table.value;
  const cities = on
    ? on.board.places
        .filter(({ id }) => !on.board.countries.some((country) => country.id === id))
        .toSorted((a, b) => a.name.localeCompare(b.name))
    : [];
  const [city, pick] = useState("");
  const w = words.value.table;
  return (
    <div class="finder">
      <select
        class="entry"
        aria-label={w.text.stationIn}
        value={city}
        onChange={(event) => pick(event.currentTarget.value)}
      >
        <option value="">{w.text.stationIn}</option>
        {cities.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <button
        type="button"
        class="key-plain"
        disabled={city === ""}
        onClick={() => table.show({ kind: "city", city })}
      >
        {w.city.build}
      </button>
    </div>
  );
}
