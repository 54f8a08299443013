import type { Action, State } from "../types.ts";
import type { Rules } from "../index.ts";
import type { Bot } from "./bot.ts";

/** Keeps the fewest and cheapest tickets, claims the longest lane it can pay now, else draws blind. */
export const greedy: Bot = (rules, { view, seat }) => {
  const actions = rules.legalActions(view, seat);
  const best = actions.reduce((a, b) => (worth(rules, view, b) > worth(rules, view, a) ? b : a));
  return { action: best, why: reasons[best.type] };
};

const reasons: Record<Action["type"], string> = {
  keepTickets: "the fewest and cheapest tickets",
  drawCard: "nothing to claim yet",
  claimLane: "the longest lane it can pay",
  payTunnel: "pays for the tunnel",
  abandonTunnel: "cannot pay for the tunnel",
  drawTickets: "nothing else to do",
  buildStation: "nothing else to do",
  pass: "nothing to do",
};

function worth({ board }: Rules, view: State, action: Action): number {
  switch (action.type) {
    case "keepTickets":
      return -action.tickets.reduce((sum, t) => sum + 1000 + (board.tickets[t]?.points ?? 0), 0);
    case "claimLane":
      return 100 * (board.lanes[action.lane]?.length ?? 0) - action.locomotives;
    case "payTunnel":
      return 50 - action.locomotives;
    case "drawCard":
      // Blind; open cards only when there is no deck, and a locomotive last of all.
      if (action.from === "deck") return 20;
      return view.row[action.from] === "locomotive" ? 1 : 10;
    case "abandonTunnel":
    case "drawTickets":
    case "buildStation":
    case "pass":
      return 0;
  }
}
