/** Coming and going: who a socket is, and what the table sees of it. */
import type { Viewer } from "../engine/types.ts";
import { watchersEvery } from "./alarms.ts";
import { opens } from "./access.ts";
import { pause, resume } from "./clock.ts";
import type { Hall } from "./hall.ts";
import { limits } from "./limits.ts";
import { type ClientFrame, closeCodes, protocol } from "./protocol.ts";
import { withSeat } from "./sheet.ts";

type Hello = Extract<ClientFrame, { type: "hello" }>;

/** Why this one cannot come in, as a close code and a sentence; or the viewer it is. */
function viewerOf(
  hall: Hall,
  { protocol: spoken, token }: Hello,
): { seat: Viewer } | [number, string] {
  if (spoken !== protocol) {
    return [closeCodes.otherProtocol, "This page is of another version. Load it again."];
  }
  if (token !== undefined) {
    const seat = opens(
      token,
      hall.sheet.seats.map((record) => record.hash),
    );
    if (seat >= 0) return { seat };
    return [closeCodes.badToken, "This link no longer opens a seat. The host can give a new one."];
  }
  if (!hall.sheet.watching) {
    return [closeCodes.notWatched, "The host closed this room to watchers."];
  }
  if (hall.present().watchers >= limits.watchers) {
    return [closeCodes.full, "This room is full."];
  }
  return { seat: null };
}

/** Room for one more device of a seat: the oldest makes way. */
function makeWay(hall: Hall, seat: number, socket: WebSocket): void {
  const age = (other: WebSocket) => hall.sockets.guest(other).since;
  const others = hall.sockets
    .ofSeat(seat)
    .filter((other) => other !== socket)
    .sort((a, b) => age(a) - age(b));
  for (const oldest of others.slice(0, Math.max(0, others.length - limits.devices + 1))) {
    hall.sockets.close(oldest, closeCodes.full, "This seat is open on too many devices.");
  }
}

export function hello(hall: Hall, socket: WebSocket, frame: Hello, now: number): void {
  // A player who comes back finds the dead connections of the table; watchers, who are many, do not look.
  if (frame.token !== undefined) dropSilent(hall, now);
  const viewer = viewerOf(hall, frame);
  if (Array.isArray(viewer)) {
    leave(hall, socket, now);
    hall.sockets.close(socket, ...viewer);
    return;
  }
  const { seat } = viewer;
  const before = hall.present().seats;
  const hash = seat === null ? null : (hall.sheet.seats[seat]?.hash ?? null);
  const was = hall.sockets.guest(socket);
  if (was.known && was.seat !== seat) leave(hall, socket, now);
  if (seat !== null) makeWay(hall, seat, socket);
  hall.sockets.set(socket, { known: true, hash, seat, since: now });
  if (seat !== null && (!before.has(seat) || hall.sheet.seats[seat]?.away !== null)) {
    let next = withSeat({ ...hall.sheet, seen: now }, seat, { away: null });
    if (hall.game) next = resume(next, hall.game.turn, now);
    hall.save(next);
    hall.tell(now, new Set([socket]));
  }
  hall.welcome(socket, frame.since ?? 0, now);
  tellWatchers(hall, now);
}

/** The socket is no one any more; its seat may be empty now. */
export function leave(hall: Hall, socket: WebSocket, now: number): void {
  const { known, seat, since } = hall.sockets.guest(socket);
  if (!known) return;
  hall.sockets.set(socket, { known: false, hash: null, seat: null, since });
  absent(hall, seat, now);
}

/** A connection of this viewer went; `since` when it is only noticed now. */
export function absent(hall: Hall, seat: Viewer, now: number, since = now): void {
  const { seats } = hall.present();
  if (seat === null) {
    tellWatchers(hall, now);
  } else if (!seats.has(seat) && hall.sheet.seats[seat]?.kind === "person") {
    let next = withSeat({ ...hall.sheet, seen: now }, seat, { away: since });
    if (hall.game && seats.size === 0) next = pause(next, hall.game.turn, now);
    hall.change(next, now);
  }
}

/** Sockets whose pings stopped are dead and nobody said so; whoever looks for someone finds them. */
export function dropSilent(hall: Hall, now: number): void {
  for (const { socket, since } of hall.sockets.silent(hall.spokeAt(), now)) {
    const { seat } = hall.sockets.guest(socket);
    hall.sockets.close(socket, closeCodes.silent, "Nothing was heard from here for a while.");
    absent(hall, seat, now, since);
  }
}

/** The number of watchers goes out at most every ten seconds; the alarm brings what was held back. */
export function tellWatchers(hall: Hall, now: number): void {
  const { watchers } = hall.present();
  const { told } = hall.sheet;
  if (watchers === told.watchers || now < told.at + watchersEvery) return;
  hall.save({ ...hall.sheet, told: { watchers, at: now } });
  hall.tell(now);
}
