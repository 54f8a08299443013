import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, test, vi } from "vitest";
import { type GameLog, rulesFor } from "../../../engine/index.ts";
import { boards } from "../../../maps/index.ts";
import { playersOf, seedOf } from "../../../tools/sim/play.ts";

// Whole games on a busy machine; a stall would take for ever.
vi.setConfig({ testTimeout: 120_000 });

const root = join(import.meta.dirname, "../../..");
const folder = mkdtempSync(join(tmpdir(), "branchline-sim-"));
afterAll(() => rmSync(folder, { recursive: true }));

function sim(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    join(root, "node_modules/.bin/node"),
    ["tools/sim.ts", ...args],
    { cwd: root, encoding: "utf8" },
  );
  return { status, stdout, stderr };
}

describe("sim", () => {
  test.each([
    [["--map", "mars"], /no map "mars"/],
    [["--bots", "genius"], /no computer player "genius"/],
    [["--map", "poland", "--seats", "5"], /Poland takes 2 to 4 players/],
    [["--seats", "2", "--bots", "easy,easy,easy"], /3 computer players for 2 seats/],
    [["--games", "some"], /--games is a whole number/],
    [["--games", "5", "--explain"], /--explain shows one game/],
    [["--cards", "5"], /--cards/],
    [["--games", "1", "--bots", "greedy", "--log", "/no/such/folder/x"], /no such file/],
  ])("%j is refused with a sentence", (args, sentence) => {
    const { status, stdout, stderr } = sim(...args);
    expect(status).toBe(1);
    expect(stdout).toBe("");
    expect(stderr).toMatch(sentence);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test("writes one log a line that verifies, in order, whatever the number of jobs", () => {
    const file = join(folder, "two-jobs.jsonl");
    const args = ["--map", "europe", "--seats", "3", "--bots", "greedy,random", "--games", "5"];
    const { status, stdout } = sim(...args, "--seed", "s", "--jobs", "2", "--log", file);
    expect(status).toBe(0);
    expect(stdout).toMatch(/europe, 3 seats, 5 games/);
    const lines = readFileSync(file, "utf8").trim().split("\n");
    expect(lines).toHaveLength(5);
    lines.forEach((line, game) => {
      const log = JSON.parse(line) as GameLog;
      expect(log.seed).toBe(seedOf("s", game));
      const names = playersOf(["greedy", "random", "greedy"], game);
      expect(log.players.map((player) => player.level)).toEqual(names);
      const rules = rulesFor(boards["europe"] as (typeof boards)[string]);
      expect(rules.verify(log)).toEqual({ ok: true, checked: "replayed", finished: true });
    });
    const alone = join(folder, "one-job.jsonl");
    sim(...args, "--seed", "s", "--log", alone);
    expect(readFileSync(alone, "utf8")).toBe(readFileSync(file, "utf8"));
  });

  test("--explain gives every decision of one game a line with its reason", () => {
    const { status, stdout } = sim("--map", "usa", "--bots", "easy,hard", "--explain");
    expect(status).toBe(0);
    const lines = stdout.trim().split("\n");
    expect(lines.filter((line) => / — /.test(line)).length).toBe(lines.length - 2);
    expect(lines.at(-1)).toMatch(/^seat 1.*: -?\d+ = lanes/);
  });

  test("everyone sits one seat further in the next game", () => {
    expect(playersOf(["hard", "easy", "easy"], 0)).toEqual(["hard", "easy", "easy"]);
    expect(playersOf(["hard", "easy", "easy"], 1)).toEqual(["easy", "hard", "easy"]);
    expect(playersOf(["hard", "easy", "easy"], 3)).toEqual(["hard", "easy", "easy"]);
  });
});
