/** Before the game: the board as it will be played on, a code to scan, and who has come. */
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { mapName } from "../pages/mapNames.ts";
import { useTitle } from "../pages/Page.tsx";
import { SeatCar } from "../pages/SeatCar.tsx";
import { lazyQr } from "../qr/lazyQr.tsx";
import { Stage } from "../replay/Stage.tsx";
import { words, wordsOf } from "../words/index.ts";

interface HallProps {
  readonly board: Board;
  readonly room: Room;
  readonly url: string;
  /** The code leads to a seat; otherwise to the place of a watcher. */
  readonly sit: boolean;
}

export function Hall({ board, room, url, sit }: HallProps) {
  const p = words.value.pages;
  const t = wordsOf("around").screen;
  const heading = useTitle(t.title);
  const label = sit ? t.sit : t.watch;
  return (
    <main class="screen hall">
      <h1 ref={heading} tabIndex={-1} class="unseen">
        {t.title}
      </h1>
      <Stage
        board={board}
        view={undefined}
        colors={[]}
        label={words.value.table.board(mapName(room.map))}
      />
      <section class="wall" tabIndex={0} aria-label={t.title}>
        <figure class="hero">
          <figcaption>{label}</figcaption>
          {lazyQr(url, label)}
        </figure>
        <ol class="come" aria-label={p.lobby.seats}>
          {room.seats.map((seat, i) => {
            const open = seat.kind === "open";
            return (
              <li key={i} class={open ? "open" : ""}>
                <SeatCar color={seat.color} open={open} />
                <strong>{open ? p.lobby.open : seat.name}</strong>
                {seat.level && <small>{p.computer(p.levels[seat.level])}</small>}
              </li>
            );
          })}
        </ol>
        <p class="aside">{waitingFor(room)}</p>
      </section>
    </main>
  );
}

function waitingFor(room: Room): string {
  const p = words.value.pages.lobby;
  const host = room.host === null ? undefined : room.seats[room.host];
  return host ? p.waitHost(host.name) : p.waitAnyone;
}
