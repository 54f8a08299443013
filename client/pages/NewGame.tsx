/** A new table: the map by its picture, good defaults, two taps. */
import { useSignal } from "@preact/signals";
import { remember } from "../device/games.ts";
import { go } from "../router.ts";
import { words, wordsOf } from "../words/index.ts";
import { refusalText } from "../words/refusal.ts";
import type { Level } from "../../worker/protocol.ts";
import "./front.css";
import { openTable } from "./api.ts";
import { Choice, Switch } from "./Choice.tsx";
import { clocks, clockText } from "./clocks.ts";
import { mapName } from "./mapNames.ts";
import { type MapId, catalog, mapIds } from "../../maps/catalog.ts";
import { NameField, useNamed } from "./NameField.tsx";
import { Page } from "./Page.tsx";

export function NewGame() {
  const t = wordsOf("front").new;
  const p = words.value.pages;
  const wished = new URLSearchParams(location.search).get("map");
  const map = useSignal<MapId>(mapIds.find((id) => id === wished) ?? "usa");
  const seats = useSignal(4);
  const bots = useSignal(0);
  const level = useSignal<Level>("normal");
  const clock = useSignal<number | null>(null);
  const open = useSignal(false);

  const { most } = catalog[map.value];
  const chairs = Math.min(seats.value, most);
  const computers = Math.min(bots.value, chairs - 1);

  const form = useNamed(async (mine) => {
    const reply = await openTable({
      map: map.value,
      seats: chairs,
      name: mine,
      bots: Array.from({ length: computers }, () => level.value),
      clock: clock.value,
      public: open.value,
    });
    if ("failed" in reply) return refusalText(reply.failed);
    const { game, invite, token } = reply.ok;
    remember(game, {
      invite,
      ...(token === undefined ? {} : { token }),
      map: map.value,
      players: [mine],
      status: "lobby",
    });
    go(`/g/${game}/${invite}`, { replace: true });
    return "";
  });

  return (
    <Page title={t.title} class="newgame">
      <form onSubmit={form.submit}>
        <fieldset class="mapchoice">
          <legend>{t.map}</legend>
          <div>
            {mapIds.map((id) => (
              <label key={id}>
                <input
                  type="radio"
                  name="map"
                  value={id}
                  checked={map.value === id}
                  onChange={() => (map.value = id)}
                />
                <span class="poster">
                  <img src={`/maps/${id}.webp`} alt="" width="600" height="400" />
                  <span class="caption">
                    <strong>{mapName(id)}</strong>
                    <em>{t.features[catalog[id].feature]}</em>
                    <small>
                      {t.range(2, catalog[id].most)} · {t.trains(catalog[id].trains)}
                    </small>
                  </span>
                </span>
              </label>
            ))}
          </div>
        </fieldset>
        <NameField form={form} label={t.name} please={t.nameMissing} />
        <div class="pair">
          <Choice
            label={t.seats}
            value={String(chairs)}
            options={range(2, most)}
            onChoose={(n) => (seats.value = Number(n))}
          />
          <Choice
            label={t.bots}
            value={String(computers)}
            options={range(0, chairs - 1)}
            onChoose={(n) => (bots.value = Number(n))}
          />
        </div>
        {computers > 0 && (
          <Choice
            label={t.strength}
            value={level.value}
            options={[
              ["easy", p.levels.easy],
              ["normal", p.levels.normal],
              ["hard", p.levels.hard],
            ]}
            onChoose={(one) => (level.value = one)}
          />
        )}
        <details class="more">
          <summary>{t.more}</summary>
          <label class="field">
            {wordsOf("around").options.clock}
            <select
              value={String(clock.value ?? "")}
              onChange={(event) => (clock.value = Number(event.currentTarget.value) || null)}
            >
              {clocks.map((seconds) => (
                <option key={seconds} value={String(seconds ?? "")}>
                  {clockText(seconds)}
                </option>
              ))}
            </select>
          </label>
          <Switch
            label={wordsOf("around").options.public}
            note={wordsOf("around").options.publicNote}
            on={open.value}
            onChange={(on) => (open.value = on)}
          />
        </details>
        <p class="problem" role="alert">
          {form.problem.value}
        </p>
        <div class="dock">
          <button class="key wide" type="submit" aria-disabled={form.busy.value}>
            {form.busy.value ? t.opening : t.open}
          </button>
        </div>
      </form>
    </Page>
  );
}

function range(from: number, to: number): readonly (readonly [string, string])[] {
  return Array.from({ length: to - from + 1 }, (_, i) => {
    const n = String(from + i);
    return [n, n] as const;
  });
}
