/** A client as a script would write it: HTTP, one socket, its own fold of what it is told. */
import { exports } from "cloudflare:workers";
import { type Rules, rulesFor } from "../../engine/index.ts";
import type { Action, GameEvent, State } from "../../engine/types.ts";
import { boards } from "../../maps/index.ts";
import type { ClientFrame, Opened, Room, ServerFrame } from "../../worker/protocol.ts";

export const origin = "http://branchline.test";

export async function call(path: string, body?: unknown, headers: Record<string, string> = {}) {
  return exports.default.fetch(`${origin}${path}`, {
    method: body === undefined ? "GET" : "POST",
    headers,
    ...(body === undefined ? {} : { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
}

export async function post<T>(path: string, body: unknown): Promise<T> {
  const response = await call(path, body);
  if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  return response.json();
}

export interface Place {
  readonly game: string;
  readonly invite: string;
  readonly tokens: readonly string[];
}

/** A room with this many people seated, not yet started. */
export async function seated(
  people: number,
  options: Record<string, unknown> = {},
): Promise<Place> {
  const opening = { map: "usa", seats: people, name: "Ada", ...options };
  const opened = await post<Opened>("/api/games", opening);
  const tokens = [opened.token ?? ""];
  for (const name of ["Bea", "Cem", "Dan", "Eva"].slice(0, people - 1)) {
    const { invite } = opened;
    const { token } = await post<{ token: string }>(`/api/games/${opened.game}/seats`, {
      invite,
      name,
    });
    tokens.push(token);
  }
  return { game: opened.game, invite: opened.invite, tokens };
}

let ids = 0;

export const newId = () => `id-${(ids += 1).toString().padStart(8, "0")}`;

export class Guest {
  readonly game: string;
  readonly token: string | undefined;
  readonly frames: ServerFrame[] = [];
  /** Every byte it was ever sent. */
  readonly raw: string[] = [];
  readonly events: GameEvent[] = [];
  seat: number | null = null;
  room: Room | undefined;
  view: State | undefined;
  rules: Rules | undefined;
  closed: { code: number; reason: string } | undefined;
  socket: WebSocket | undefined;
  private wakeUp: () => void = () => undefined;

  constructor(game: string, token?: string) {
    this.game = game;
    this.token = token;
  }

  static async join(game: string, token?: string): Promise<Guest> {
    const guest = new Guest(game, token);
    await guest.connect();
    return guest;
  }

  /** Opens a socket, says hello with what it holds, and waits for the welcome. */
  async connect(): Promise<void> {
    await this.open();
    const welcomes = this.count("welcome");
    this.say({
      type: "hello",
      protocol: 1,
      ...(this.token === undefined ? {} : { token: this.token }),
      since: this.events.length,
    });
    await this.until(() => this.count("welcome") > welcomes || this.closed !== undefined);
  }

  async open(headers: Record<string, string> = {}): Promise<void> {
    const response = await exports.default.fetch(`${origin}/api/games/${this.game}/socket`, {
      headers: { Upgrade: "websocket", ...headers },
    });
    const socket = response.webSocket;
    if (!socket) throw new Error(`No socket: ${response.status}`);
    this.socket = socket;
    this.closed = undefined;
    socket.addEventListener("message", ({ data }) => {
      if (this.socket === socket) this.hear(String(data));
    });
    socket.addEventListener("close", ({ code, reason }) => {
      if (this.socket !== socket) return;
      this.closed = { code, reason };
      this.wakeUp();
    });
    socket.accept();
  }

  private hear(data: string): void {
    this.raw.push(data);
    if (data === "pong") return this.wakeUp();
    const frame: ServerFrame = JSON.parse(data);
    this.frames.push(frame);
    if (frame.type === "welcome") {
      this.seat = frame.seat;
      this.room = frame.room;
      this.fold(frame.seq - frame.events.length, frame.events);
    } else if (frame.type === "events") {
      this.fold(frame.seq - frame.events.length, frame.events);
    } else if (frame.type === "room") {
      this.room = frame.room;
    }
    this.wakeUp();
  }

  private fold(from: number, events: readonly GameEvent[]): void {
    if (from === 0) {
      this.events.length = 0;
      this.view = undefined;
      const board = boards[this.room?.map ?? ""];
      if (board) this.rules = rulesFor(board);
    }
    if (from !== this.events.length) throw new Error(`A gap: ${from} after ${this.events.length}`);
    for (const event of events) {
      this.events.push(event);
      this.view = this.rules?.evolve(this.view, event);
    }
  }

  count(type: ServerFrame["type"]): number {
    return this.frames.filter((frame) => frame.type === type).length;
  }

  last<T extends ServerFrame["type"]>(type: T): Extract<ServerFrame, { type: T }> | undefined {
    return this.frames.findLast(
      (frame): frame is Extract<ServerFrame, { type: T }> => frame.type === type,
    );
  }

  async until(ready: () => boolean): Promise<void> {
    while (!ready()) {
      const heard = new Promise<"heard">((resolve) => (this.wakeUp = () => resolve("heard")));
      const patience = new Promise<"late">((resolve) => setTimeout(() => resolve("late"), 60_000));
      if ((await Promise.race([heard, patience])) === "late" && !ready()) {
        throw new Error(`Nothing more came; last: ${this.raw.at(-1)?.slice(0, 200)}`);
      }
    }
  }

  say(frame: ClientFrame | string): void {
    this.socket?.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  /** Sends a frame and waits for its answer. */
  async ask(frame: ClientFrame): Promise<Extract<ServerFrame, { type: "done" | "refused" }>> {
    const id = frame.id ?? newId();
    const from = this.frames.length;
    this.say({ ...frame, id });
    const find = () =>
      this.frames
        .slice(from)
        .find(
          (one): one is Extract<ServerFrame, { type: "done" | "refused" }> =>
            (one.type === "done" || one.type === "refused") && one.id === id,
        );
    await this.until(() => find() !== undefined || this.closed !== undefined);
    const found = find();
    if (!found) throw new Error(`Closed before an answer: ${this.closed?.reason}`);
    return found;
  }

  /** Until everything sent to it so far has come: a frame nobody understands is answered last. */
  async settled(): Promise<void> {
    const id = newId();
    this.say(JSON.stringify({ type: "nothing", id }));
    await this.until(() => this.last("refused")?.id === id);
  }

  act(action: Action, id = newId()) {
    return this.ask({ type: "act", id, action });
  }

  /** What this one may do now, by its own view. */
  legal(): Action[] {
    if (!this.view || this.seat === null || !this.rules || this.view.result) return [];
    return this.rules.legalActions(this.view, this.seat);
  }

  drop(): void {
    const { socket } = this;
    this.socket = undefined;
    socket?.close(1000, "");
  }
}
