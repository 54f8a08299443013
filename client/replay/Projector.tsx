/** The replay itself: board, what just happened, everyone's cards, and the controls. */
import { useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { rulesFor } from "../../engine/index.ts";
import type { GameEvent } from "../../engine/types.ts";
import { CheckPanel } from "../check/Check.tsx";
import { useTitle } from "../pages/Page.tsx";
import { Emblem } from "../pages/Emblem.tsx";
import { tell } from "../planner/story.ts";
import { deedText } from "../table/telling.ts";
import { words, wordsOf } from "../words/index.ts";
import { Controls } from "./Controls.tsx";
import { Hands } from "./Hands.tsx";
import { Folder, moments } from "./lookBack.ts";
import { type Eyes, type Film, seenBy } from "./source.ts";
import { Stage } from "./Stage.tsx";

export function Projector({ film }: { readonly film: Film }) {
  const t = wordsOf("replay");
  const heading = useTitle(t.title);
  const eyes = useSignal<Eyes>("open");
  const rules = useMemo(() => rulesFor(film.board), [film]);
  const events = useMemo(() => seenBy(film, eyes.value), [film, eyes.value]);
  const stops = useMemo(() => moments(film.log.events), [film]);
  const folder = useMemo(() => new Folder(rules.evolve), [rules, events]);
  const at = useSignal(useMemo(() => moveInAddress(stops.length), [stops]));

  const count = stops[at.value] ?? events.length;
  const view = useMemo(() => folder.at(events, count), [folder, events, count]);
  useEffect(() => {
    // Where one stands is in the address, so that it can be sent to someone.
    const timer = setTimeout(
      () => history.replaceState(null, "", `${film.address}?move=${at.value + 1}`),
      250,
    );
    return () => clearTimeout(timer);
  }, [at.value]);
  if (!view) return null;
  const names = film.log.players.map((player) => player.name);
  return (
    <main class="replay">
      <header class="strip">
        <a href="/" class="brand">
          <Emblem />
          <span class="unseen">{words.value.pages.home}</span>
        </a>
        <h1 ref={heading} tabIndex={-1}>
          {t.title}
        </h1>
        <a class="key-plain" href={film.back}>
          {t.result}
        </a>
      </header>
      <Stage
        board={film.board}
        view={view}
        colors={film.colors}
        label={words.value.table.board(film.board.name)}
        latest={latestLane(events, count)}
      />
      <div class="deskside">
        <p class="caption" aria-live="polite">
          {caption(film, events, count, names)}
        </p>
        <Controls at={at} count={stops.length} eyes={eyes} names={names} address={film.address} />
        <Hands view={view} names={names} colors={film.colors} board={film.board} />
        <details class="more">
          <summary>{t.check}</summary>
          <CheckPanel seal={null} log={() => Promise.resolve(film.log)} />
        </details>
      </div>
    </main>
  );
}

/** `?move=57`, from 1; without it the replay begins at the beginning. */
function moveInAddress(count: number): number {
  const move = Number(new URLSearchParams(location.search).get("move"));
  return Number.isInteger(move) && move >= 1 ? Math.min(move, count) - 1 : 0;
}

function caption(
  film: Film,
  events: readonly GameEvent[],
  count: number,
  names: readonly string[],
): string {
  const { table } = rulesFor(film.board);
  const before = moments(events).findLast((stop) => stop < count) ?? 0;
  const deeds = tell(events.slice(0, count)).filter((deed) => deed.at > before);
  if (deeds.length === 0) return wordsOf("replay").dealt;
  return deeds.map((deed) => deedText(table, deed, { all: names, me: null })).join(" ");
}

function latestLane(events: readonly GameEvent[], count: number): number | null {
  const last = events.slice(0, count).findLast((event) => event.type === "laneClaimed");
  return last?.type === "laneClaimed" ? last.lane : null;
}
