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
  const message = reached.value === null ? "" : reached.value ? t.noDepartures : t.noNetwork;
  // Without a game the board says so, over as many rows as it takes.
  const said = list.length === 0 ? inRows(message, narrowest) : [];
  const blank = Array.from({ length: rows - list.length }, (_, i) => said[i] ?? "");
  return (
    <section class="departures" aria-labelledby="departures">
      <header>
        <h2 id="departures">{t.departures}</h2>
        <p>{t.departuresNote}</p>
      </header>
      <p class="unseen" role="status">
        {list.length === 0 ? message : ""}
      </p>
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
        {blank.map((text, i) => (
          <li key={i} aria-hidden="true" class="blank">
            <Flaps text={text} class="line" />
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

/** Flaps in a row on the narrowest phone. */
const narrowest = 20;

function inRows(text: string, width: number): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else lines.push(word);
  }
  return lines;
}

/** More flaps than any screen shows; the row cuts off what does not fit. */
const cells = { map: 8, who: 52, turn: 3, line: 64 } as const;

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
