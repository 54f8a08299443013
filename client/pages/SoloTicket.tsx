/** One tap into a game against computer players; how it is played can be changed below the tap. */
import { useSignal } from "@preact/signals";
import { levels } from "../device/levels.ts";
import { soloRecord, soloWish, wishFor } from "../device/solo.ts";
import { words, wordsOf } from "../words/index.ts";
import { Choice } from "./Choice.tsx";
import { mapIds, mostPlayers } from "../../maps/catalog.ts";
import { mapName } from "./mapNames.ts";
import "./ticket.css";

export function SoloTicket() {
  const t = wordsOf("front");
  const p = words.value.pages;
  const open = useSignal(false);
  const wish = soloWish.value;
  const record = soloRecord.value;
  const going = record !== null && !record.finished;
  const shown = going ? record : wish;
  return (
    <div class="soloticket">
      <a class="edmondson" href={going ? "/solo" : "/solo?new"}>
        <span class="stub" aria-hidden="true">
          № 2
        </span>
        <span class="body">
          <strong>{going ? t.soloContinue : t.solo}</strong>
          <em>
            {t.soloNote(t.soloOpponents(shown.opponents), mapName(shown.map))} ·{" "}
            {p.levels[shown.level]}
          </em>
        </span>
      </a>
      <p class="underticket">
        <button
          class="textual"
          aria-expanded={open.value}
          onClick={() => (open.value = !open.value)}
        >
          {t.soloChange}
        </button>
        {going && (
          <a class="textual" href="/solo?new">
            {t.soloNew}
          </a>
        )}
      </p>
      {open.value && (
        <div class="wish">
          <Choice
            label={p.lobby.map}
            value={wish.map}
            options={mapIds.map((map) => [map, mapName(map)])}
            onChoose={(map) => wishFor({ map })}
          />
          <Choice
            label={t.opponents}
            value={String(wish.opponents)}
            options={Array.from({ length: mostPlayers(wish.map) - 1 }, (_, i) => [
              `${i + 1}`,
              `${i + 1}`,
            ])}
            onChoose={(n) => wishFor({ opponents: Number(n) })}
          />
          <Choice
            label={t.strength}
            value={wish.level}
            options={levels.map((level) => [level, p.levels[level]])}
            onChoose={(level) => wishFor({ level })}
          />
          <a class="key" href="/solo?new">
            {t.soloNew}
          </a>
        </div>
      )}
    </div>
  );
}
