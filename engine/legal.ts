/** Everything a seat may do, complete, every distinct payment on its own. Works on its view. */
import { colors } from "../maps/board.ts";
import { laneBarrier } from "./barrier.ts";
import { type Payment, lanePayments, payments, stationBarrier, stationPrice } from "./claim.ts";
import { cardDraws, ticketDraws } from "./draws.ts";
import { heightOf } from "./piles.ts";
import type { Table } from "./table.ts";
import type { Action, Card, Hand, Seat, State, Tunnel } from "./types.ts";

export function legalActions(table: Table, state: State, number: number): Action[] {
  const seat = state.seats[number];
  if (!seat || state.result) return [];
  if (seat.offer) return keepable(seat.offer.tickets, seat.offer.keep);
  if (state.turn !== number || !seat.hand) return [];
  if (state.tunnel) return tunnelActions(seat.hand, state.tunnel);
  const actions = cardDraws(state);
  if (state.drawn > 0) return actions;
  addClaims(table, state, number, seat.hand, actions);
  if (table.board.rules.stations > 0) addStations(table, state, number, seat, actions);
  actions.push(...ticketDraws(state));
  return actions.length > 0 ? actions : [{ type: "pass" }];
}

/** Whether a second card may be taken: the deck, or any open card but a locomotive (R3.3, R3.8). */
export function maySecondDraw(state: State): boolean {
  return (
    heightOf(state.deck) > 0 || state.row.some((card) => card !== null && card !== "locomotive")
  );
}

/** Every choice of at least `keep` tickets; each keeps the order in which they were offered. */
function keepable(offered: readonly number[] | number, keep: number): Action[] {
  if (typeof offered === "number") return [];
  const actions: Action[] = [];
  for (let chosen = 1; chosen < 1 << offered.length; chosen++) {
    const tickets = offered.filter((_, i) => chosen & (1 << i));
    if (tickets.length >= keep) actions.push({ type: "keepTickets", tickets });
  }
  return actions;
}

function addClaims(table: Table, state: State, seat: number, hand: Hand, actions: Action[]): void {
  const { lengths, colorNumber } = table;
  const { owners } = state;
  const { trains, cards } = state.seats[seat] as Seat;
  const reach = Math.min(trains, cards);
  // How many cards could be laid in each colour.
  const most = colors.map((color) => hand[color] + hand.locomotive);
  const best = Math.max(...most);
  const paid: (readonly Payment[])[] = [];
  for (let lane = 0; lane < lengths.length; lane++) {
    // The cheap questions first: most lanes are too long for the hand most of the time.
    const length = lengths[lane] as number;
    if (length > reach || owners[lane] !== null) continue;
    const color = colorNumber[lane] as number;
    if (length > (color === -1 ? best : (most[color] as number))) continue;
    if (laneBarrier(table, state, seat, lane)) continue;
    const kind = table.kinds[lane] as number;
    const ways = (paid[kind] ??= lanePayments(table, hand, lane));
    for (let i = 0; i < ways.length; i++) {
      const way = ways[i] as Payment;
      actions.push({ type: "claimLane", lane, color: way.color, locomotives: way.locomotives });
    }
  }
}

function addStations(
  table: Table,
  state: State,
  number: number,
  seat: Seat,
  actions: Action[],
): void {
  if (seat.stations.length >= table.board.rules.stations) return;
  const ways = payments(seat.hand as Hand, stationPrice(seat), null, 0);
  if (ways.length === 0) return;
  for (const { id } of table.board.places) {
    if (stationBarrier(table, state, number, id)) continue;
    for (const { color, locomotives } of ways) {
      actions.push({ type: "buildStation", city: id, color, locomotives });
    }
  }
}

/** The colour of what was laid for a tunnel; locomotives only have none. */
export function laidColor(laid: readonly Card[]) {
  const first = laid[0];
  return first === undefined || first === "locomotive" ? null : first;
}

function tunnelActions(hand: Hand, tunnel: Tunnel): Action[] {
  const extra = tunnel.extra ?? 0;
  const color = laidColor(tunnel.laid);
  const actions: Action[] = [];
  const most = Math.min(extra, hand.locomotive);
  for (let n = color === null ? extra : Math.max(0, extra - hand[color]); n <= most; n++) {
    actions.push({ type: "payTunnel", locomotives: n });
  }
  actions.push({ type: "abandonTunnel" });
  return actions;
}
