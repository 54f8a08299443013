import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type GameEvent, type GameLog, commitmentOf, engineVersion } from "../../engine/index.ts";
import { logOf, play } from "./games.ts";
import { inEurope, inPoland, inUsa, seed } from "./kit.ts";
import { anyTemper, runs, seeds, tables } from "./properties.ts";

const log = logOf(inEurope, play(inEurope, { seats: 3, seed, temper: "builder" }), seed);

const otherSeed = "0b".repeat(32);

function changed(at: number, change: (event: GameEvent) => object): GameLog {
  return {
    ...log,
    events: log.events.map((event, i) => (i === at ? (change(event) as GameEvent) : event)),
  };
}

function indexOf(type: GameEvent["type"], from = 0): number {
  return log.events.findIndex((event, i) => i >= from && event.type === type);
}

describe.each(tables)("$name with $seats", ({ rules, seats }) => {
  test("the log of any game is found good, also after a trip through JSON", () => {
    fc.assert(
      fc.property(seeds, anyTemper, (seed, temper) => {
        const log = logOf(rules, play(rules, { seats, seed, temper }), seed);
        const told = JSON.parse(JSON.stringify(log)) as GameLog;
        expect(rules.verify(told)).toEqual({ ok: true, checked: "replayed", finished: true });
      }),
      runs(2),
    );
  });
});

describe("tampering with events is found at the event", () => {
  test("any single event changed, dropped or doubled", () => {
    fc.assert(
      fc.property(
        fc.nat(log.events.length - 1),
        fc.constantFrom("drop", "double", "swap"),
        (at, how) => {
          const events = log.events.slice();
          if (how === "drop") events.splice(at, 1);
          if (how === "double") events.splice(at, 0, events[at] as GameEvent);
          if (how === "swap") events.splice(at, 2, ...events.slice(at, at + 2).toReversed());
          const first = log.events.findIndex(
            (event, i) => JSON.stringify(event) !== JSON.stringify(events[i]),
          );
          const differs = first >= 0 || events.length > log.events.length;
          const verdict = inEurope.verify({ ...log, events });
          if (differs) expect(verdict).toMatchObject({ at: first < 0 ? log.events.length : first });
          else expect(verdict).toHaveProperty("ok");
        },
      ),
      runs(60),
    );
  });

  test.each<[string, number, (event: GameEvent) => object]>([
    ["a card in the row", indexOf("rowFilled"), (e) => ({ ...e, card: "locomotive2" })],
    ["a card dealt", indexOf("cardsDealt"), (e) => ({ ...e, cards: ["red", "red", "red", "red"] })],
    ["a card drawn", indexOf("cardDrawn"), (e) => ({ ...e, card: "locomotive" })],
    ["points", indexOf("laneClaimed"), (e) => ({ ...e, points: 22 })],
    ["who claimed", indexOf("laneClaimed"), (e) => ({ ...e, seat: 9 })],
    ["a field more", indexOf("turnStarted"), (e) => ({ ...e, extra: 1 })],
    ["a field less", indexOf("turnStarted"), ({ type }) => ({ type })],
    [
      "a field that JSON calls __proto__ in place of another",
      indexOf("turnStarted"),
      () => JSON.parse('{"type":"turnStarted","__proto__":{}}') as object,
    ],
    ["the deck at the start", 0, (e) => ({ ...e, deck: [] })],
    ["who is first", 0, (e) => ({ ...e, first: 7 })],
    ["the result", log.events.length - 1, (e) => ({ ...e, result: { winners: [0], scores: [] } })],
    ["nothing at all", 5, () => null as unknown as object],
  ])("%s", (_, at, change) => {
    const verdict = inEurope.verify(changed(at, change));
    expect(verdict).toMatchObject({ at });
    expect("why" in verdict && verdict.why).toMatch(/\.$/);
  });

  test("an event added at the end", () => {
    const events = [...log.events, { type: "passed", seat: 0 } as const];
    expect(inEurope.verify({ ...log, events })).toMatchObject({ at: log.events.length });
  });
});

