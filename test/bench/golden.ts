/**
 * `npx node test/bench/golden.ts && npm run format`: plays a game on each board in a real room and
 * keeps its rows, as this version of the code writes them, for `test/worker/golden.test.ts`. Run it
 * for a new engine version or a new board; what is there already stays.
 */
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { engineVersion } from "../../engine/index.ts";
import { boards } from "../../maps/index.ts";
import { root } from "../../tools/wrangler.ts";
import { move, sitDown } from "./room/player.ts";
import { get, withServer } from "./room/server.ts";

const folder = join(root, "test/worker/golden");
mkdirSync(folder, { recursive: true });
await withServer(async (port) => {
  for (const [map, board] of Object.entries(boards)) {
    const file = join(folder, `engine-${engineVersion}.${map}.json`);
    if (existsSync(file)) continue;
    const table = await sitDown(port, map, board.rules.players.max);
    table.players[0]?.send({ type: "chat", text: "All aboard" });
    while (await move(table, "greedy"));
    const rows = await get<Record<string, string[]>>(port, `/bench/dump/${table.game}`);
    const parsed = Object.entries(rows).map(([name, bodies]) => [
      name,
      bodies.map((body): unknown => JSON.parse(body)),
    ]);
    writeFileSync(file, JSON.stringify(Object.fromEntries(parsed)));
    for (const player of table.players) player.close();
  }
});
