/** The table of results. */
import type { Options } from "./options.ts";
import { type Row, type Tally, meanOf, parts, shareInterval, spreadOf } from "./tally.ts";

export function tableOfResults(tally: Tally, options: Options, seconds: number): string {
  const rows = [...tally.rows.values()].sort((a, b) => meanOf(b.score) - meanOf(a.score));
  const heads = [
    "player",
    "score (95 %)",
    ...parts,
    "wins (95 %)",
    "tickets done",
    "kept",
    "turns",
    "ms mean",
    "ms worst",
  ];
  const lines = rows.map((row) => cellsOf(row));
  const widths = heads.map((head, i) =>
    Math.max(head.length, ...lines.map((cells) => (cells[i] as string).length)),
  );
  const layOut = (cells: readonly string[]) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)));
  const rate = (tally.games / seconds).toFixed(1);
  return [
    `${options.map}, ${options.seats} seats, ${tally.games} games, seed "${options.seed}": ${rate} games/s`,
    layOut(heads).join("  "),
    ...lines.map((cells) => layOut(cells).join("  ")),
  ].join("\n");
}

function cellsOf(row: Row): string[] {
  const [low, high] = shareInterval(row.wins);
  const spread = spreadOf(row.score);
  return [
    row.bot,
    `${meanOf(row.score).toFixed(1)} ±${Number.isFinite(spread) ? spread.toFixed(1) : "?"}`,
    ...parts.map((part) => meanOf(row.parts[part]).toFixed(1)),
    `${percent(meanOf(row.wins))} % (${percent(low)}-${percent(high)})`,
    `${percent(row.completed / Math.max(1, row.kept))} %`,
    (row.kept / row.seatGames).toFixed(1),
    (row.turns / row.seatGames).toFixed(1),
    (row.time.total / Math.max(1, row.time.count)).toFixed(2),
    row.time.worst.toFixed(1),
  ];
}

function percent(share: number): string {
  return (100 * share).toFixed(1);
}
