/** Which tickets to keep, and when to ask for more. */
import { heightOf } from "../piles.ts";
import type { Action, Offer } from "../types.ts";
import type { Move } from "./claims.ts";
import { type Goal, type Outlook, goalOf } from "./outlook.ts";
import { dangers } from "./danger.ts";
import { Planner, chanceInTime } from "./plan.ts";
import type { Thought } from "./thought.ts";
import { planInWords } from "./words.ts";

/** Keeps the tickets whose common network pays best. */
export function keepMoves(outlook: Outlook, offer: Offer, legal: readonly Action[]): Move[] {
  const planner = new Planner(outlook, dangers(outlook));
  const moves: Move[] = [];
  for (const action of legal) {
    if (action.type !== "keepTickets") continue;
    const goals = [
      ...outlook.goals,
      ...action.tickets.map((ticket) => goalOf(outlook.table, ticket)),
    ];
    const plan = planner.best(goals, Math.min(6, outlook.character.orders));
    const { modesty } = outlook.character;
    const worth = modesty * plan.value + (1 - modesty) * plan.sure;
    moves.push({
      action,
      worth,
      why: `worth ${worth.toFixed(1)}; ${planInWords({ ...outlook, goals }, plan)}`,
    });
  }
  return moves;
}

/** Drawing tickets: what three unknown ones are worth on top of the plan, on average. */
export function ticketMove(thought: Thought): Move | null {
  const { outlook, core, plan } = thought;
  const { view, character } = outlook;
  if (heightOf(view.tickets) === 0 || character.ticketGreed === Infinity) return null;
  if (outlook.turns < 4) return null;
  const worths = unknownTickets(outlook).map((goal) => ticketWorth(thought, goal));
  const promise = meanOfBest(worths, outlook.table.board.rules.draw.tickets);
  const worth =
    promise -
    character.ticketGreed -
    character.idleTurn +
    thought.standing(plan.links, outlook.hand);
  return {
    action: { type: "drawTickets" },
    worth,
    why: `new tickets promise ${promise.toFixed(1)} beside ${core.trains} trains planned`,
  };
}

/** Tickets that may be on top of the deck; those returned lie at its bottom, or in the box. */
function unknownTickets({ table, goals, returned }: Outlook): Goal[] {
  const mine = new Set(goals.map((goal) => goal.ticket));
  return table.board.tickets.flatMap((ticket, number) =>
    ticket.long || mine.has(number) || returned.has(number) ? [] : [goalOf(table, number)],
  );
}

/** What one more ticket would add to the plan. */
function ticketWorth({ planner, outlook, core, plan }: Thought, goal: Goal): number {
  const cost = planner.cost.slice();
  for (const link of [...core.links, ...core.borrowed]) cost[link] = 0;
  planner.searches++;
  const way = planner.finder.way(cost, goal.a, goal.b);
  if (!way) return -goal.points;
  const more = way.filter((link) => (cost[link] as number) > 0);
  const both = planner.plan([...core.links, ...core.borrowed, ...more], [...outlook.goals, goal]);
  // The trains it takes are missed by the lanes that would have been claimed for their points.
  const left = (outlook.trains - both.trains) / Math.max(1, outlook.trains - core.trains);
  const gain = both.sure - core.sure - (1 - Math.max(0, left)) * (plan.idle - core.idle);
  // Each link still to claim may fail, the more so the more play, and the ticket may come too late.
  const toClaim = way.filter((link) => !outlook.own[link]).length;
  const inTime = toClaim === 0 ? 1 : chanceInTime(both.turns, outlook.turns);
  const crowd = 1 + (outlook.rivals.length - 1) / 4;
  const fails = 1 - outlook.character.trust ** (crowd * toClaim) * inTime;
  return Math.max(-goal.points, gain - 2 * goal.points * fails);
}

/** The mean, over all hands of tickets, of what is kept: all that gain, or the least bad one. */
function meanOfBest(worths: readonly number[], count: number): number {
  if (worths.length === 0) return -Infinity;
  const sorted = [...worths].sort((x, y) => y - x);
  const drawn = Math.min(count, sorted.length);
  // Each place is the best of the hand with the odds that all others are worse.
  let mean = 0;
  let left = 1;
  for (let i = 0; i < sorted.length && left > 1e-9; i++) {
    const others = sorted.length - i;
    const best = left * Math.min(1, drawn / others);
    mean += best * (sorted[i] as number);
    // The second and third best are kept too when they gain, but compete for the same trains.
    left -= best;
  }
  const positive = sorted.reduce((sum, worth) => sum + Math.max(0, worth), 0) / sorted.length;
  const bestGain = Math.max(0, mean);
  return mean + 0.5 * Math.max(0, drawn * positive - bestGain);
}
