/** The object of one game: takes calls, sockets and alarms, and passes each to its place. */
import { DurableObject } from "cloudflare:workers";
import type { GameLog } from "../engine/types.ts";
import { Refusal } from "../engine/types.ts";
import { hashOf, newSecret, opens } from "./access.ts";
import { Pace } from "./chat.ts";
import { expiryOf, tombstoneFor } from "./cleanup.ts";
import { turnedAway } from "./door.ts";
import { type Opening, readFrame, type Sitting } from "./frames.ts";
import { Hall } from "./hall.ts";
import { Ledger } from "./ledger.ts";
import { Bucket, limits } from "./limits.ts";
import { live } from "./live.ts";
import { newSheet, sit } from "./lobby.ts";
import { logOf } from "./log.ts";
import { absent, dropSilent, hello, leave, tellWatchers } from "./presence.ts";
import { closeCodes, type ClientFrame, type Opened, type Room, type Seated } from "./protocol.ts";
import { outcome, type Outcome, Refused } from "./refused.ts";
import { rematch } from "./rematch.ts";
import { doneBefore, handle } from "./requests.ts";
import { pushOn } from "./robots.ts";
import type { Sheet } from "./sheet.ts";
import { Sockets } from "./sockets.ts";

/** How fast a socket is: all its frames, and those that are not moves. In memory only. */
interface Throttle {
  readonly frames: Bucket;
  readonly changes: Bucket;
  excess: number;
}

