/** What one machine carries, and what a game, a move and a watcher cost the server. Loopback only. */
import type { Report } from "../../tools/bench.ts";
import { findWorkerd, usageOf } from "../load/process.ts";
import { climb, rest } from "../load/stages.ts";
import { move, Player, sitDown, type Table, together } from "./room/player.ts";
import { get, withServer } from "./room/server.ts";

const cpu = (pid: string) => usageOf(pid)?.cpu ?? Number.NaN;
const memory = (pid: string) => usageOf(pid)?.memory ?? Number.NaN;

function leave(tables: readonly Table[]): void {
  for (const { players } of tables) for (const player of players) player.close();
}

async function parallel(port: number, workerd: string, report: Report): Promise<void> {
  const steps = [25, 50, 100, 200, 400, 600, 900, 1200];
  const { stages, gave } = await climb(port, workerd, {
    steps,
    secondsPerStep: 6,
    patience: 500,
    seconds: 120,
  });
  const held = stages.filter(({ slow }) => slow <= 500).at(-1);
  report("load.games.most", held?.games ?? 0, "games of four with a move a second");
  for (const { games, median, slow, server, players, others } of stages) {
    report(`load.games.${games}.move`, median, "ms");
    report(`load.games.${games}.move.slow`, slow, "ms, the 95th of 100");
    report(`load.games.${games}.server`, server, "cores");
    report(`load.games.${games}.players`, players, "cores");
    report(`load.games.${games}.others`, others, "cores busy with other work");
  }
  report("load.gave", stages.at(-1)?.games ?? 0, `games: ${gave}`);
}

/** Whole games one after another: what the server's processor and storage spend on each. */
async function perGame(port: number, workerd: string, report: Report): Promise<void> {
  const before = cpu(workerd);
  let moves = 0;
  let rows = 0;
  const games = 6;
  for (let i = 0; i < games; i += 1) {
    const table = await sitDown(port, ["usa", "europe", "poland"][i % 3] ?? "usa", 4);
    while (await move(table, "greedy")) moves += 1;
    rows += await get<number>(port, `/bench/rows/${table.game}`);
    leave([table]);
  }
  const spent = (cpu(workerd) - before) * 1000;
  report("load.game.cpu", spent / games, "ms");
  report("load.game.moves", moves / games, "moves");
  report("load.game.rows", rows / games, "rows");
  report("load.move.cpu", spent / moves, "ms");
}

/** The same thirty moves without and with a thousand watchers. */
async function perWatcher(port: number, workerd: string, report: Report): Promise<void> {
  const table = await sitDown(port, "usa", 4);
  const thirty = async (crowd: readonly Player[]) => {
    const before = cpu(workerd);
    for (let i = 0; i < 30; i += 1) {
      await move(table, "greedy");
      await together([...table.players, ...crowd]);
    }
    return (cpu(workerd) - before) * 1000;
  };
  const alone = await thirty([]);
  const weight = memory(workerd);
  const crowd: Player[] = [];
  for (let i = 0; i < 1000; i += 1) {
    crowd.push(new Player(port, table.game));
    if (i % 50 === 49) await Promise.all(crowd.map((one) => one.welcomed()));
  }
  report("load.watcher.memory", ((memory(workerd) - weight) * 1024) / 1000, "kB");
  const watched = await thirty(crowd);
  report("load.watcher.cpu", ((watched - alone) * 1000) / 30 / 1000, "µs per move");
  leave([table]);
  for (const one of crowd) one.close();
}

/** Rooms in the middle of a game: with everyone there, and after all have gone and they sleep. */
async function perRoom(port: number, workerd: string, report: Report): Promise<void> {
  const size = 150;
  const batch = async (count: number) => {
    const tables: Table[] = [];
    for (let i = 0; i < count; i += 1) {
      const table = await sitDown(port, "europe", 4);
      for (let n = 0; n < 12; n += 1) await move(table, "greedy");
      tables.push(table);
    }
    const awake = memory(workerd);
    leave(tables);
    for (const { game } of tables) await get(port, `/bench/drop/${game}`);
    await rest(3000);
    return { awake, asleep: memory(workerd) };
  };
  // The first rooms bring the compiled code into memory, which all later ones share.
  const base = await batch(20);
  const first = await batch(size);
  const second = await batch(size);
  // What a process has once held it seldom gives back: the second batch tells what sleepers keep.
  report("load.room.awake", ((first.awake - base.asleep) * 1024) / size, "kB, with four sockets");
  report("load.room.asleep", ((second.asleep - first.asleep) * 1024) / size, "kB");
}

export default async function load(report: Report): Promise<void> {
  await withServer(async (port) => {
    const workerd = findWorkerd();
    // Only Linux tells what a process uses.
    if (workerd === undefined) return;
    report("load.server.memory", memory(workerd), "MB before the first game");
    await perRoom(port, workerd, report);
    await perGame(port, workerd, report);
    await perWatcher(port, workerd, report);
    await parallel(port, workerd, report);
    report("load.server.memory.after", memory(workerd), "MB");
  });
}
