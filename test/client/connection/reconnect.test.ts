import { describe, expect, it } from "vitest";
import {
  askEvery,
  keepConnected,
  openWithin,
  pauseBefore,
  pongWithin,
} from "../../../client/connection/reconnect.ts";
import type { Link } from "../../../client/session.ts";
import { fakeWorld } from "./fake.ts";

function setUp() {
  const fake = fakeWorld();
  const links: Link[] = [];
  const texts: string[] = [];
  let opened = 0;
  const keeper = keepConnected(fake.dial, fake.world, {
    link: (link) => links.push(link),
    open: () => (opened += 1),
    text: (data) => texts.push(data),
  });
  return { ...fake, keeper, links, texts, opened: () => opened };
}

describe("keeping the wire alive", () => {
  it("dials at once and passes on what is said, but no pong", () => {
    const t = setUp();
    t.last().events.open();
    t.last().events.text("pong");
    t.last().events.text("{}");
    expect(t.opened()).toBe(1);
    expect(t.texts).toEqual(["{}"]);
  });

  it("dials again after a growing pause when the wire is cut", () => {
    const t = setUp();
    t.last().events.closed(1006, "");
    expect(t.links.at(-1)).toEqual({ state: "lost", retryAt: 1_000_400 });
    t.pass(399);
    expect(t.wires).toHaveLength(1);
    t.pass(1);
    expect(t.wires).toHaveLength(2);
    t.last().events.closed(1006, "");
    t.pass(799);
    expect(t.wires).toHaveLength(2);
    t.pass(1);
    expect(t.wires).toHaveLength(3);
  });

  it("spreads the pauses and never waits longer than twelve seconds", () => {
    expect(pauseBefore(0, () => 0)).toBe(200);
    expect(pauseBefore(0, () => 1)).toBe(400);
    expect(pauseBefore(30, () => 1)).toBe(12_000);
  });

  it("a wire that opens and dies without a word does not shorten the pause", () => {
    const t = setUp();
    for (let i = 0; i < 4; i++) {
      t.last().events.open();
      t.last().events.closed(1006, "");
      t.pass(400 * 2 ** i);
    }
    t.last().events.closed(1006, "");
    expect(t.links.at(-1)).toMatchObject({
      state: "lost",
      retryAt: 1_000_000 + 400 * (15 + 2 ** 4),
    });
  });

  it("gives up a wire that does not open in time", () => {
    const t = setUp();
    t.pass(openWithin);
    expect(t.wires[0]?.dropped).toBe(true);
    expect(t.links.at(-1)?.state).toBe("lost");
  });

  it("on waking asks, and dials again when no answer comes", () => {
    const t = setUp();
    t.last().events.open();
    t.wake();
    expect(t.last().heard).toEqual(["ping"]);
    t.pass(pongWithin - 1);
    expect(t.wires).toHaveLength(1);
    t.pass(1);
    expect(t.wires).toHaveLength(2);
    expect(t.wires[0]?.dropped).toBe(true);
  });

  it("on waking with an answer keeps the wire", () => {
    const t = setUp();
    t.last().events.open();
    t.wake();
    t.last().events.text("pong");
    t.pass(pongWithin * 2);
    expect(t.wires).toHaveLength(1);
  });

  it("on waking while lost dials at once", () => {
    const t = setUp();
    t.last().events.closed(1006, "");
    t.wake();
    expect(t.wires).toHaveLength(2);
  });

  it("the wake of a page just loaded does not cut its first call", () => {
    const t = setUp();
    t.wake();
    expect(t.wires).toHaveLength(1);
    t.pass(pongWithin + 1);
    t.wake();
    expect(t.wires).toHaveLength(2);
  });

  it("asks a quiet wire now and then", () => {
    const t = setUp();
    t.last().events.open();
    t.pass(askEvery);
    expect(t.last().heard).toEqual(["ping"]);
  });

  it("notices that what was said is not answered", () => {
    const t = setUp();
    t.last().events.open();
    t.keeper.send("move");
    t.pass(pongWithin);
    expect(t.last().heard).toEqual(["move", "ping"]);
    t.pass(pongWithin);
    expect(t.wires).toHaveLength(2);
  });

  it("a refusal is the end: nothing dials any more", () => {
    const t = setUp();
    t.last().events.open();
    t.last().events.closed(4004, "There is no such game.");
    t.wake();
    t.pass(60_000);
    expect(t.wires).toHaveLength(1);
    expect(t.links.at(-1)).toEqual({
      state: "closed",
      code: 4004,
      reason: "There is no such game.",
    });
  });

  it("thrown out for being silent, it comes back", () => {
    const t = setUp();
    t.last().events.open();
    t.last().events.closed(4408, "No sign of life.");
    expect(t.links.at(-1)?.state).toBe("lost");
    t.pass(400);
    expect(t.wires).toHaveLength(2);
  });

  it("closed by us, it stays closed", () => {
    const t = setUp();
    t.last().events.open();
    t.keeper.close();
    t.wake();
    t.pass(60_000);
    expect(t.wires).toHaveLength(1);
    expect(t.last().dropped).toBe(true);
  });
});
