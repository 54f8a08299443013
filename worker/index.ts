/** The routes (contract, section 5). Each finds the game's object and lets it answer. */
import { type Context, Hono } from "hono";
import "./env.ts";
import { householdOf, isLocal } from "./address.ts";
import { closed, socketOrReason } from "./door.ts";
import { readOpening, readSitting } from "./frames.ts";
import { answerHeaders } from "./headers.ts";
import { limits } from "./limits.ts";
import { gameName, newGameName } from "./names.ts";
import { pageOf } from "./preview.ts";
import { closeCodes } from "./protocol.ts";
import { type Outcome, Refused, type RoomCode, statusOf } from "./refused.ts";

export { Directory } from "./directory.ts";
export { GameRoom } from "./room.ts";

type Bound = { Bindings: Cloudflare.Env };

const app = new Hono<Bound>();

/** A page of another site must not act in a player's name. */
function isForeign(c: Context<Bound>): boolean {
  const origin = c.req.header("Origin");
  if (origin === undefined) return false;
  const host = c.req.header("Host") ?? new URL(c.req.url).host;
  return URL.parse(origin)?.host !== host;
}

async function bodyOf(c: Context<Bound>): Promise<string> {
  if (isForeign(c)) throw new Refused("foreign-origin", "Games are played from their own address.");
  const tooLarge = new Refused("too-large", `A request has at most ${limits.body} bytes.`);
  if (Number(c.req.header("Content-Length") ?? 0) > limits.body) throw tooLarge;
  const body = await c.req.arrayBuffer();
  if (body.byteLength > limits.body) throw tooLarge;
  return new TextDecoder().decode(body);
}

/** A name no game can have is answered here, without waking an object for it. */
function roomOf(c: Context<Bound>) {
  const game = gameName(c.req.param("game") ?? "");
  if (game === undefined) throw new Refused("no-such-game", "There is no such game.");
  return c.env.ROOMS.getByName(game);
}

function failure(c: Context<Bound>, code: RoomCode, message: string) {
  return c.json({ error: { code, message } }, statusOf(code), answerHeaders);
}

function reply<T>(c: Context<Bound>, result: Outcome<T>, status: 200 | 201 = 200): Response {
  if ("failed" in result) return failure(c, result.failed.code, result.failed.message);
  return Response.json(result.ok, { status, headers: answerHeaders });
}

async function checkRate(c: Context<Bound>): Promise<void> {
  const address = c.req.header("CF-Connecting-IP") ?? "::1";
  if (isLocal(address)) return;
  const admitted = await c.env.DIRECTORY.getByName("gate")
    .admit(householdOf(address))
    .catch(() => true);
  if (!admitted) throw new Refused("too-fast", "Many games came from here. Try again in a minute.");
}

app.post("/api/games", async (c) => {
  const opening = readOpening(await bodyOf(c));
  await checkRate(c);
  const game = newGameName();
  return reply(c, await c.env.ROOMS.getByName(game).create(game, opening), 201);
});

app.get("/api/games/:game", async (c) => reply(c, await roomOf(c).room()));

app.post("/api/games/:game/seats", async (c) => {
  const sitting = readSitting(await bodyOf(c));
  return reply(c, await roomOf(c).sit(sitting), 201);
});

app.get("/api/games/:game/log", async (c) => reply(c, await roomOf(c).log()));

app.get("/api/live", async (c) => reply(c, { ok: await c.env.DIRECTORY.getByName("live").list() }));

app.get("/api/games/:game/socket", async (c) => {
  if (c.req.header("Upgrade")?.toLowerCase() !== "websocket") {
    return c.json({ error: { code: "upgrade", message: "This address is for sockets." } }, 426);
  }
  if (isForeign(c)) {
    return closed(closeCodes.foreignOrigin, "Games are played from their own address.");
  }
  const game = gameName(c.req.param("game"));
  if (game === undefined) return closed(closeCodes.noSuchGame, "There is no such game.");
  return socketOrReason(await c.env.ROOMS.getByName(game).fetch(c.req.raw));
});

/** An address that is there, asked in a way it does not answer. */
const ways = [
  ["/api/games", "POST"],
  ["/api/games/:game", "GET"],
  ["/api/games/:game/seats", "POST"],
  ["/api/games/:game/log", "GET"],
  ["/api/games/:game/socket", "GET"],
  ["/api/live", "GET"],
] as const;
for (const [path, allow] of ways) {
  const error = { code: "method", message: `This address takes ${allow} only.` };
  app.all(path, (c) => c.json({ error }, 405, { ...answerHeaders, Allow: allow }));
}

app.get("/g/*", async (c) => pageOf(c.env, new URL(c.req.url)));

app.notFound((c) => failure(c, "not-found", "There is nothing here."));

app.onError((error, c) => {
  if (error instanceof Refused) {
    if (error.code === "too-fast") c.header("Retry-After", "60");
    return failure(c, error.code, error.message);
  }
  console.error(error);
  return c.json({ error: { code: "internal", message: "Something went wrong here." } }, 500);
});

export default app;
