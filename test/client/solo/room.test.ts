import { expect, test } from "vitest";
import { bots } from "../../../engine/bots/index.ts";
import { boards } from "../../../maps/index.ts";
import type { Board } from "../../../maps/board.ts";
import type { SoloWish } from "../../../client/device/solo.ts";
import { SoloRoom } from "../../../client/solo/room.ts";
import { personSeat } from "../../../client/solo/talk.ts";

const seed = "5e".repeat(32);
const board = (map: string) => boards[map] as Board;

/** Plays on, with a simple player in the person's seat, for so many actions. */
function play(room: SoloRoom, actions: number): void {
  for (let i = 0; i < actions && !room.finished; i++) {
    if (room.botMoves()) continue;
    const events = room.sofar;
    let view = undefined as Parameters<typeof room.rules.evolve>[0];
    for (const event of events) view = room.rules.evolve(view, event);
    if (!view) throw new Error("nothing has begun");
    room.act(bots.greedy(room.rules, { view, events, seat: personSeat }, String(i)).action);
  }
}

test.each(["usa", "europe", "poland"])(
  "a game on %s is played to its end, and what the device keeps gives the same game again",
  (map) => {
    const wish: SoloWish = { map, opponents: 2, level: "easy" };
    const room = new SoloRoom(board(map), wish, seed);
    play(room, 25);
    const kept = JSON.parse(JSON.stringify(room.record)) as typeof room.record;
    const again = SoloRoom.resume(board(map), kept);
    expect(again.sofar).toEqual(room.sofar);
    play(again, 2000);
    expect(again.finished).toBe(true);
    expect(again.waitingFor).toBeNull();
    const log = again.log([
      { name: "Ana", kind: "person" },
      { name: "One", kind: "bot", level: "easy" },
      { name: "Two", kind: "bot", level: "easy" },
    ]);
    expect(again.rules.verify(log)).toMatchObject({ ok: true, checked: "replayed" });
  },
  60_000,
);

test("the person is shown nothing that is not theirs to know", () => {
  const room = new SoloRoom(board("usa"), { map: "usa", opponents: 1, level: "easy" }, seed);
  const text = JSON.stringify(room.sofar);
  expect(text).not.toContain(seed);
  const dealt = room.sofar.filter((event) => event.type === "cardsDealt");
  expect(dealt.map((event) => typeof event.cards)).toEqual(["object", "number"]);
});

test("an action that is not legal is refused and changes nothing", () => {
  const room = new SoloRoom(board("usa"), { map: "usa", opponents: 1, level: "easy" }, seed);
  const before = room.record.actions.length;
  expect(() => room.act({ type: "drawCard", from: "deck" })).toThrow();
  expect(room.record.actions).toHaveLength(before);
});

test("a record of other rules is continued from the last move that still holds", () => {
  const room = new SoloRoom(board("usa"), { map: "usa", opponents: 1, level: "easy" }, seed);
  play(room, 10);
  const { record } = room;
  const broken = {
    ...record,
    actions: [...record.actions.slice(0, 6), { seat: 0, action: { type: "pass" } as const }],
  };
  expect(SoloRoom.resume(board("usa"), broken).record.actions).toEqual(record.actions.slice(0, 6));
});