describe("tampering with the rest", () => {
  test("the seed alone breaks the promise", () => {
    expect(inEurope.verify({ ...log, seed: otherSeed })).toMatchObject({ at: "commitment" });
    expect(inEurope.verify({ ...log, commitment: "00" })).toMatchObject({ at: "commitment" });
    expect(inEurope.verify({ ...log, seed: "5e" })).toMatchObject({ at: "seed" });
  });

  test("seed and promise together do not give these cards", () => {
    const commitment = commitmentOf(otherSeed);
    expect(inEurope.verify({ ...log, seed: otherSeed, commitment })).toMatchObject({ at: 0 });
  });

  test("any two different actions swapped", () => {
    fc.assert(
      fc.property(fc.nat(log.actions.length - 2), (at) => {
        const actions = log.actions.slice();
        actions.splice(at, 2, ...actions.slice(at, at + 2).toReversed());
        if (JSON.stringify(actions) === JSON.stringify(log.actions)) return;
        const verdict = inEurope.verify({ ...log, actions });
        expect(verdict).toHaveProperty("why");
        expect("at" in verdict && verdict.at).toBeTypeOf("number");
      }),
      runs(40),
    );
  });

  test("an action by another seat, an action left out, an action too many", () => {
    const [first, ...rest] = log.actions as [GameLog["actions"][number], ...GameLog["actions"]];
    const moved = [{ ...first, seat: (first.seat + 1) % 3 }, ...rest];
    const opening = indexOf("ticketsKept");
    expect(inEurope.verify({ ...log, actions: moved })).toMatchObject({ at: opening });
    expect(inEurope.verify({ ...log, actions: rest })).toMatchObject({ at: opening });
    const more = [...log.actions, { seat: 0, action: { type: "pass" } as const }];
    expect(inEurope.verify({ ...log, actions: more })).toMatchObject({ at: log.events.length });
    const broken = [...log.actions.slice(0, -1), null as unknown as (typeof log.actions)[0]];
    expect(inEurope.verify({ ...log, actions: broken })).toHaveProperty("why");
  });

  test("a cut end, of events, of actions, of both", () => {
    const events = log.events.slice(0, -1);
    const actions = log.actions.slice(0, -1);
    expect(inEurope.verify({ ...log, events })).toMatchObject({ at: events.length });
    expect(inEurope.verify({ ...log, actions })).toHaveProperty("why");
    const last = log.events.findLastIndex((event) => event.type === "turnStarted");
    const cut = { ...log, events: log.events.slice(0, last + 1) };
    const verdicts = [0, 1, 2].map((n) =>
      inEurope.verify({ ...cut, actions: log.actions.slice(0, log.actions.length - n) }),
    );
    expect(verdicts).toContainEqual({ at: "end", why: "The end of the game is missing." });
    for (const verdict of verdicts) expect(verdict).toHaveProperty("why");
  });

  test("another number of seats or players, another map, another format", () => {
    for (const seats of [2, 4, 9]) {
      const more = Array(seats).fill(log.players[0]);
      expect(inEurope.verify({ ...log, seats, players: more })).toMatchObject({ at: 0 });
      expect(inEurope.verify({ ...log, seats })).toMatchObject({ at: "players" });
    }
    const players = log.players.slice(1);
    expect(inEurope.verify({ ...log, players })).toMatchObject({ at: "players" });
    expect(inUsa.verify(log)).toMatchObject({ at: "format" });
    expect(inPoland.verify({ ...log, map: "poland" })).toMatchObject({ at: 0 });
    for (const wrong of [null, {}, { ...log, format: 2 }, { ...log, events: 3 }]) {
      expect(inEurope.verify(wrong as GameLog)).toMatchObject({ at: "format" });
    }
  });
});

test("contract 3: a log says its engine, and who sat where by name and kind", () => {
  const { engine: _, ...without } = log;
  expect(inEurope.verify(without as GameLog)).toMatchObject({ at: "format" });
  expect(inEurope.verify({ ...log, engine: null as unknown as number })).toMatchObject({
    at: "format",
  });
  for (const one of [null, {}, { name: "Ada" }, { name: "Ada", kind: "alien" }, { kind: "bot" }]) {
    const players = [one, ...log.players.slice(1)] as GameLog["players"];
    expect(inEurope.verify({ ...log, players })).toMatchObject({ at: "players" });
  }
});

describe("logs of another engine", () => {
  const other: GameLog = { ...log, engine: engineVersion + 1 };

  test("are checked by hash and fold, and the answer says so", () => {
    expect(inEurope.verify(other)).toEqual({ ok: true, checked: "folded", finished: true });
    expect(inEurope.verify({ ...other, seed: otherSeed })).toMatchObject({ at: "commitment" });
  });

  test("must fold, tell the same seed, map and seats, and have an end", () => {
    const events = log.events.slice(1);
    expect(inEurope.verify({ ...other, events })).toMatchObject({ at: 0 });
    expect(inEurope.verify({ ...other, events: log.events.slice(0, -1) })).toMatchObject({
      at: "end",
    });
    for (const lie of [{ seed: otherSeed }, { map: "usa" }, { seats: 4 }]) {
      const lied = [{ ...log.events[0], ...lie } as GameEvent, ...events];
      expect(inEurope.verify({ ...other, events: lied })).toMatchObject({ at: 0 });
    }
  });
});

test("a game its players ended early is good as far as it went, and the answer says so", () => {
  const turn = indexOf("turnStarted", indexOf("turnStarted") + 1);
  const events = log.events.slice(0, turn + 1);
  let left = log.actions.length;
  let verdict = inEurope.verify({ ...log, events, ended: true, actions: log.actions });
  while (!("ok" in verdict) && left-- > 0) {
    verdict = inEurope.verify({ ...log, events, ended: true, actions: log.actions.slice(0, left) });
  }
  expect(verdict).toEqual({ ok: true, checked: "replayed", finished: false });
});
