/** What may be drawn. Asks nothing of the board. */
import { heightOf } from "./piles.ts";
import type { Action, State } from "./types.ts";

/** Everything a seat may draw on its turn; of what else it may do, `legal.ts` knows. */
export function draws(state: State, seat: number): Action[] {
  if (state.turn !== seat || state.tunnel || state.seats[seat]?.offer) return [];
  return state.drawn > 0 ? cardDraws(state) : [...cardDraws(state), ...ticketDraws(state)];
}

export function cardDraws(state: State): Action[] {
  const actions: Action[] = [];
  if (heightOf(state.deck) > 0) actions.push({ type: "drawCard", from: "deck" });
  for (let slot = 0; slot < state.row.length; slot++) {
    const card = state.row[slot];
    if (card && !(card === "locomotive" && state.drawn > 0)) {
      actions.push({ type: "drawCard", from: slot });
    }
  }
  return actions;
}

export function ticketDraws(state: State): Action[] {
  return heightOf(state.tickets) > 0 ? [{ type: "drawTickets" }] : [];
}
