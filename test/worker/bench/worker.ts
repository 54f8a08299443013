/** The real worker with a counter in its rooms, and beside it the least an object can do. */
import { DurableObject } from "cloudflare:workers";
import { Hono } from "hono";
import app from "../../../worker/index.ts";
import { GameRoom as Room } from "../../../worker/room.ts";

export { Directory } from "../../../worker/directory.ts";

export class GameRoom extends Room {
  private rows = 0;

  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    const { storage } = ctx;
    const exec = storage.sql.exec.bind(storage.sql);
    const setAlarm = storage.setAlarm.bind(storage);
    Object.defineProperty(storage.sql, "exec", {
      value: (query: string, ...bindings: unknown[]) => {
        const cursor = exec(query, ...bindings);
        this.rows += cursor.rowsWritten;
        return cursor;
      },
    });
    Object.defineProperty(storage, "setAlarm", {
      value: (at: number) => {
        this.rows += 1;
        return setAlarm(at);
      },
    });
  }

  /** Rows written since it woke, an alarm counted as one. */
  rowsWritten(): number {
    return this.rows;
  }

  /** Every row, for the golden files. */
  dump(): Record<string, string[]> {
    const bodies = (table: string) =>
      this.ctx.storage.sql
        .exec<{ body: string }>(`SELECT body FROM ${table} ORDER BY rowid`)
        .toArray()
        .map((row) => row.body);
    return { sheet: bodies("sheet"), acts: bodies("acts"), chat: bodies("chat") };
  }

  /** The next call finds it cold. */
  drop(): void {
    this.ctx.abort("bench");
  }
}

/** Writes one row for each message and sends it to everyone. */
export class Echo extends DurableObject {
  constructor(ctx: DurableObjectState, env: Cloudflare.Env) {
    super(ctx, env);
    ctx.storage.sql.exec("CREATE TABLE IF NOT EXISTS rows (n INTEGER PRIMARY KEY, body TEXT)");
  }

  override fetch(): Response {
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(_socket: WebSocket, message: string): void {
    this.ctx.storage.sql.exec("INSERT INTO rows (body) VALUES (?)", message);
    for (const socket of this.ctx.getWebSockets()) socket.send(message);
  }
}

type Env = Omit<Cloudflare.Env, "ROOMS"> & {
  ECHO: DurableObjectNamespace<Echo>;
  ROOMS: DurableObjectNamespace<GameRoom>;
};

const bench = new Hono<{ Bindings: Env }>();

bench.get("/bench/echo/:name", async (c) =>
  c.env.ECHO.getByName(c.req.param("name")).fetch(c.req.raw),
);
bench.get("/bench/rows/:game", async (c) =>
  c.json(await c.env.ROOMS.getByName(c.req.param("game")).rowsWritten()),
);
bench.get("/bench/dump/:game", async (c) =>
  c.json(await c.env.ROOMS.getByName(c.req.param("game")).dump()),
);
bench.get("/bench/drop/:game", async (c) => {
  await c.env.ROOMS.getByName(c.req.param("game"))
    .drop()
    .catch(() => undefined);
  return c.json(true);
});
bench.all("*", async (c) =>
  app.fetch(c.req.raw, c.env as unknown as Cloudflare.Env, c.executionCtx),
);

export default bench;
