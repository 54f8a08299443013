/**
 * Someone at the table: a page that is touched like a phone, and beside it a second device of the
 * same seat that only listens. It knows what is legal; every move is made through the page.
 */
import type { Page } from "playwright-core";
import { evolve } from "../../engine/evolve.ts";
import { legalActions } from "../../engine/legal.ts";
import { type Table, tableOf } from "../../engine/table.ts";
import type { Action, GameEvent, State } from "../../engine/types.ts";
import { boards } from "../../maps/index.ts";
import type { ServerFrame } from "../../worker/protocol.ts";

export interface Listener {
  readonly table: Table;
  readonly seat: number;
  readonly view: State;
  readonly events: readonly GameEvent[];
  legal(): readonly Action[];
  close(): void;
}

export async function listen(server: string, game: string, token: string): Promise<Listener> {
  const socket = new WebSocket(`${server.replace("http", "ws")}/api/games/${game}/socket`);
  let view: State | undefined;
  let table: Table | undefined;
  let seat = -1;
  let events: GameEvent[] = [];
  const take = (more: readonly GameEvent[]) => {
    events = [...events, ...more];
    for (const event of more) view = evolve(table as Table, view, event);
  };
  const started = new Promise<void>((done) => {
    socket.addEventListener("message", ({ data }) => {
      const frame = JSON.parse(String(data)) as ServerFrame;
      if (frame.type === "welcome") {
        table = tableOf(boards[frame.room.map] as (typeof boards)[string]);
        seat = frame.seat ?? -1;
        events = [];
        view = undefined;
        take(frame.events);
      } else if (frame.type === "events") take(frame.events);
      if (view) done();
    });
  });
  socket.addEventListener("open", () =>
    socket.send(JSON.stringify({ type: "hello", protocol: 1, token })),
  );
  await started;
  return {
    get table() {
      return table as Table;
    },
    get seat() {
      return seat;
    },
    get view() {
      return view as State;
    },
    get events() {
      return events;
    },
    legal: () => legalActions(table as Table, view as State, seat),
    close: () => socket.close(),
  };
}

const nameOf = (table: Table, id: string) =>
  table.board.countries.find((country) => country.id === id)?.nameEn ??
  (table.board.places[table.placeNumber.get(id) ?? -1]?.name as string);

export function laneTitle(table: Table, lane: number): string {
  const { a, b } = table.board.lanes[lane] as (typeof table.board.lanes)[number];
  return `${nameOf(table, a)}–${nameOf(table, b)}`;
}

/** "2 red and 1 locomotive", as the table says it. */
function paid(count: number, color: string | null, locomotives: number): string {
  const parts: string[] = [];
  if (color && count > locomotives) parts.push(`${count - locomotives} ${color}`);
  if (locomotives > 0)
    parts.push(locomotives === 1 ? "1 locomotive" : `${locomotives} locomotives`);
  return parts.join(" and ");
}

/** Makes a move by touching what a person would touch. */
export async function perform(page: Page, at: Listener, action: Action): Promise<void> {
  const { table } = at;
  switch (action.type) {
    case "keepTickets": {
      const offered = at.view.seats[at.seat]?.offer?.tickets;
      if (typeof offered !== "object") throw new Error("no tickets to choose from");
      for (const ticket of action.tickets)
        await page.locator('[data-kind="offer"] .ticket-button').nth(offered.indexOf(ticket)).tap();
      return page.locator('[data-kind="offer"] .key-wide').tap();
    }
    case "drawCard":
      return page.locator(`[data-slot="${action.from}"]:not([aria-disabled="true"])`).tap();
    case "drawTickets":
      return page.locator('.pile-tickets:not([aria-disabled="true"])').tap();
    case "claimLane": {
      const { length } = table.board.lanes[action.lane] as (typeof table.board.lanes)[number];
      await openLane(page, at, action.lane);
      await payWith(page, paid(length, action.color, action.locomotives));
      return page.locator('[data-kind="lane"] .key-wide').tap();
    }
    case "payTunnel": {
      const laid = at.view.tunnel?.laid[0];
      const color = laid === undefined || laid === "locomotive" ? null : laid;
      const what = paid(at.view.tunnel?.extra ?? 0, color, action.locomotives);
      return page.getByRole("button", { name: `Pay ${what}`, exact: true }).tap();
    }
    case "abandonTunnel":
      return page.getByRole("button", { name: "Turn back" }).tap();
    case "buildStation": {
      await page.keyboard.press("v");
      await page.getByLabel("Build a station in").selectOption(action.city);
      await page.getByRole("button", { name: "Build a station", exact: true }).tap();
      await page.keyboard.press("v");
      const price = (at.view.seats[at.seat]?.stations.length ?? 0) + 1;
      await payWith(page, paid(price, action.color, action.locomotives));
      return page.locator('[data-kind="city"] .key-wide').tap();
    }
    case "pass":
      return page.getByRole("button", { name: "Pass", exact: true }).tap();
    default:
      return action satisfies never;
  }
}

async function payWith(page: Page, what: string): Promise<void> {
  await page.locator(`.way:has([aria-label="${what}"])`).tap();
}

/** By the list of routes: it is there for everyone and does not depend on what the board shows. */
async function openLane(page: Page, at: Listener, lane: number): Promise<void> {
  const { table } = at;
  await page.keyboard.press("f");
  await page.getByLabel("Search a route by city").fill(laneTitle(table, lane));
  // Twins have the same name: theirs are listed in the board's order.
  const { a, b } = table.board.lanes[lane] as (typeof table.board.lanes)[number];
  const twins = table.board.lanes.flatMap((one, i) => (one.a === a && one.b === b ? [i] : []));
  await page.locator(".lane-line").nth(twins.indexOf(lane)).tap();
}
