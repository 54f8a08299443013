import type { Directory } from "./directory.ts";
import type { GameRoom } from "./room.ts";

declare global {
  namespace Cloudflare {
    interface Env {
      ASSETS: Fetcher;
      ROOMS: DurableObjectNamespace<GameRoom>;
      DIRECTORY: DurableObjectNamespace<Directory>;
    }
  }
}
