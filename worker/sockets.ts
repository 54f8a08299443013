/**
 * The connections of a room. Who a socket is stands in its attachment and survives sleep; the map
 * beside it only saves reading that again.
 */
import type { Viewer } from "../engine/types.ts";
import type { ServerFrame } from "./protocol.ts";

export interface Guest {
  /** Whether it has said hello; before that it is told nothing. */
  readonly known: boolean;
  /** Hash of the token it showed. */
  readonly hash: string | null;
  /** The seat it was last welcomed to, or null when watching. */
  readonly seat: Viewer;
  readonly since: number;
}

const nobody: Guest = { known: false, hash: null, seat: null, since: 0 };

/** A client pings when it has heard nothing for half a minute; one that did and stopped is lost. */
const silence = 120_000;

export class Sockets {
  private readonly ctx: DurableObjectState;
  private readonly guests = new WeakMap<WebSocket, Guest>();

  constructor(ctx: DurableObjectState) {
    this.ctx = ctx;
  }

  accept(socket: WebSocket, now: number): void {
    this.ctx.acceptWebSocket(socket);
    this.set(socket, { ...nobody, since: now });
  }

  guest(socket: WebSocket): Guest {
    const known = this.guests.get(socket);
    if (known) return known;
    const guest: Guest = socket.deserializeAttachment() ?? nobody;
    this.guests.set(socket, guest);
    return guest;
  }

  set(socket: WebSocket, guest: Guest): void {
    this.guests.set(socket, guest);
    socket.serializeAttachment(guest);
  }

  /** Everyone who is told things. */
  known(): { socket: WebSocket; guest: Guest }[] {
    const all: { socket: WebSocket; guest: Guest }[] = [];
    for (const socket of this.ctx.getWebSockets()) {
      const guest = this.guest(socket);
      if (guest.known && socket.readyState === WebSocket.OPEN) all.push({ socket, guest });
    }
    return all;
  }

  count(): number {
    return this.ctx.getWebSockets().length;
  }

  ofSeat(seat: number): WebSocket[] {
    return this.known().flatMap(({ socket, guest }) => (guest.seat === seat ? [socket] : []));
  }

  /** The seats with a connection, and how many only watch. */
  presence(): { seats: ReadonlySet<number>; watchers: number } {
    const seats = new Set<number>();
    let watchers = 0;
    for (const { guest } of this.known()) {
      if (guest.seat === null) watchers += 1;
      else seats.add(guest.seat);
    }
    return { seats, watchers };
  }

  /** Sockets whose pings have stopped though nothing was sent since `spoke`; and when they did. */
  silent(spoke: number, now: number): { socket: WebSocket; since: number }[] {
    return this.known().flatMap(({ socket, guest }) => {
      const pinged = this.ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime();
      if (pinged === undefined) return [];
      const since = Math.max(pinged, guest.since, spoke);
      return now - since > silence ? [{ socket, since }] : [];
    });
  }

  /** Sockets that opened and never said who they are. */
  strangers(before: number): WebSocket[] {
    return this.ctx.getWebSockets().filter((socket) => {
      const guest = this.guest(socket);
      return !guest.known && guest.since < before;
    });
  }

  send(socket: WebSocket, frame: ServerFrame | string): void {
    try {
      socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
    } catch {
      // It is closing; what it misses it gets when it comes back.
    }
  }

  /** Forgets who the socket was, then closes it: it counts no more from this moment. */
  close(socket: WebSocket, code: number, reason: string): void {
    this.set(socket, nobody);
    try {
      socket.close(code, reason);
    } catch {
      // Closed already.
    }
  }
}
