/** A player as a script: one socket, its own fold, and a computer's judgement on its own view. */
import { type BotName, bots } from "../../../engine/bots/index.ts";
import { type Rules, rulesFor } from "../../../engine/index.ts";
import type { Action, GameEvent, State } from "../../../engine/types.ts";
import { boards } from "../../../maps/index.ts";
import type { Opened, ServerFrame } from "../../../worker/protocol.ts";
import { post } from "./server.ts";

export class Player {
  readonly events: GameEvent[] = [];
  bytes = 0;
  seat: number | null = null;
  view: State | undefined;
  rules: Rules | undefined;
  /** Acts answered `done`. */
  done = 0;
  readonly tooFast: number[] = [];
  private readonly socket: WebSocket;
  private readonly listeners = new Set<() => void>();
  private answer: ((frame: ServerFrame) => void) | undefined;

  constructor(port: number, game: string, token?: string) {
    this.socket = new WebSocket(`ws://127.0.0.1:${port}/api/games/${game}/socket`);
    this.socket.addEventListener("open", () => {
      this.socket.send(JSON.stringify({ type: "hello", protocol: 1, ...(token && { token }) }));
    });
    this.socket.addEventListener("message", ({ data }) => this.hear(String(data)));
  }

  private hear(data: string): void {
    this.bytes += Buffer.byteLength(data);
    const frame = JSON.parse(data) as ServerFrame;
    if (frame.type === "welcome") {
      this.seat = frame.seat;
      const board = boards[frame.room.map];
      if (board) this.rules = rulesFor(board);
      this.fold(frame.seq, frame.events);
    } else if (frame.type === "events") {
      this.fold(frame.seq, frame.events);
    } else if (frame.type === "done" || frame.type === "refused") {
      this.answer?.(frame);
    }
    for (const listener of this.listeners) listener();
  }

  private fold(seq: number, events: readonly GameEvent[]): void {
    if (seq - events.length !== this.events.length) throw new Error("Events were lost.");
    for (const event of events) {
      this.events.push(event);
      this.view = this.rules?.evolve(this.view, event);
    }
  }

  until(ready: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const check = () => {
        if (!ready()) return;
        this.listeners.delete(check);
        resolve();
      };
      this.listeners.add(check);
      check();
    });
  }

  welcomed(): Promise<void> {
    return this.until(() => this.rules !== undefined);
  }

  send(frame: object): void {
    this.socket.send(JSON.stringify(frame));
  }

  async act(action: Action): Promise<void> {
    const id = crypto.randomUUID();
    for (;;) {
      const answered = new Promise<ServerFrame>((resolve) => (this.answer = resolve));
      this.send({ type: "act", id, action });
      const frame = await answered;
      if (frame.type === "done") break;
      if (frame.type !== "refused" || frame.code !== "too-fast") {
        throw new Error(JSON.stringify(frame));
      }
      await new Promise((resolve) => setTimeout(resolve, frame.retryAfter));
    }
    this.done += 1;
  }

  /** What the bot would do here, when there is something to do. */
  choice(bot: BotName): Action | undefined {
    const { view, seat, rules, events } = this;
    if (!view || seat === null || !rules || view.result) return undefined;
    const mine = view.turn === null ? view.seats[seat]?.offer !== null : view.turn === seat;
    return mine ? bots[bot](rules, { view, events, seat }, `${events.length}`).action : undefined;
  }

  close(): void {
    this.socket.close();
  }
}

export interface Table {
  readonly game: string;
  readonly players: readonly Player[];
}

/** A started game of so many players. */
export async function sitDown(port: number, map: string, seats: number): Promise<Table> {
  const opening = { map, seats, name: "Ada" };
  const { game, invite, token } = await post<Opened>(port, "/api/games", opening);
  const tokens = [token];
  for (const name of ["Bea", "Cem", "Dan", "Eva"].slice(0, seats - 1)) {
    const seated = await post<{ token: string }>(port, `/api/games/${game}/seats`, {
      invite,
      name,
    });
    tokens.push(seated.token);
  }
  const players = tokens.map((one) => new Player(port, game, one));
  for (const player of players) await player.welcomed();
  players[0]?.send({ type: "start" });
  for (const player of players) await player.until(() => player.view !== undefined);
  return { game, players };
}

/** Until everyone has heard as much as the one who has heard most. */
export async function together(players: readonly Player[]): Promise<void> {
  const most = Math.max(...players.map((player) => player.events.length));
  for (const player of players) await player.until(() => player.events.length >= most);
}

/** One move of whoever is to move; false when the game is over. */
export async function move({ players }: Table, bot: BotName): Promise<boolean> {
  for (const player of players) {
    const action = player.choice(bot);
    if (!action) continue;
    await player.act(action);
    await together(players);
    return true;
  }
  return false;
}
