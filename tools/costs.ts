/** `npm run -s costs`: plays games on the real worker, counts, and says what a month would cost. */
import { move, Player, sitDown, together } from "../test/bench/room/player.ts";
import { get, withServer } from "../test/bench/room/server.ts";
import { freeGames, type Meter, month, prices, type Usage } from "./prices.ts";

/** What is not measured but assumed of a game between people. */
const assumed = {
  minutes: 45,
  watchers: 1,
  /** A page asks whether its line is alive this often when nothing is said, in seconds. */
  pingEvery: 25,
  /** Connections lost and made again, per person. */
  reconnects: 3,
  chatLines: 20,
  /** Alarms that ring in a game without a clock and computer players. */
  alarms: 5,
  /** Finished games are kept for ninety days. */
  monthsKept: 3,
};

interface Measured {
  readonly moves: number;
  readonly rows: number;
  readonly bytes: number;
  /** Longest time the object can have been at work, in seconds. */
  readonly busy: number;
}

async function play(port: number, map: string): Promise<Measured> {
  const table = await sitDown(port, map, 4);
  const watcher = new Player(port, table.game);
  await watcher.welcomed();
  let moves = 0;
  let busy = 0;
  for (;;) {
    const since = performance.now();
    if (!(await move(table, "normal"))) break;
    // From sending to everyone having heard: longer than the object was at work.
    await together([...table.players, watcher]);
    busy += (performance.now() - since) / 1000;
    moves += 1;
  }
  const rows = await get<number>(port, `/bench/rows/${table.game}`);
  const stored = JSON.stringify(await get(port, `/bench/dump/${table.game}`)).length;
  for (const player of [...table.players, watcher]) player.close();
  return { moves, rows, bytes: stored, busy };
}

function usage(games: readonly Measured[]): Usage {
  const mean = (part: keyof Measured) =>
    games.reduce((sum, game) => sum + game[part], 0) / games.length;
  const people = 4 + assumed.watchers;
  const sockets = people * (1 + assumed.reconnects);
  // Opened, three seats taken, a page for each, a log looked at by each, and the sockets.
  const http = 1 + 3 + people + people + sockets;
  const pings = (people * assumed.minutes * 60) / assumed.pingEvery;
  const messages = mean("moves") + sockets + pings + assumed.chatLines;
  const wakes = sockets;
  return {
    workerRequests: http,
    workerCpuMs: http * 2,
    objectRequests: http + assumed.alarms + messages / prices.messagesPerRequest,
    objectGbSeconds: mean("busy") * prices.objectGb,
    rowsWritten: mean("rows") + assumed.chatLines * 2 + sockets * 2 + assumed.alarms,
    rowsRead: wakes * mean("moves"),
    // SQLite keeps whole pages; an empty database has three.
    storedGb: ((mean("bytes") * 1.2 + 12e3) / 1e9) * assumed.monthsKept,
  };
}

const labels: Readonly<Record<Meter, string>> = {
  workerRequests: "worker requests",
  workerCpuMs: "worker processor ms",
  objectRequests: "object requests",
  objectGbSeconds: "object GB-s",
  rowsWritten: "rows written",
  rowsRead: "rows read",
  storedGb: "GB stored",
};

const games: Measured[] = [];
await withServer(async (port) => {
  for (const map of ["usa", "europe", "poland"]) games.push(await play(port, map));
});
const game = usage(games);
const counts = [10, 1000, 100_000];
const months = counts.map((count) => month(game, count));
const dollars = (value: number) => `$${value.toFixed(2)}`;
const line = (cells: readonly string[]) => console.log(`| ${cells.join(" | ")} |`);

console.log(
  `Prices of ${prices.date}. A game of four people and a watcher, ${assumed.minutes} min.`,
);
console.log("");
line(["", "one game", ...counts.map((count) => `${count.toLocaleString("en")} games a month`)]);
line(["---", "---:", ...counts.map(() => "---:")]);
for (const meter of Object.keys(labels) as Meter[]) {
  const amount = game[meter] < 0.01 ? game[meter].toExponential(1) : game[meter].toFixed(2);
  line([labels[meter], amount, ...months.map((parts) => dollars(parts[meter]))]);
}
line(["plan", "", ...months.map((parts) => dollars(parts.plan))]);
const total = (parts: Readonly<Record<string, number>>) =>
  Object.values(parts).reduce((sum, part) => sum + part, 0);
line(["**together**", "", ...months.map((parts) => `**${dollars(total(parts))}**`)]);
const free = freeGames(game);
const enough = counts.map((count) => (count / 30 <= free.games ? "$0.00" : "too small"));
line(["or on the free plan", "", ...enough]);
console.log("");
console.log(`The free plan carries ${free.games} games a day; ${labels[free.first]} bind first.`);