export class GameRoom extends DurableObject<Cloudflare.Env> {
  private readonly ledger: Ledger;
  private readonly sockets: Sockets;
  private readonly buckets = new WeakMap<WebSocket, Throttle>();
  private readonly pace = new Pace();
  /** When the directory was last told; forgotten in sleep, which at worst tells it once more. */
  private toldAt = 0;
  private hall: Hall | null = null;
  private buried = false;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    this.ledger = new Ledger(ctx.storage);
    this.sockets = new Sockets(ctx);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
    void ctx.blockConcurrencyWhile(async () => {
      const kind = this.ledger.kind();
      this.buried = kind === "tombstone";
      // Cut off between burying and setting the alarm, a tombstone would stay for ever.
      if (this.buried && (await ctx.storage.getAlarm()) === null) await this.tombstone(Date.now());
      if (kind !== "game") return;
      this.ledger.open();
      const sheet = this.ledger.readSheet();
      if (!sheet) return;
      this.hall = this.enter(sheet, await ctx.storage.getAlarm());
      this.hall.settle(Date.now());
    });
  }

  private enter(sheet: Sheet, armed: number | null): Hall {
    const set = (at: number) => void this.ctx.storage.setAlarm(at);
    return new Hall(this.ledger, this.sockets, sheet, { armed, set });
  }

  private here(): Hall {
    if (this.hall) return this.hall;
    if (this.buried) throw new Refused("gone", "This game was cleaned up.");
    throw new Refused("no-such-game", "There is no such game.");
  }

  /** Makes the game, and seats the caller when there is a name. */
  create(game: string, opening: Opening): Outcome<Opened> {
    return outcome(() => {
      if (this.hall || this.buried) throw new Refused("seat-taken", "This name is taken.");
      const invite = newSecret();
      const now = Date.now();
      let sheet = newSheet(game, opening, hashOf(invite), now);
      let seated: Seated | Record<string, never> = {};
      if (opening.name !== undefined) {
        const token = newSecret();
        const [next, seat] = sit(sheet, opening.name, hashOf(token), now);
        sheet = next;
        seated = { seat, token };
      }
      this.found(sheet);
      return { game, invite, ...seated };
    });
  }

  /** Makes the room of a rematch from the sheet the old room prepared; again is once. */
  follow(sheet: Sheet): void {
    if (!this.hall && !this.buried) this.found(sheet);
  }

  private found(sheet: Sheet): void {
    this.ledger.open();
    this.ledger.writeSheet(sheet);
    this.hall = this.enter(sheet, null);
    this.hall.arm(sheet.createdAt);
  }

  room(): Outcome<Room> {
    return outcome(() => this.here().notice(Date.now()));
  }

  sit({ invite, name }: Sitting): Outcome<Seated> {
    return outcome(() => {
      const hall = this.here();
      if (opens(invite, [hall.sheet.invite]) < 0) {
        throw new Refused("bad-invite", "This invitation does not open this game.");
      }
      const token = newSecret();
      const now = Date.now();
      const [sheet, seat] = sit(hall.sheet, name, hashOf(token), now);
      // Taking over an autopilot's seat ends the old person's hold on it.
      for (const old of this.sockets.ofSeat(seat)) {
        this.sockets.close(old, closeCodes.badToken, "Someone else plays this seat now.");
      }
      hall.change(sheet, now);
      hall.arm(now);
      return { seat, token };
    });
  }

  log(): Outcome<GameLog> {
    return outcome(() => logOf(this.here()));
  }

  /**
   * The socket. One that cannot come in is not taken but left to the worker to open and close: closed
   * here, before the answer is out, it heard of it only after about ten seconds under wrangler dev.
   */
  override fetch(): Response {
    const now = Date.now();
    if (!this.hall) {
      return this.buried
        ? turnedAway(closeCodes.gone, "This game was cleaned up.")
        : turnedAway(closeCodes.noSuchGame, "There is no such game.");
    }
    if (this.sockets.count() >= limits.sockets) {
      for (const stranger of this.sockets.strangers(now - limits.helloWithin)) {
        this.sockets.close(stranger, closeCodes.malformed, "Nothing was said here.");
      }
      return turnedAway(closeCodes.full, "This room is full. Try again in a moment.");
    }
    const { 0: client, 1: server } = new WebSocketPair();
    this.sockets.accept(server, now);
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, message: string | ArrayBuffer): Promise<void> {
    const now = Date.now();
    const { hall } = this;
    if (!hall) return this.sockets.close(socket, closeCodes.noSuchGame, "There is no such game.");
    const read = readFrame(message);
    const id = "frame" in read ? read.frame.id : read.id;
    try {
      this.throttle(socket, !("frame" in read) || read.frame.type === "act", now);
      if ("refused" in read) throw read.refused;
      const token = await this.answer(hall, socket, read.frame, now);
      if (id !== undefined && read.frame.type !== "hello") {
        this.sockets.send(socket, { type: "done", id, seq: hall.game?.seq ?? 0, ...token });
      }
    } catch (error) {
      this.refuse(socket, id, error);
    }
    hall.arm(now);
    this.toldAt = live(this.ctx, this.env, hall, this.toldAt, now);
  }

  /** Answers at once, with nothing awaited, for everything but a rematch. */
  private answer(hall: Hall, socket: WebSocket, frame: ClientFrame, now: number) {
    if (frame.type === "hello") return void hello(hall, socket, frame, now);
    if (!this.sockets.guest(socket).known) {
      throw new Refused("hello-first", "Say hello first.");
    }
    const before = doneBefore(hall, socket, frame);
    if (before) return before;
    if (frame.type === "autopilot") dropSilent(hall, now);
    if (frame.type === "rematch") return rematch(hall, this.env, socket, now);
    return handle(hall, this.pace, socket, frame, now);
  }

  private throttle(socket: WebSocket, isMove: boolean, now: number): void {
    let throttle = this.buckets.get(socket);
    if (!throttle) {
      const frames = new Bucket(limits.frames, now);
      throttle = { frames, changes: new Bucket(limits.changes, now), excess: 0 };
      this.buckets.set(socket, throttle);
    }
    const wait = throttle.frames.take(now) || (isMove ? 0 : throttle.changes.take(now));
    if (wait === 0) return;
    throttle.excess += 1;
    if (throttle.excess > limits.patience && this.hall) {
      leave(this.hall, socket, now);
      this.sockets.close(socket, closeCodes.tooFast, "Too many messages came from here.");
    }
    throw new Refused("too-fast", "That was too much at once. Wait a moment.", wait);
  }

  private refuse(socket: WebSocket, id: string | undefined, error: unknown): void {
    const known = error instanceof Refused || error instanceof Refusal;
    if (!known) console.error(error);
    const code = known ? error.code : "internal";
    const message = known ? error.message : "Something went wrong here. Try again.";
    const wait = error instanceof Refused ? error.retryAfter : undefined;
    this.sockets.send(socket, {
      type: "refused",
      ...(id === undefined ? {} : { id }),
      code,
      message,
      ...(wait === undefined ? {} : { retryAfter: wait }),
    });
  }

  override webSocketClose(socket: WebSocket): void {
    this.lost(socket);
  }

  override webSocketError(socket: WebSocket): void {
    this.lost(socket);
  }

  private lost(socket: WebSocket): void {
    const { seat, known } = this.sockets.guest(socket);
    this.sockets.close(socket, 1000, "");
    if (!this.hall || !known) return;
    const now = Date.now();
    absent(this.hall, seat, now);
    this.hall.arm(now);
  }

  override async alarm(): Promise<void> {
    const now = Date.now();
    if (!this.hall) return this.tombstone(now);
    const { hall } = this;
    hall.rang();
    dropSilent(hall, now);
    if (expiryOf(hall.sheet, hall.game) <= now && this.sockets.known().length === 0) {
      this.hall = null;
      this.buried = true;
      await this.ledger.bury(now);
      await this.ctx.storage.setAlarm(now + tombstoneFor);
      return;
    }
    pushOn(hall, now);
    tellWatchers(hall, now);
    hall.arm(now);
    this.toldAt = live(this.ctx, this.env, hall, this.toldAt, now);
  }

  private async tombstone(now: number): Promise<void> {
    if (!this.buried) return;
    const until = this.ledger.buriedAt() + tombstoneFor;
    if (now < until) return this.ctx.storage.setAlarm(until);
    await this.ledger.forget();
    this.buried = false;
  }
}
