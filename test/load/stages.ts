/** Ever more games at once, each with one move a second, until something gives. */
import { cpus } from "node:os";
import { move, sitDown, type Table } from "../bench/room/player.ts";
import { usageOf } from "./process.ts";

interface Stage {
  readonly games: number;
  readonly moves: number;
  /** From sending a move to everyone at the table having its events, in ms. */
  readonly median: number;
  readonly slow: number;
  /** Share of one processor core: the server's, and the players' own. */
  readonly server: number;
  readonly players: number;
  /** Cores that everything else on this machine kept busy meanwhile. */
  readonly others: number;
}

export interface Limits {
  readonly steps: readonly number[];
  readonly secondsPerStep: number;
  /** The slowest twentieth of the moves may take this long. */
  readonly patience: number;
  /** No new step is begun after so many seconds. */
  readonly seconds: number;
}

export interface Climb {
  readonly stages: readonly Stage[];
  readonly gave: string;
}

const part = (values: readonly number[], share: number) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * share)] ?? Number.NaN;

const maps = ["usa", "europe", "poland"];

export async function climb(port: number, workerd: string, limits: Limits): Promise<Climb> {
  const tables: Table[] = [];
  const stages: Stage[] = [];
  const since = performance.now();
  let gave = `nothing gave: ${limits.steps.at(-1)} games are where this stops`;
  try {
    for (const games of limits.steps) {
      if (performance.now() - since > limits.seconds * 1000) {
        gave = `time was up before ${games} games`;
        break;
      }
      while (tables.length < games) {
        tables.push(await sitDown(port, maps[tables.length % 3] ?? "usa", 4));
      }
      const stage = await hold(tables, workerd, limits.secondsPerStep);
      stages.push(stage);
      if (stage.slow > limits.patience) {
        gave = whatGave(stage);
        break;
      }
    }
  } catch (error) {
    gave = String(error);
  } finally {
    for (const { players } of tables) for (const player of players) player.close();
  }
  return { stages, gave };
}

function whatGave({ server, players, others }: Stage): string {
  const most = Math.max(server, players, others);
  if (most === others) return "the machine, by other work on it";
  return most === server ? "the server's processor time" : "the players' own process beside it";
}

/** Seconds that all cores together have been busy. */
function busyTime(): number {
  return cpus().reduce((sum, { times }) => sum + times.user + times.nice + times.sys, 0) / 1000;
}

/** Every table moves once a second for a while. A table whose game is over stays as it is. */
async function hold(tables: readonly Table[], workerd: string, seconds: number): Promise<Stage> {
  const times: number[] = [];
  const until = performance.now() + seconds * 1000;
  const before = usageOf(workerd);
  const own = process.cpuUsage();
  const busy = busyTime();
  const began = performance.now();
  await Promise.all(
    tables.map(async (table, i) => {
      await rest((i / tables.length) * 1000);
      while (performance.now() < until) {
        const at = performance.now();
        if (!(await move(table, "greedy"))) return;
        times.push(performance.now() - at);
        await rest(1000 - (performance.now() - at));
      }
    }),
  );
  const elapsed = (performance.now() - began) / 1000;
  const after = usageOf(workerd);
  const { user, system } = process.cpuUsage(own);
  const server = ((after?.cpu ?? 0) - (before?.cpu ?? 0)) / elapsed;
  const players = (user + system) / 1e6 / elapsed;
  return {
    games: tables.length,
    moves: times.length,
    median: part(times, 0.5),
    slow: part(times, 0.95),
    server,
    players,
    others: Math.max(0, (busyTime() - busy) / elapsed - server - players),
  };
}

export const rest = (ms: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));
