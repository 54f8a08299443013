/** How a ticket can still be completed: the cheapest way over what is mine, free or borrowed. */
import { laneBarrier } from "../../engine/barrier.ts";
import { noCards } from "../../engine/hand.ts";
import { type Table, laneOf, otherEnd } from "../../engine/table.ts";
import type { Seat, State } from "../../engine/types.ts";
import { cardsMissing } from "./cards.ts";

export type TicketPlan =
  /** Joined; `borrowed` are the stations it leans on until the end (R6.3). */
  | {
      readonly state: "done";
      readonly way: readonly number[];
      readonly borrowed: readonly string[];
    }
  /** Not yet: `build` are the lanes still to claim, and what they cost. */
  | {
      readonly state: "open";
      readonly way: readonly number[];
      readonly build: readonly number[];
      readonly trains: number;
      readonly cards: number;
      readonly borrowed: readonly string[];
    }
  /** No way is left on the board, or none for the trains that are left. */
  | { readonly state: "lost"; readonly why: "lanes" | "trains"; readonly trains: number };

/** A train weighs more than any number of cards, a card more than leaning on a station. */
const train = 10_000;
const card = 100;
const lean = 1;

interface Step {
  readonly cost: number;
  readonly lane: number;
  readonly from: number;
}

export function planTicket(table: Table, view: State, seat: number, ticket: number): TicketPlan {
  const { a, b } = table.board.tickets[ticket] as (typeof table.board.tickets)[number];
  const me = view.seats[seat] as Seat;
  const start = table.placeNumber.get(a) as number;
  const goal = table.placeNumber.get(b) as number;
  const stations = me.stations.map((city) => table.placeNumber.get(city) as number);
  const found = cheapest(table, view, seat, stations, start, goal);
  if (!found) return { state: "lost", why: "lanes", trains: 0 };
  const build = found.filter((lane) => view.owners[lane] === null);
  const borrowed = found
    .filter((lane) => view.owners[lane] !== null && view.owners[lane] !== seat)
    .flatMap((lane) => stationAt(table, stations, lane))
    .map((i) => me.stations[i] as string);
  if (build.length === 0) return { state: "done", way: found, borrowed };
  const trains = build.reduce((sum, lane) => sum + laneOf(table, lane).length, 0);
  if (trains > me.trains) return { state: "lost", why: "trains", trains };
  const cards = cardsMissing(table, me.hand ?? noCards, build);
  return { state: "open", way: found, build, trains, cards, borrowed };
}

/** Which of my stations stand at an end of this lane. */
function stationAt(table: Table, stations: readonly number[], lane: number): number[] {
  const [a, b] = table.ends[lane] as readonly [number, number];
  return stations.flatMap((place, i) => (place === a || place === b ? [i] : []));
}

/**
 * Dijkstra over places and stations used: each station lends one lane only, so where one stands
 * depends on which of them the way has leaned on already (at most three, eight layers).
 */
function cheapest(
  table: Table,
  view: State,
  seat: number,
  stations: readonly number[],
  start: number,
  goal: number,
): number[] | undefined {
  const layers = 1 << stations.length;
  const best = new Map<number, Step>([[start * layers, { cost: 0, lane: -1, from: -1 }]]);
  const open = new Set([start * layers]);
  while (open.size > 0) {
    let here = -1;
    for (const node of open)
      if (here === -1 || costOf(best, node) < costOf(best, here)) here = node;
    open.delete(here);
    const place = Math.floor(here / layers);
    if (place === goal) return walkBack(best, here);
    const used = here % layers;
    const reach = (to: number, layer: number, lane: number, cost: number) => {
      const node = to * layers + layer;
      const total = costOf(best, here) + cost;
      if (total >= costOf(best, node)) return;
      best.set(node, { cost: total, lane, from: here });
      open.add(node);
    };
    for (const lane of table.lanesAt[place] as readonly number[]) {
      const to = otherEnd(table, lane, place);
      const owner = view.owners[lane];
      if (owner === seat) reach(to, used, lane, 0);
      else if (owner === null) {
        const barrier = laneBarrier(table, view, seat, lane);
        if (barrier === null || barrier === "few-trains")
          reach(to, used, lane, price(table, view, seat, lane));
      } else
        for (const i of stationAt(table, stations, lane))
          if (!(used & (1 << i))) reach(to, used | (1 << i), lane, lean);
    }
  }
  return undefined;
}

function price(table: Table, view: State, seat: number, lane: number): number {
  const hand = view.seats[seat]?.hand ?? noCards;
  return laneOf(table, lane).length * train + cardsMissing(table, hand, [lane]) * card;
}

function costOf(best: ReadonlyMap<number, Step>, node: number): number {
  return best.get(node)?.cost ?? Infinity;
}

function walkBack(best: ReadonlyMap<number, Step>, end: number): number[] {
  const way: number[] = [];
  for (let step = best.get(end); step && step.lane !== -1; step = best.get(step.from))
    way.unshift(step.lane);
  return way;
}
