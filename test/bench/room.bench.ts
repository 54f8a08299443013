import type { GameLog } from "../../engine/types.ts";
import { rulesFor } from "../../engine/index.ts";
import { boards } from "../../maps/index.ts";
import type { Report } from "../../tools/bench.ts";
import { move, Player, sitDown, type Table, together } from "./room/player.ts";
import { get, withServer } from "./room/server.ts";

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** From an act to the last of four players having its events, over the same through the echo. */
async function moveTime(port: number, report: Report): Promise<void> {
  const url = `ws://127.0.0.1:${port}/bench/echo/bench`;
  const sockets = Array.from({ length: 4 }, () => new WebSocket(url));
  let heard = 0;
  let all = () => {};
  for (const socket of sockets) {
    socket.addEventListener("message", () => {
      heard += 1;
      if (heard === sockets.length) all();
    });
  }
  const open = (socket: WebSocket) =>
    new Promise((resolve) => socket.addEventListener("open", resolve, { once: true }));
  await Promise.all(sockets.map(open));
  const text = JSON.stringify({
    type: "events",
    seq: 100,
    events: [{ type: "cardDrawn", seat: 1 }],
  });
  const echo = async () => {
    heard = 0;
    const since = performance.now();
    const done = new Promise<void>((resolve) => (all = resolve));
    sockets[0]?.send(text);
    await done;
    return performance.now() - since;
  };
  const table = await sitDown(port, "europe", 4);
  const before = await get<number>(port, `/bench/rows/${table.game}`);
  const echoes: number[] = [];
  const moves: number[] = [];
  for (;;) {
    const mover = table.players.find((player) => player.choice("greedy"));
    const action = mover?.choice("greedy");
    if (!mover || !action) break;
    const heardBefore = mover.events.length;
    const since = performance.now();
    const acted = mover.act(action);
    await Promise.all(
      table.players.map((player) => player.until(() => player.events.length > heardBefore)),
    );
    moves.push(performance.now() - since);
    await acted;
    await together(table.players);
    await rest(6);
    echoes.push(await echo());
    await rest(6);
  }
  const rows = (await get<number>(port, `/bench/rows/${table.game}`)) - before;
  report("room.move.ms", median(moves), "ms");
  report("room.move.ratio", median(moves) / median(echoes), "×");
  report("room.rows.per.move", rows / moves.length, "rows");
  for (const socket of sockets) socket.close();
  for (const player of table.players) player.close();
}

/** Rows of a game with a clock and computer players: the alarm is in it, too. */
async function rowsWithBots(port: number, report: Report): Promise<void> {
  const opening = { map: "poland", seats: 2, name: "Ada", bots: ["easy"], clock: 60 };
  const response = await fetch(`http://127.0.0.1:${port}/api/games`, {
    method: "POST",
    body: JSON.stringify(opening),
  });
  const { game, token } = (await response.json()) as { game: string; token: string };
  const ada = new Player(port, game, token);
  await ada.welcomed();
  ada.send({ type: "start" });
  await ada.until(() => ada.view !== undefined);
  const before = await get<number>(port, `/bench/rows/${game}`);
  const acts = async () => (await get<{ acts: string[] }>(port, `/bench/dump/${game}`)).acts.length;
  const actsBefore = await acts();
  const until = performance.now() + 20_000;
  while (performance.now() < until && !ada.view?.result) {
    const action = ada.choice("greedy");
    if (action) await ada.act(action);
    else await rest(20);
  }
  const moves = (await acts()) - actsBefore;
  const rows = (await get<number>(port, `/bench/rows/${game}`)) - before;
  report("room.rows.per.move.bots", rows / moves, "rows");
  ada.close();
}

/** Bytes to one client, the most of any on any board. */
async function bytes(port: number, report: Report): Promise<void> {
  let most = 0;
  for (const map of Object.keys(boards)) {
    const table = await sitDown(port, map, 4);
    while (await move(table, "normal"));
    most = Math.max(most, ...table.players.map((player) => player.bytes));
    for (const player of table.players) player.close();
  }
  report("room.bytes.per.game", most / 1000, "kB");
}

async function wake(port: number, report: Report): Promise<void> {
  const table = await sitDown(port, "usa", 5);
  while (table.players[0]?.view?.lastRound === null) await move(table, "greedy");
  for (const player of table.players) player.close();
  const cold = async (game: string) => {
    await get(port, `/bench/drop/${game}`);
    const since = performance.now();
    await get(port, `/api/games/${game}`);
    return performance.now() - since;
  };
  const full: number[] = [];
  const empty: number[] = [];
  for (let i = 0; i < 40; i += 1) {
    full.push(await cold(table.game));
    empty.push(await cold("babab-babab-babab-babab"));
  }
  report("room.wake.ms", median(full) - median(empty), "ms");
}

/** Acts answered and not in the log, or in the log twice, or told wrongly, over a hundred games. */
async function parallel(port: number, report: Report): Promise<void> {
  const maps = Object.keys(boards);
  const tables: Table[] = [];
  for (let i = 0; i < 100; i += 1) {
    tables.push(await sitDown(port, maps[i % maps.length] ?? "usa", 4));
  }
  const since = performance.now();
  let moves = 0;
  const wrong = await Promise.all(
    tables.map(async (table) => {
      while (await move(table, "greedy"));
      const log = await get<GameLog>(port, `/api/games/${table.game}/log`);
      const answered = table.players.reduce((sum, player) => sum + player.done, 0);
      moves += answered;
      const board = boards[log.map];
      const verified = board && "ok" in rulesFor(board).verify(log) ? 0 : 1;
      const untold = table.players.filter((player) => player.events.length !== log.events.length);
      for (const player of table.players) player.close();
      return Math.abs(answered - log.actions.length) + verified + untold.length;
    }),
  );
  const seconds = (performance.now() - since) / 1000;
  report(
    "room.games.parallel",
    wrong.reduce((a, b) => a + b, 0),
    "lost or doubled moves",
  );
  report("room.games.parallel.moves", moves / seconds, "moves/s");
}

async function spectators(port: number, report: Report): Promise<void> {
  const table = await sitDown(port, "usa", 4);
  const crowd: Player[] = [];
  for (let i = 0; i < 1000; i += 1) {
    crowd.push(new Player(port, table.game));
    if (i % 50 === 49) await Promise.all(crowd.map((one) => one.welcomed()));
  }
  const times: number[] = [];
  for (let i = 0; i < 30; i += 1) {
    const since = performance.now();
    await move(table, "greedy");
    await together([...table.players, ...crowd]);
    times.push(performance.now() - since);
  }
  const most = table.players[0]?.events.length ?? 0;
  const lost = crowd.reduce((sum, one) => sum + (most - one.events.length), 0);
  report("room.spectators", lost, "events lost");
  report("room.spectators.ms", median(times), "ms");
  for (const one of [...table.players, ...crowd]) one.close();
}

export default async function room(report: Report): Promise<void> {
  await withServer(async (port) => {
    await moveTime(port, report);
    await rowsWithBots(port, report);
    await wake(port, report);
    await bytes(port, report);
    await parallel(port, report);
    await spectators(port, report);
  });
}
