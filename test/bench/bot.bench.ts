/** The processor time `hard` takes to think, over whole games on each board with all seats taken. */
import { bots } from "../../engine/bots/index.ts";
import { type Rules, rulesFor } from "../../engine/index.ts";
import { boards } from "../../maps/index.ts";
import { playThrough, seedFrom } from "../engine/bots/tables.ts";

const gamesPerBoard = 6;
/** The collector of old memory may run in the middle of a decision; three times in a row is rare. */
const repeats = 3;

export default async function bench(
  report: (name: string, value: number, unit: string) => void,
): Promise<void> {
  const times: number[] = [];
  for (const board of Object.values(boards)) {
    const rules = rulesFor(board);
    const seats = board.rules.players.max;
    playThrough(rules, Array(seats).fill(bots.hard), seedFrom(999), () => {});
    for (let game = 0; game < gamesPerBoard; game++) timeGame(rules, seats, game, times);
  }
  report("bot.hard.worst.ms", Math.max(...times), "ms");
  report("bot.hard.mean.ms", times.reduce((sum, ms) => sum + ms, 0) / times.length, "ms");
}

function timeGame(rules: Rules, seats: number, game: number, times: number[]): void {
  playThrough(rules, Array(seats).fill(bots.hard), seedFrom(game), ({ sight }) => {
    let best = Infinity;
    for (let i = 0; i < repeats; i++) {
      const from = process.cpuUsage();
      bots.hard(rules, sight, "coin");
      const { user, system } = process.cpuUsage(from);
      best = Math.min(best, (user + system) / 1000);
    }
    times.push(best);
  });
}
