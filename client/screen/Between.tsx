/** During the game: the board, the open cards under it, everyone and what they did beside it. */
import { heightOf } from "../../engine/piles.ts";
import type { GameEvent, State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { mapName } from "../pages/mapNames.ts";
import { useTitle } from "../pages/Page.tsx";
import { lazyQr } from "../qr/lazyQr.tsx";
import { Stage } from "../replay/Stage.tsx";
import type { Session } from "../session.ts";
import { CardBack, CardFace } from "../table/Card.tsx";
import "../table/cards.css";
import { Icon } from "../table/icons.tsx";
import { words, wordsOf, wordsSoon } from "../words/index.ts";
import { Chronicle } from "./Chronicle.tsx";
import { Crew } from "./Crew.tsx";
import { Dig } from "./Dig.tsx";
import { TimeLeft } from "./TimeLeft.tsx";

interface BetweenProps {
  readonly session: Session;
  readonly board: Board;
  readonly room: Room;
  readonly view: State;
  /** As many as the view has folded in. */
  readonly events: readonly GameEvent[];
  readonly url: string;
}

export function Between({ session, board, room, view, events, url }: BetweenProps) {
  const t = wordsOf("around").screen;
  const heading = useTitle(t.title);
  const latest = events.findLast((event) => event.type === "laneClaimed");
  // This screen itself is counted among those who watch.
  const watchers = room.watchers - 1;
  return (
    <main class="screen">
      <h1 ref={heading} tabIndex={-1} class="unseen">
        {t.title}
      </h1>
      <div class="middle">
        <Stage
          board={board}
          view={view}
          colors={room.seats.map((seat) => seat.color)}
          label={words.value.table.board(mapName(room.map))}
          latest={latest?.lane ?? null}
        />
        {view.tunnel && <Dig board={board} tunnel={view.tunnel} />}
        <Piles view={view} />
      </div>
      <section class="wall" tabIndex={0} aria-label={t.title}>
        <p class="now">
          <span aria-live="polite">{headline(room, view)}</span>
          <TimeLeft room={room} skew={session.skew.value} />
        </p>
        <Crew board={board} room={room} view={view} />
        <Chronicle board={board} room={room} events={events} />
        <figure class="code">
          {lazyQr(url, t.watch)}
          <figcaption>
            {t.watch}
            {watchers > 0 && <small>{words.value.pages.watchers(watchers)}</small>}
          </figcaption>
        </figure>
      </section>
    </main>
  );
}

function headline(room: Room, view: State): string {
  const t = wordsOf("around").screen;
  if (room.status === "ended") return wordsSoon("beside")?.status.ended ?? "";
  if (view.turn === null) return t.choosing;
  const turn = t.turn(room.seats[view.turn]?.name ?? "");
  return view.lastRound === null ? turn : `${t.lastRound} · ${turn}`;
}

function Piles({ view }: { readonly view: State }) {
  const w = words.value.table.row;
  return (
    <div class="piles" role="group" aria-label={w.title}>
      {view.row.map((card, i) =>
        card ? (
          <span key={`${i}${card}`}>
            <CardFace card={card} />
            <span class="unseen">{words.value.table.cards[card]}</span>
          </span>
        ) : (
          <span key={i} class="gap" />
        ),
      )}
      <span class="stack">
        <CardBack />
        <Height name={wordsOf("around").screen.deck} n={heightOf(view.deck)} />
      </span>
      <span class="stack">
        <span class="card card-ticket">
          <Icon name="ticket" />
        </span>
        <Height name={words.value.table.bar.tickets} n={heightOf(view.tickets)} />
      </span>
    </div>
  );
}

function Height({ name, n }: { readonly name: string; readonly n: number }) {
  return (
    <span class="height">
      <span class="unseen">{name} </span>
      {n}
    </span>
  );
}
