/** The table before what the first move does without is there, and as it comes. */
import { beforeEach, describe, expect, it, vi } from "vitest";
import { europe } from "../../../maps/europe.ts";
import type { Action } from "../../../engine/types.ts";
import type * as Controllers from "../../../client/table/controller.ts";
import type * as Words from "../../../client/words/index.ts";
import type * as LaterFiles from "../../../client/table/later.tsx";
import type * as Lighting from "../../../client/table/lit.ts";
import type * as StatusLines from "../../../client/table/Status.tsx";
import type * as Settings from "../../../client/device/settings.ts";
import { fakeSession } from "./fakeSession.ts";

type Claim = Extract<Action, { type: "claimLane" }>;

let later: typeof LaterFiles;
let lighting: typeof Lighting;
let status: typeof StatusLines;
let controllers: typeof Controllers;
let settings: typeof Settings;

beforeEach(async () => {
  localStorage.clear();
  // What was fetched stays for good: every test begins with files that have fetched nothing.
  vi.resetModules();
  const words: typeof Words = await import("../../../client/words/index.ts");
  later = await import("../../../client/table/later.tsx");
  lighting = await import("../../../client/table/lit.ts");
  status = await import("../../../client/table/Status.tsx");
  controllers = await import("../../../client/table/controller.ts");
  settings = await import("../../../client/device/settings.ts");
  await words.loadWords("en");
});

function atMyTurn() {
  const t = fakeSession(europe, 2);
  t.begin();
  const table = controllers.createController(t.session);
  for (let seat = 0; seat < 2; seat++)
    t.play(seat, t.legal(seat).find(({ type }) => type === "keepTickets") as Action);
  while (t.truth().turn !== 0) t.play(t.truth().turn as number, { type: "drawCard", from: "deck" });
  return { ...t, table };
}

const isDraw = ({ type }: Action) => type === "drawCard" || type === "drawTickets";

describe("the first move", () => {
  it("is drawn with nothing fetched for it", () => {
    const t = atMyTurn();
    expect(t.table.legal.value).toEqual(t.legal(0).filter(isDraw));
    expect(status.statusOf(t.table)).toMatchObject({ tone: "mine" });
    void t.table.act({ type: "drawCard", from: "deck" });
    expect(t.sent).toEqual([{ type: "drawCard", from: "deck" }]);
    expect(later.beside.value).toBeNull();
  });

  it("knows of claims as soon as the rest is there", async () => {
    const t = atMyTurn();
    await later.fetchBeside();
    expect(t.table.legal.value).toEqual(t.legal(0));
  });
});

describe("touched before it can be answered", () => {
  it("a colour of the hand lights its lanes when they come, and says how many", async () => {
    const t = atMyTurn();
    const claim = t.legal(0).find((action) => action.type === "claimLane" && action.color);
    const color = claim?.type === "claimLane" ? claim.color : null;
    t.table.pickColor(color);
    expect(t.table.color.value).toBe(color);
    expect(lighting.litOf(t.table)).toBeNull();
    expect(t.table.said.value).toBe("");
    await later.fetchBeside();
    expect(lighting.litOf(t.table)).toMatchObject({ kind: "payable", dim: true });
    expect(lighting.litOf(t.table)?.lanes?.size).toBeGreaterThan(0);
    expect(t.table.said.value).toMatch(/^pays for \d+ routes? now$/);
  });

  it("a colour lights what it could pay for also when it is not the time to pay", async () => {
    const t = atMyTurn();
    const claim = t.legal(0).find((action) => action.type === "claimLane" && action.color);
    const color = claim?.type === "claimLane" ? claim.color : null;
    await later.fetchBeside();
    t.table.pickColor(color);
    const lit = lighting.litOf(t.table)?.lanes;
    expect(lit?.size).toBeGreaterThan(0);
    for (const seat of [0, 0]) t.play(seat, { type: "drawCard", from: "deck" });
    expect(t.table.legal.value).toEqual([]);
    // Two cards more can only light more.
    expect([...(lighting.litOf(t.table)?.lanes ?? [])]).toEqual(expect.arrayContaining([...lit!]));
  });

  it("a move that cannot be made is explained", async () => {
    const t = atMyTurn();
    t.play(0, { type: "drawCard", from: "deck" });
    t.play(0, { type: "drawCard", from: "deck" });
    await t.table.act({ type: "drawCard", from: "deck" });
    expect(t.table.notice.value?.text).toBe("It is Bo’s turn.");
  });
});

describe("touched and then overtaken", () => {
  it("a lane tapped without being asked first is shown, and never claimed in a later turn", async () => {
    const t = atMyTurn();
    const claim = t.legal(0).find((action) => action.type === "claimLane") as Claim;
    settings.change({ confirm: false });
    t.table.tapLane(claim.lane);
    expect(t.table.sheet.value).toEqual({ kind: "lane", lane: claim.lane });
    for (const seat of [0, 0, 1, 1]) t.play(seat, { type: "drawCard", from: "deck" });
    await later.fetchBeside();
    expect(t.sent).toEqual([]);
  });

  it("a key that came late opens what it opens, and moves nothing", async () => {
    const t = atMyTurn();
    const { onKey } = await import("../../../client/table/keys.ts");
    const pressed = ["d", "f"].map((key) => onKey(t.table, new KeyboardEvent("keydown", { key })));
    t.play(0, { type: "drawCard", from: "deck" });
    await Promise.all(pressed);
    expect(t.sent).toEqual([]);
    expect(t.table.sheet.value).toEqual({ kind: "find" });
    await onKey(t.table, new KeyboardEvent("keydown", { key: "d" }));
    expect(t.sent).toEqual([{ type: "drawCard", from: "deck" }]);
  });

  it("nothing is explained once the table has gone on", async () => {
    const t = atMyTurn();
    for (const seat of [0, 0]) t.play(seat, { type: "drawCard", from: "deck" });
    const asked = t.table.act({ type: "drawCard", from: "deck" });
    t.play(1, { type: "drawCard", from: "deck" });
    await asked;
    expect(t.table.notice.value).toBeNull();
  });
});

describe("what a first turn hardly ever is", () => {
  it("is told in its own words when they come", async () => {
    const t = atMyTurn();
    t.tell([{ type: "lastRound", seat: 1 }]);
    const usual = "Your turn: draw, claim a route or take tickets";
    expect(status.statusOf(t.table).text).toBe(usual);
    await later.fetchBeside();
    expect(status.statusOf(t.table).text).toBe(`Last round · ${usual}`);
  });

  it("a game that has ended is told nothing wrong of meanwhile", async () => {
    const t = atMyTurn();
    t.room.value = { ...t.room.value, status: "ended" };
    expect(status.statusOf(t.table)).toMatchObject({ tone: "quiet", text: "Connecting …" });
    await later.fetchBeside();
    expect(status.statusOf(t.table)).toMatchObject({ text: "The game was ended early" });
  });
});
