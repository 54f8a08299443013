/** `/g/:game/table`: the screen in the middle. A big board, the row, everyone, and a code to scan. */
import { useEffect, useMemo } from "preact/hooks";
import { heightOf } from "../../engine/piles.ts";
import { tableOf } from "../../engine/table.ts";
import { Car } from "../board/liveries.tsx";
import { openOnline } from "../connection/online.ts";
import { lazyQr } from "../qr/lazyQr.tsx";
import { Stage } from "../replay/Stage.tsx";
import type { Session } from "../session.ts";
import { tell } from "../planner/story.ts";
import { CardBack, CardFace } from "../table/Card.tsx";
import { deedText } from "../table/telling.ts";
import "../table/cards.css";
import { words, wordsOf } from "../words/index.ts";
import { closedText } from "./closedText.ts";
import { mapName } from "./mapNames.ts";
import { Notice } from "./Notice.tsx";
import { useTitle } from "./Page.tsx";
import "./screen.css";

export function Screen({ game }: { readonly game: string }) {
  const session = useMemo(() => openOnline({ game }), [game]);
  useEffect(() => () => session.close(), [session]);
  const p = words.value.pages;
  const link = session.link.value;
  if (link.state === "closed") {
    return <Notice title={wordsOf("around").lost.title} text={closedText(link.code)} />;
  }
  return session.room.value ? (
    <Middle session={session} invite={location.hash.slice(1)} />
  ) : (
    <div class="waiting" role="status" aria-label={p.loading} />
  );
}

function Middle({ session, invite }: { readonly session: Session; readonly invite: string }) {
  const p = words.value.pages;
  const t = wordsOf("around").screen;
  const heading = useTitle(t.title);
  const room = session.room.value;
  const board = session.board.value;
  const view = session.view.value;
  if (!room) return null;
  const free = room.seats.some((seat) => seat.kind === "open");
  const url = `${location.origin}/g/${session.game}${invite === "" ? "" : `/${invite}`}`;
  const label = free && invite !== "" ? t.sit : t.watch;
  return (
    <main class="screen">
      <h1 ref={heading} tabIndex={-1} class="unseen">
        {t.title}
      </h1>
      {board && view ? (
        <Stage
          board={board}
          view={view}
          colors={room.seats.map((seat) => seat.color)}
          label={words.value.table.board(mapName(room.map))}
        />
      ) : (
        <div class="boardview poster">
          <img src={`/maps/${room.map}.webp`} alt={mapName(room.map)} />
        </div>
      )}
      <section class="wall" tabIndex={0} aria-label={t.title}>
        <p class="now" aria-live="polite">
          {headline(session)}
        </p>
        <ol class="crew">
          {room.seats.map((seat, i) => {
            const side = view?.seats[i];
            return (
              <li key={i} class={view?.turn === i ? "turn" : ""}>
                <Car color={seat.color} />
                <strong>{seat.kind === "open" ? p.lobby.open : seat.name}</strong>
                {side && (
                  <span>
                    {words.value.table.points(side.points)} ·{" "}
                    {words.value.table.trains(side.trains)} ·{" "}
                    {words.value.table.cardsHeld(side.cards)} ·{" "}
                    {words.value.table.ticketsHeld(heightOf(side.tickets))}
                  </span>
                )}
              </li>
            );
          })}
        </ol>
        {view && (
          <div class="opencards" role="group" aria-label={t.row}>
            {view.row.map((card, i) =>
              card ? <CardFace key={i} card={card} /> : <span key={i} class="gap" />,
            )}
            <span class="deckcount">
              <CardBack />
              <small>{t.deck(heightOf(view.deck))}</small>
            </span>
          </div>
        )}
        <Chronicle session={session} />
        <figure class="code">
          {lazyQr(url, label)}
          <figcaption>{label}</figcaption>
        </figure>
      </section>
    </main>
  );
}

function headline(session: Session): string {
  const t = wordsOf("around").screen;
  const room = session.room.value;
  const view = session.view.value;
  if (!room || room.status === "lobby") return words.value.pages.lobby.title;
  if (room.status !== "playing" || !view) return t.over;
  if (view.turn === null) return t.choosing;
  const turn = t.turn(room.seats[view.turn]?.name ?? "");
  return view.lastRound === null ? turn : `${t.lastRound} · ${turn}`;
}

const lines = 6;

function Chronicle({ session }: { readonly session: Session }) {
  const board = session.board.value;
  const events = session.events.value;
  const names = session.room.value?.seats.map((seat) => seat.name) ?? [];
  const deeds = useMemo(() => tell(events).slice(-lines).toReversed(), [events]);
  if (!board) return null;
  const table = tableOf(board);
  return (
    <ul class="chronicle">
      {deeds.map((deed) => (
        <li key={deed.at}>{deedText(table, deed, { all: names, me: null })}</li>
      ))}
    </ul>
  );
}
