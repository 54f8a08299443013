import { beforeAll, expect, test } from "vitest";
import { bots } from "../../../engine/bots/index.ts";
import type { GameLog, State } from "../../../engine/types.ts";
import { poland } from "../../../maps/poland.ts";
import { checkLog } from "../../../client/check/check.ts";
import { SoloRoom } from "../../../client/solo/room.ts";

let log: GameLog;
beforeAll(() => {
  const room = new SoloRoom(
    poland,
    { map: "poland", opponents: 1, level: "easy" },
    "c4".repeat(32),
  );
  for (let i = 0; i < 2000 && !room.finished; i++) {
    if (room.botMoves()) continue;
    const events = room.sofar;
    const view = events.reduce<State | undefined>((s, e) => room.rules.evolve(s, e), undefined);
    room.act(bots.greedy(room.rules, { view: view as State, events, seat: 0 }, String(i)).action);
  }
  log = room.log([
    { name: "Ana", kind: "person" },
    { name: "Bo", kind: "bot", level: "easy" },
  ]);
});

test("a genuine game is found genuine, and what was checked is counted", async () => {
  const checked = await checkLog(log, log.commitment);
  expect(checked).toMatchObject({
    genuine: true,
    how: "replayed",
    finished: true,
    actions: log.actions.length,
    events: log.events.length,
  });
  expect(checked.genuine && checked.shuffles).toBeGreaterThanOrEqual(3);
});

test("a changed card is found, with its place", async () => {
  const at = log.events.findIndex((event) => event.type === "rowFilled");
  const events = log.events.map((event, i) =>
    i === at && event.type === "rowFilled"
      ? { ...event, card: event.card === "red" ? ("blue" as const) : ("red" as const) }
      : event,
  );
  expect(await checkLog({ ...log, events }, log.commitment)).toMatchObject({ genuine: false, at });
});

test("a seal that is not the one shown during the game is called out", async () => {
  expect(await checkLog(log, "00".repeat(32))).toMatchObject({ genuine: false, seal: true });
});

test("another seed does not fit the seal", async () => {
  const other = { ...log, seed: "aa".repeat(32) };
  expect(await checkLog(other, log.commitment)).toMatchObject({ genuine: false });
});
