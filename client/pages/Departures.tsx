/** The departure board: public games being played, on split flaps. */
import { useSignal } from "@preact/signals";
import { useEffect, useRef } from "preact/hooks";
import { mapIds } from "../../maps/catalog.ts";
import type { LiveGame } from "../../worker/protocol.ts";
import { words, wordsOf } from "../words/index.ts";
import { liveGames } from "./api.ts";
import { fitNames, inRows } from "./flaps.ts";
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
  const { list: board, across } = useAcross();
  const list = games.value;
  const message = reached.value === null ? "" : reached.value ? t.noDepartures : t.noNetwork;
  // Without a game the board says so, over as many rows as it takes.
  const said = list.length === 0 ? inRows(message, across) : [];
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
      <ol ref={board}>
        {list.map((game) => (
          <li key={game.game}>
            <a href={`/g/${game.game}`} aria-label={watchText(game)}>
              <Departure game={game} across={across} />
            </a>
          </li>
        ))}
        {blank.map((text, i) => (
          <li key={i} aria-hidden="true" class="blank">
            <Flaps text={text} cells={across} />
          </li>
        ))}
      </ol>
    </section>
  );
}

function watchText(game: LiveGame): string {
  const { pages, table } = words.value;
  const watched = game.watchers > 0 ? `, ${pages.watchers(game.watchers)}` : "";
  return `${wordsOf("front").watch(table.list(game.players))}, ${mapName(game.map)}${watched}`;
}

/** Flaps for the sign of watching and their number; between two groups a flap is left out. */
const eyes = 3;
const gap = 1;

/** On one row where it is long enough for names, on two where it is not. */
function Departure({ game, across }: { readonly game: LiveGame; readonly across: number }) {
  const longest = Math.max(...mapIds.map((id) => mapName(id).length));
  const beside = across - longest - eyes - 2 * gap;
  const watched = <Flaps text={game.watchers > 0 ? String(game.watchers) : ""} cells={eyes} eye />;
  const names = (cells: number) => <Flaps text={fitNames(game.players, cells)} cells={cells} />;
  return beside < 24 ? (
    <>
      <Flaps text={mapName(game.map)} cells={across - eyes - gap} />
      {watched}
      {names(across)}
    </>
  ) : (
    <>
      <Flaps text={mapName(game.map)} cells={longest} />
      {names(beside)}
      {watched}
    </>
  );
}

interface FlapsProps {
  readonly text: string;
  readonly cells: number;
  /** The first flap shows an eye, if there is anything to show. */
  readonly eye?: boolean;
}

function Flaps({ text, cells, eye = false }: FlapsProps) {
  const letters: readonly string[] = [...text.toUpperCase()];
  const shown = eye && text !== "" ? ["eye", ...letters] : letters;
  return (
    <span class="flaps" aria-hidden="true">
      {Array.from({ length: cells }, (_, i) => (
        // A new letter is a new element, so that its flap falls.
        <i key={`${i}${shown[i] ?? ""}`} style={`--i:${i}`}>
          {shown[i] === "eye" ? <Eye /> : shown[i]}
        </i>
      ))}
    </span>
  );
}

function Eye() {
  return (
    <svg viewBox="0 0 16 16" width="12" height="12" fill="none" stroke="currentColor">
      <path d="M1 8c4-6 10-6 14 0-4 6-10 6-14 0z" stroke-width="1.6" />
      <circle cx="8" cy="8" r="2" fill="currentColor" />
    </svg>
  );
}

/** How many flaps the board has in a row: a flap is as wide as in front.css, with 1 px between. */
function useAcross() {
  const list = useRef<HTMLOListElement>(null);
  const across = useSignal(20);
  useEffect(() => {
    const element = list.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
      across.value = Math.max(8, Math.floor((element.clientWidth + 1) / (0.86 * rem + 1)));
    });
    watch.observe(element);
    return () => watch.disconnect();
  }, []);
  return { list, across: across.value };
}
