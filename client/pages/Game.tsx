/**
 * Everything that can be behind a game's link: an invitation, the waiting room, the table, the end.
 * Which of them it is, the room says; what this device may do there, its memory says.
 */
import { effect, useSignal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import { openOnline } from "../connection/online.ts";
import { forgetSeat, myGame, remember } from "../device/games.ts";
import { go } from "../router.ts";
import type { Session } from "../session.ts";
import { loadArea } from "../words/index.ts";
import "./room.css";
import { claimFragment } from "./fragment.ts";
import { later } from "./later.tsx";
import { Lobby } from "./Lobby.tsx";
import { TableSoon } from "./TableSoon.tsx";
import { Waiting } from "./Waiting.tsx";

const Arrive = later(async () => (await import("./Arrive.tsx")).Arrive, "arrive");
const Closed = later(
  async () => (await import("./Closed.tsx")).Closed,
  "arrive",
  "around",
  "refusals",
);

interface GameProps {
  readonly game: string;
  readonly invite: string | null;
}

export function Game({ game, invite }: GameProps) {
  useMemo(() => claimFragment(game), [game]);
  const token = useSignal(myGame(game)?.token);
  const session = useMemo(
    () => openOnline({ game, ...(token.value === undefined ? {} : { token: token.value }) }),
    [game, token.value],
  );
  useEffect(() => () => session.close(), [session]);
  useEffect(() => tellingTurns(session), [session]);
  useEffect(() => effect(() => follow(session)), [session]);
  useEffect(() => {
    if (invite !== null) remember(game, { invite });
  }, [game, invite]);

  const justWatch = useSignal(false);
  const { link, room } = session;
  if (link.value.state === "closed") {
    return (
      <Closed
        code={link.value.code}
        seated={token.value !== undefined}
        onGiveUpSeat={() => {
          forgetSeat(game);
          token.value = undefined;
        }}
      />
    );
  }
  if (!room.value) return <Waiting />;

  const sit = (seatToken: string) => {
    remember(game, { token: seatToken });
    token.value = seatToken;
  };
  const { status, seats, late } = room.value;
  const seat = session.seat.value;
  const known = invite ?? myGame(game)?.invite;
  const free =
    status === "lobby"
      ? seats.some((one) => one.kind === "open")
      : status === "playing" && late && seats.some((one) => one.kind === "bot" || one.autopilot);
  if (seat === null && known !== undefined && free && !justWatch.value) {
    return (
      <Arrive
        game={game}
        invite={known}
        room={room.value}
        onSeated={sit}
        onWatch={() => (justWatch.value = true)}
      />
    );
  }
  if (status === "lobby") {
    return (
      <Lobby
        session={session}
        invite={known}
        onLeft={() => {
          forgetSeat(game);
          token.value = undefined;
          go("/");
        }}
      />
    );
  }
  return <TableSoon session={session} invite={known} />;
}

/** Title, badge and notification are for hidden tabs: they are fetched when this one first is. */
function tellingTurns(session: Session): () => void {
  let stop = () => {};
  let gone = false;
  const look = () => {
    if (!document.hidden) return;
    document.removeEventListener("visibilitychange", look);
    Promise.all([import("../home/turns.ts"), loadArea("around")]).then(
      ([{ tellTurns }]) => {
        if (!gone) stop = tellTurns(session);
      },
      () => document.addEventListener("visibilitychange", look),
    );
  };
  document.addEventListener("visibilitychange", look);
  look();
  return () => {
    gone = true;
    document.removeEventListener("visibilitychange", look);
    stop();
  };
}

/** Keep what the front page tells of this game up to date. */
function follow(session: Session): void {
  const room = session.room.value;
  if (!room) return;
  const players = room.seats.filter((one) => one.kind !== "open").map((one) => one.name);
  const before = myGame(session.game);
  if (session.seat.value === null && !before?.token) return;
  if (before && before.status === room.status && before.players.join() === players.join()) return;
  remember(session.game, { map: room.map, players, status: room.status });
}
