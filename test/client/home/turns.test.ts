import { signal } from "@preact/signals";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import type { State } from "../../../engine/types.ts";
import type { Room } from "../../../worker/protocol.ts";
import type { Session } from "../../../client/session.ts";
import { tellTurns } from "../../../client/home/turns.ts";
import { loadArea, loadWords } from "../../../client/words/index.ts";

beforeAll(async () => {
  await loadWords("en");
  await loadArea("around");
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(document, "hidden");
});

function hide(hidden: boolean): void {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

function atTurn(turn: number) {
  const view = signal({ turn, seats: [{ offer: null }, { offer: null }] } as unknown as State);
  const session = {
    game: "kovim",
    seat: signal(0),
    room: signal({ status: "playing" } as Room),
    view,
  } as unknown as Session;
  return { session, next: (seat: number) => (view.value = { ...view.value, turn: seat }) };
}

test("my turn in a hidden tab is told by title, badge and, where allowed, a notification", async () => {
  const told: string[] = [];
  const allowed = Object.assign(() => {}, { permission: "granted" });
  vi.stubGlobal("Notification", allowed);
  const setAppBadge = vi.fn(async () => {});
  const clearAppBadge = vi.fn(async () => {});
  const ready = Promise.resolve({ showNotification: (title: string) => told.push(title) });
  vi.stubGlobal(
    "navigator",
    Object.assign(Object.create(navigator) as Navigator, {
      setAppBadge,
      clearAppBadge,
      serviceWorker: { ready },
    }),
  );
  document.title = "Europe";
  const { session, next } = atTurn(1);
  const stop = tellTurns(session);
  hide(true);
  expect(document.title).toBe("Europe");
  next(0);
  expect(document.title).toBe("● Your turn · Europe");
  await ready;
  expect(told).toEqual(["Your turn"]);
  expect(setAppBadge).toHaveBeenCalledWith(1);
  // Coming back to the tab ends it; nothing is told twice.
  hide(false);
  expect(document.title).toBe("Europe");
  expect(clearAppBadge).toHaveBeenCalled();
  stop();
});

test("in a tab that is looked at, nothing is told", () => {
  document.title = "Europe";
  const { session, next } = atTurn(1);
  const stop = tellTurns(session);
  next(0);
  expect(document.title).toBe("Europe");
  stop();
});
