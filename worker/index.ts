import { DurableObject } from "cloudflare:workers";
import { Hono } from "hono";

declare global {
  namespace Cloudflare {
    interface Env {
      ASSETS: Fetcher;
      ROOMS: DurableObjectNamespace<GameRoom>;
      DIRECTORY: DurableObjectNamespace<Directory>;
    }
  }
}

export class GameRoom extends DurableObject {}
export class Directory extends DurableObject {}

const app = new Hono<{ Bindings: Cloudflare.Env }>();

app.get("/api/*", (c) =>
  c.json({ error: { code: "not-found", message: "There is nothing here." } }, 404),
);
app.get("/g/*", async (c) => c.env.ASSETS.fetch(new URL("/", c.req.url)));

export default app;
