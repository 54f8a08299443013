/**
 * One room while it is awake: its sheet, its folded game, its connections. Everything here can be
 * rebuilt from the ledger and the sockets' attachments. Whatever changes is written first and then
 * sent, with nothing awaited in between: the platform holds messages back until writes are safe.
 */
import { engineVersion } from "../engine/index.ts";
import type { Viewer } from "../engine/types.ts";
import { duesOf, type Present } from "./alarms.ts";
import { chatLines } from "./chat.ts";
import { pause } from "./clock.ts";
import { Game } from "./game.ts";
import type { Act, Ledger } from "./ledger.ts";
import { deadlineOf, noticeOf } from "./notice.ts";
import { closeCodes, protocol, type Room } from "./protocol.ts";
import { type Sheet, withSeat } from "./sheet.ts";
import type { Sockets } from "./sockets.ts";

export class Hall {
  readonly ledger: Ledger;
  readonly sockets: Sockets;
  sheet: Sheet;
  game: Game | null = null;
  /** When the alarm is set for; it is never moved later, only looked at again when it comes. */
  private armed: number | null;
  private readonly setAlarm: (at: number) => void;

  constructor(
    ledger: Ledger,
    sockets: Sockets,
    sheet: Sheet,
    alarm: { readonly armed: number | null; readonly set: (at: number) => void },
  ) {
    this.ledger = ledger;
    this.sockets = sockets;
    this.sheet = sheet;
    this.armed = alarm.armed;
    this.setAlarm = alarm.set;
    if (sheet.commitment !== null) {
      this.game = new Game(sheet.map);
      for (const act of ledger.readActs()) this.game.add(act);
    }
  }

  present(): Present {
    return this.sockets.presence();
  }

  notice(now: number): Room {
    return noticeOf(this.sheet, this.game, this.present(), now);
  }

  /** When everyone was last sent something; a client that hears something has no need to ping. */
  spokeAt(): number {
    const { seen, spoke = 0, told } = this.sheet;
    return Math.max(seen, spoke, told.at, this.ledger.saidAt(), this.game?.lastAt ?? 0);
  }

  /** After a wake: people whose sockets went without a word are away from now on. */
  settle(now: number): void {
    const { seats } = this.present();
    let next = this.sheet;
    next.seats.forEach((seat, i) => {
      if (seat.kind === "person" && seat.away === null && !seats.has(i)) {
        next = withSeat(next, i, { away: now });
      }
    });
    if (this.game && seats.size === 0) next = pause(next, this.game.turn, now, true);
    if (next !== this.sheet) this.save(next);
  }

  save(next: Sheet): void {
    this.ledger.writeSheet(next);
    this.sheet = next;
  }

  /** A changed sheet: written, then told to everyone; who has another seat now is welcomed anew. */
  change(next: Sheet, now: number): void {
    this.save({ ...next, spoke: now });
    this.tell(now, this.reseat(now));
  }

  /** Sockets whose person sits elsewhere now, or nowhere: each gets the game anew, from 0. */
  reseat(now: number): ReadonlySet<WebSocket> {
    const moved = new Set<WebSocket>();
    for (const { socket, guest } of this.sockets.known()) {
      if (guest.hash === null && this.sheet.watching) continue;
      const found = this.sheet.seats.findIndex((seat) => seat.hash === guest.hash);
      const seat = guest.hash === null || found < 0 ? null : found;
      if (seat === null && !this.sheet.watching) {
        this.sockets.close(socket, closeCodes.notWatched, "The host closed this room to watchers.");
      } else if (seat !== guest.seat) {
        const hash = seat === null ? null : guest.hash;
        this.sockets.set(socket, { ...guest, hash, seat });
        moved.add(socket);
      }
    }
    for (const socket of moved) this.welcome(socket, 0, now);
    return moved;
  }

  welcome(socket: WebSocket, since: number, now: number): void {
    const { seat } = this.sockets.guest(socket);
    const seq = this.game?.seq ?? 0;
    // Someone who claims to hold more than there is holds something else.
    const from = since > seq ? 0 : since;
    this.sockets.send(socket, {
      type: "welcome",
      protocol,
      engine: this.sheet.engine ?? engineVersion,
      seat,
      seq,
      events: this.game?.seenBy(seat, from) ?? [],
      room: this.notice(now),
      chat: chatLines(this.ledger.readChat(), this.sheet),
    });
    const { rematch } = this.sheet;
    if (rematch?.open) this.sockets.send(socket, { type: "rematch", game: rematch.game });
  }

  /** The room as it is now, to everyone but those who have just been welcomed. */
  tell(now: number, except: ReadonlySet<WebSocket> = new Set()): void {
    const frame = JSON.stringify({ type: "room", room: this.notice(now) });
    this.toAll(() => frame, except);
  }

  toAll(frameFor: (viewer: Viewer) => string, except: ReadonlySet<WebSocket> = new Set()): void {
    const frames = new Map<Viewer, string>();
    for (const { socket, guest } of this.sockets.known()) {
      if (except.has(socket)) continue;
      let frame = frames.get(guest.seat);
      if (frame === undefined) {
        frame = frameFor(guest.seat);
        frames.set(guest.seat, frame);
      }
      this.sockets.send(socket, frame);
    }
  }

  /** One act: a row, then to everyone what they may know of it. `ends` goes into the same write. */
  record(act: Act, ends: Sheet | null = null): void {
    const { game } = this;
    if (!game) throw new Error("No game has begun.");
    const from = game.seq;
    if (ends) {
      this.ledger.together(() => {
        this.ledger.writeAct(from, act);
        this.ledger.writeSheet(ends);
      });
      this.sheet = ends;
    } else {
      this.ledger.writeAct(from, act);
    }
    game.add(act);
    this.sendEvents(from);
    if (ends) this.tell(act.at);
  }

  sendEvents(from: number, except: ReadonlySet<WebSocket> = new Set()): void {
    const { game } = this;
    if (!game) return;
    const { seq } = game;
    const deadline = this.sheet.clock === null ? undefined : deadlineOf(this.sheet, game);
    this.toAll(
      (viewer) =>
        JSON.stringify({ type: "events", seq, events: game.seenBy(viewer, from), deadline }),
      except,
    );
  }

  /** Sets the alarm for the next thing to do, unless it comes early enough already. */
  arm(now: number): void {
    const dues = duesOf(this.sheet, this.game, this.present(), now);
    const next = Math.min(...dues.map((due) => due.at));
    if (this.armed !== null && this.armed <= next) return;
    this.armed = next;
    this.setAlarm(next);
  }

  /** The alarm has come, and is set no more. */
  rang(): void {
    this.armed = null;
  }
}
