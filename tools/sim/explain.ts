/** One game, decision by decision, with the reasons the players give. */
import { type Action, type Score, type State, rulesFor } from "../../engine/index.ts";
import type { Board, Lane } from "../../maps/board.ts";
import { boards } from "../../maps/index.ts";
import type { Options } from "./options.ts";
import { playGame } from "./play.ts";

export function explainGame(options: Options, print: (line: string) => void): void {
  const board = boards[options.map] as Board;
  let turn = 0;
  const { result } = playGame(rulesFor(board), options, 0, (state, seat, bot, choice) => {
    if (state.turn !== null && state.drawn === 0 && !state.tunnel && !state.seats[seat]?.offer)
      turn++;
    const trains = state.seats[seat]?.trains ?? 0;
    const what = sentence(board, state, choice.action);
    print(
      `${String(turn).padStart(3)} seat ${seat} ${bot}, ${trains} trains: ${what} — ${choice.why}`,
    );
  });
  result.scores.forEach((score, seat) => print(scoreLine(board, score, seat, result.winners)));
}

function scoreLine(board: Board, score: Score, seat: number, winners: readonly number[]): string {
  const { total, lanes, tickets, longest, stations, countries, completed, failed } = score;
  const list = (of: readonly number[]) => of.map((ticket) => ticketName(board, ticket)).join(", ");
  const won = winners.includes(seat) ? " wins" : "";
  return `seat ${seat}${won}: ${total} = lanes ${lanes}, tickets ${tickets}, longest ${longest}, stations ${stations}, countries ${countries}; done: ${list(completed) || "none"}; failed: ${list(failed) || "none"}`;
}

function sentence(board: Board, state: State, action: Action): string {
  switch (action.type) {
    case "keepTickets":
      return `keeps ${action.tickets.map((ticket) => ticketName(board, ticket)).join(", ")}`;
    case "drawCard":
      return action.from === "deck"
        ? "draws blind"
        : `takes ${state.row[action.from]} from [${state.row.join(" ")}]`;
    case "claimLane":
      return `claims ${laneName(board, action.lane)} with ${setName(action)}`;
    case "payTunnel":
      return `pays ${state.tunnel?.extra ?? 0} more for the tunnel`;
    case "abandonTunnel":
      return "gives the tunnel up";
    case "drawTickets":
      return "draws tickets";
    case "buildStation":
      return `builds a station in ${placeName(board, action.city)} with ${setName(action)}`;
    case "pass":
      return "passes";
  }
}

function setName({ color, locomotives }: { color: string | null; locomotives: number }): string {
  if (color === null) return "locomotives only";
  return locomotives > 0 ? `${color} and ${locomotives} locomotives` : color;
}

function laneName(board: Board, number: number): string {
  const { a, b, length } = board.lanes[number] as Lane;
  return `${placeName(board, a)}–${placeName(board, b)} (${length})`;
}

function ticketName(board: Board, ticket: number): string {
  const { a, b, points } = board.tickets[ticket] as Board["tickets"][number];
  return `${placeName(board, a)}–${placeName(board, b)} ${points}`;
}

function placeName(board: Board, id: string): string {
  return board.places.find((place) => place.id === id)?.name ?? id;
}
