/** Counting up (R8): every part on its own, and who has won. */
import type { TieBreak } from "../maps/board.ts";
import { longestPath } from "./longest.ts";
import { lanesOf, wayOver } from "./network.ts";
import { known } from "./piles.ts";
import { bestStations } from "./stations.ts";
import type { Table } from "./table.ts";
import type { Result, Score, Seat, State } from "./types.ts";

/** Needs the full state: tickets of all seats are counted. */
export function resultOf(table: Table, state: State): Result {
  const { rules } = table.board;
  const paths = state.seats.map((_, seat) =>
    rules.longestPath > 0
      ? longestPath(table, lanesOf(state.owners, seat))
      : { length: 0, lanes: [] },
  );
  const longest = Math.max(...paths.map((path) => path.length));
  const scores = state.seats.map((seat, number): Score => {
    const path = paths[number] as (typeof paths)[number];
    const bonus = path.length === longest && longest > 0 ? rules.longestPath : 0;
    const ticketPart = scoreTickets(table, state, number, seat);
    const stations = (rules.stations - seat.stations.length) * rules.unbuiltStation;
    const countries = seat.countries.reduce((sum, card) => sum + card.value, 0);
    return {
      total: seat.points + ticketPart.tickets + stations + bonus + countries,
      lanes: seat.points,
      stations,
      longest: bonus,
      countries,
      longestLength: path.length,
      longestLanes: path.lanes,
      ...ticketPart,
    };
  });
  return { winners: winnersOf(table, state, scores).winners, scores };
}

function scoreTickets(table: Table, state: State, number: number, seat: Seat) {
  const held = known(seat.tickets);
  const use = bestStations(table, state.owners, number, seat.stations, held);
  const lanes = new Set(lanesOf(state.owners, number));
  for (const lane of use.lanes) if (lane !== null) lanes.add(lane);
  const completed = held.filter((ticket) => use.completed.includes(ticket));
  const failed = held.filter((ticket) => !use.completed.includes(ticket));
  const paths: Record<number, readonly number[]> = {};
  for (const ticket of completed) {
    const { a, b } = ticketOf(table, ticket);
    const from = table.placeNumber.get(a) as number;
    const to = table.placeNumber.get(b) as number;
    paths[ticket] = wayOver(table, lanes, from, to) as number[];
  }
  const stationLanes: Record<string, number | null> = {};
  seat.stations.forEach((city, i) => (stationLanes[city] = use.lanes[i] ?? null));
  return {
    tickets: ticketPoints(table, completed) - ticketPoints(table, failed),
    completed,
    failed,
    paths,
    stationLanes,
  };
}

function ticketOf(table: Table, ticket: number) {
  return table.board.tickets[ticket] as (typeof table.board.tickets)[number];
}

function ticketPoints(table: Table, tickets: readonly number[]): number {
  return tickets.reduce((sum, ticket) => sum + ticketOf(table, ticket).points, 0);
}

/** Who has won (R8.4), and the tie-breaks that were needed to say so. */
export function winnersOf(
  table: Table,
  state: State,
  scores: readonly Score[],
): { winners: number[]; ties: TieBreak[] } {
  const scoreOf = (seat: number) => scores[seat] as Score;
  const worthBy: Record<TieBreak, (seat: number) => number> = {
    ticketsCompleted: (seat) => scoreOf(seat).completed.length,
    fewestStations: (seat) => -(state.seats[seat] as Seat).stations.length,
    longestPath: (seat) => scoreOf(seat).longest,
    ticketPoints: (seat) => ticketPoints(table, scoreOf(seat).completed),
  };
  const ties: TieBreak[] = [];
  let winners = keepBest([...scores.keys()], (seat) => scoreOf(seat).total);
  for (const tie of table.board.rules.ties) {
    if (winners.length === 1) break;
    ties.push(tie);
    winners = keepBest(winners, worthBy[tie]);
  }
  return { winners, ties };
}

function keepBest(seats: readonly number[], worth: (seat: number) => number): number[] {
  const best = Math.max(...seats.map(worth));
  return seats.filter((seat) => worth(seat) === best);
}
