/** The front page: one sheet with everything one can do, nothing to learn first. */
import { useEffect } from "preact/hooks";
import { forgetGame } from "../device/forget.ts";
import { type MyGame, myGames } from "../device/games.ts";
import { words, wordsOf } from "../words/index.ts";
import "./front.css";
import { Departures } from "./Departures.tsx";
import { Emblem } from "./Emblem.tsx";
import { LanguageChoice } from "./LanguageChoice.tsx";
import { mapIds } from "../../maps/catalog.ts";
import { mapName } from "./mapNames.ts";
import { useTitle } from "./Page.tsx";
import { SoloTicket } from "./SoloTicket.tsx";
import "./ticket.css";
import "./shut.css";

export function Front() {
  const t = wordsOf("front");
  const heading = useTitle(words.value.pages.name);
  useEffect(() => {
    // What comes next is fetched while the page is being read.
    void import("./NewGame.tsx");
    void import("../solo/Solo.tsx");
  }, []);
  return (
    <div class="page front">
      <header class="masthead">
        <p class="edition" aria-hidden="true">
          {t.edition}
        </p>
        <div class="nameplate">
          <Emblem />
          <h1 ref={heading} tabIndex={-1}>
            {words.value.pages.name}
          </h1>
        </div>
        <p class="tagline">{t.tagline}</p>
      </header>
      <main>
        <nav class="edmondsons" aria-label={words.value.pages.name}>
          <a class="edmondson primary" href="/new">
            <span class="stub" aria-hidden="true">
              № 1
            </span>
            <span class="body">
              <strong>{t.friends}</strong>
              <em>{t.friendsNote}</em>
            </span>
          </a>
          <SoloTicket />
        </nav>
        <Mine />
        <Maps />
        <Departures />
      </main>
      <footer class="imprint">
        <p>
          <a href="/guide">{t.guide}</a>
          <a href="/settings">{t.settings}</a>
          <a href="/privacy">{t.privacy}</a>
          <LanguageChoice label={t.language} />
        </p>
        <p class="fine">{t.fan}</p>
      </footer>
    </div>
  );
}

/** What it looks like, and with one tap a table on that map. */
function Maps() {
  const { title } = wordsOf("front").new;
  return (
    <ul class="gallery">
      {mapIds.map((id) => (
        <li key={id}>
          <a href={`/new?map=${id}`} aria-label={`${title}: ${mapName(id)}`}>
            <img src={`/maps/${id}.webp`} alt="" width="600" height="400" />
            <span>{mapName(id)}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Mine() {
  const t = wordsOf("front");
  const list = myGames.value;
  if (list.length === 0) return null;
  return (
    <section class="mine" aria-labelledby="mine">
      <h2 id="mine">{t.mine}</h2>
      <ul>
        {list.map((one) => (
          <Stub key={one.game} one={one} />
        ))}
      </ul>
      <p class="fine">{t.mineNote}</p>
    </section>
  );
}

function Stub({ one }: { readonly one: MyGame }) {
  const t = wordsOf("front");
  const names = one.players.length > 0 ? words.value.table.list(one.players) : t.nobodyYet;
  return (
    <li class={`stubline ${one.status}`}>
      <a href={`/g/${one.game}`}>
        <span class="route">{mapName(one.map)}</span>
        <span class="who">{names}</span>
        <span class="state">{t.states[one.status]}</span>
      </a>
      <button class="shut" aria-label={t.forget(names)} onClick={() => forgetGame(one.game)}>
        <svg viewBox="0 0 16 16" aria-hidden="true">
          <path d="M4 4l8 8M12 4l-8 8" stroke="currentColor" stroke-width="1.6" />
        </svg>
      </button>
    </li>
  );
}
