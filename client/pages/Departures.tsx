/** The departure board: public games being played, on split flaps. */
import { useSignal } from "@preact/signals";
import { useEffect } from "preact/hooks";
import type { LiveGame } from "../../worker/protocol.ts";
import { words, wordsOf } from "../words/index.ts";
import { liveGames } from "./api.ts";
import { mapName } from "./mapNames.ts";

const everyMs = 20_000;
const rows = 4;

export function Departures() {
  const t = wordsOf("front");
  const games = useSignal<readonly LiveGame[]>([]);
  const reached = useSignal<boolean | null>(null);
  useEffect(() => {
    let gone = false;
    const look = async () => {
      if (document.hidden) return;
      const reply = await liveGames();
      if (gone) return;
      reached.value = "ok" in reply;
      if ("ok" in reply) games.value = reply.ok.slice(0, rows);
    };
    void look();
    const timer = setInterval(look, everyMs);
    document.addEventListener("visibilitychange", look);
    return () => {
      gone = true;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  const list = games.value;
  const message = reached.value === false ? t.noNetwork : t.noDepartures;
  return (
    <section class="departures" aria-labelledby="departures">
      <header>
        <h2 id="departures">{t.departures}</h2>
        <p>{t.departuresNote}</p>
      </header>
      <ol>
        {list.map((game) => (
          <li key={game.game}>
            <a href={`/g/${game.game}`} aria-label={watchText(game)}>
              <Flaps text={mapName(game.map)} class="map" />
              <Flaps text={game.players.join(" ")} class="who" />
              <Flaps text={String(game.turn)} class="turn" />
            </a>
          </li>
        ))}
        {list.length === 0 && (
          <li>
            <p class="none" role="status">
              <span class="unseen">{reached.value === null ? "" : message}</span>
              <Flaps text={reached.value === null ? "" : message} class="line" />
            </p>
          </li>
        )}
        {Array.from({ length: rows - Math.max(1, list.length) }, (_, i) => (
          <li key={i} aria-hidden="true" class="blank">
            <Flaps text="" class="line" />
          </li>
        ))}
      </ol>
    </section>
  );
}

function watchText(game: LiveGame): string {
  const { list, watchers } = words.value.pages;
  return `${wordsOf("front").watch(list(game.players))}, ${mapName(game.map)}, ${watchers(game.watchers)}`;
}

/** More flaps than any screen shows; the row cuts off what does not fit. */
const cells = { map: 8, who: 40, turn: 3, line: 60 } as const;

function Flaps({
  text,
  class: kind,
}: {
  readonly text: string;
  readonly class: keyof typeof cells;
}) {
  const shown = [...text.toUpperCase()].slice(0, cells[kind]);
  return (
    <span class={`flaps ${kind}`} aria-hidden="true">
      {Array.from({ length: cells[kind] }, (_, i) => (
        // A new letter is a new element, so that its flap falls.
        <i key={`${i}${shown[i] ?? ""}`} style={`--i:${i}`}>
          {shown[i]}
        </i>
      ))}
    </span>
  );
}
