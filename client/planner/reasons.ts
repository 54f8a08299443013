/** Why a lane or a city is not to be had now: the one reason worth telling, with its numbers. */
import { laneBarrier } from "../../engine/barrier.ts";
import { stationBarrier, stationPrice } from "../../engine/claim.ts";
import { type Table, laneOf } from "../../engine/table.ts";
import type { Color, Hand, Seat, State, Viewer } from "../../engine/types.ts";
import { mostHeld } from "./cards.ts";

export type WhyNot =
  | { readonly code: "taken"; readonly seat: number }
  | { readonly code: "closed" }
  | { readonly code: "double" }
  | { readonly code: "trains"; readonly short: number }
  | { readonly code: "cards"; readonly color: Color | null; readonly short: number }
  | { readonly code: "locomotives"; readonly short: number }
  | { readonly code: "station"; readonly seat: number }
  | { readonly code: "stations" }
  | Hold;

/** Reasons that have to do with the moment, not with the place. */
export type Hold =
  | { readonly code: "watching" }
  | { readonly code: "over" }
  | { readonly code: "tickets" }
  | { readonly code: "others" }
  | { readonly code: "turn"; readonly seat: number }
  | { readonly code: "tunnel" }
  | { readonly code: "second" };

/** What keeps a seat from beginning anything new; null when its turn lies open before it. */
export function hold(view: State, seat: Viewer): Hold | null {
  if (view.result) return { code: "over" };
  if (seat === null) return { code: "watching" };
  if (view.seats[seat]?.offer) return { code: "tickets" };
  if (view.turn === null) return { code: "others" };
  if (view.turn !== seat) return { code: "turn", seat: view.turn };
  if (view.tunnel) return { code: "tunnel" };
  return view.drawn > 0 ? { code: "second" } : null;
}

/** What cannot be mended by waiting for my turn is told first. */
export function whyNotLane(table: Table, view: State, viewer: Viewer, lane: number): WhyNot | null {
  const owner = view.owners[lane];
  if (owner !== null && owner !== undefined) return { code: "taken", seat: owner };
  const held = hold(view, viewer);
  if (viewer === null || view.result) return held;
  const seat = view.seats[viewer] as Seat;
  const { length, color, ferry = 0 } = laneOf(table, lane);
  switch (laneBarrier(table, view, viewer, lane)) {
    case "own-double":
      return { code: "double" };
    case "lane-closed":
      return { code: "closed" };
    case "few-trains":
      return { code: "trains", short: length - seat.trains };
    default:
  }
  return (seat.hand && shortOf(seat.hand, length, color, ferry)) ?? held;
}

export function whyNotStation(
  table: Table,
  view: State,
  viewer: Viewer,
  city: string,
): WhyNot | null {
  const owner = view.seats.findIndex(({ stations }) => stations.includes(city));
  if (owner !== -1) return { code: "station", seat: owner };
  const held = hold(view, viewer);
  if (viewer === null || view.result) return held;
  const seat = view.seats[viewer] as Seat;
  if (stationBarrier(table, view, viewer, city)) return { code: "stations" };
  return (seat.hand && shortOf(seat.hand, stationPrice(seat), null, 0)) ?? held;
}

function shortOf(hand: Hand, count: number, color: Color | null, ferry: number): WhyNot | null {
  if (hand.locomotive < ferry) return { code: "locomotives", short: ferry - hand.locomotive };
  const held = hand[color ?? mostHeld(hand)];
  const short = count - held - hand.locomotive;
  return short > 0 ? { code: "cards", color, short } : null;
}
