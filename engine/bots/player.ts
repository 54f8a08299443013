/** A computer player: looks, makes a plan, weighs its moves and takes the best. */
import { type Stream, below, fastStream } from "../stream.ts";
import { laidColor } from "../legal.ts";
import { type Action, type Seat, cards } from "../types.ts";
import type { Bot, Choice } from "./bot.ts";
import type { Character } from "./character.ts";
import { type Move, afterPaying, claimMoves } from "./claims.ts";
import { drawMoves } from "./drawing.ts";
import { type Outlook, look } from "./outlook.ts";
import { stationMoves } from "./stations.ts";
import { Thought } from "./thought.ts";
import { keepMoves, ticketMove } from "./tickets.ts";
import { planInWords } from "./words.ts";

export function player(character: Character): Bot {
  return (rules, sight, seed) => {
    const legal = rules.legalActions(sight.view, sight.seat);
    const only = legal[0] as Action;
    if (legal.length === 1) return { action: only, why: "nothing else is possible" };
    const stream = fastStream(`${seed}:${sight.seat}:${sight.events.length}`);
    const outlook = look(rules, sight, character);
    const { offer } = sight.view.seats[sight.seat] as Seat;
    if (offer) return choose(keepMoves(outlook, offer, legal), character, stream, only);
    const thought = new Thought(outlook);
    const choice = choose(movesOf(thought, legal), character, stream, only);
    const about = sight.view.drawn > 0 ? "" : `; ${planInWords(outlook, thought.plan)}`;
    return { ...choice, why: choice.why + about };
  };
}

function movesOf(thought: Thought, legal: readonly Action[]): Move[] {
  const { view } = thought.outlook;
  if (view.tunnel) return tunnelMoves(thought, legal);
  if (view.drawn > 0) return drawMoves(thought);
  const moves = [
    ...drawMoves(thought),
    ...claimMoves(thought, legal),
    ...stationMoves(thought, legal),
  ];
  const tickets = ticketMove(thought);
  if (tickets) moves.push(tickets);
  return moves;
}

/** Pay for the tunnel or turn back. */
function tunnelMoves(thought: Thought, legal: readonly Action[]): Move[] {
  const { outlook, plan, turnWorth } = thought;
  const { tunnel } = outlook.view;
  if (!tunnel) return [];
  const link = outlook.links.ofLane[tunnel.lane] as number;
  const color = laidColor(tunnel.laid);
  const extra = tunnel.extra ?? 0;
  const planned = plan.links.includes(link);
  const rest = plan.links.filter((other) => other !== link);
  const gain = planned ? turnWorth + thought.dread(link) : (outlook.links.list[link]?.points ?? 0);
  return legal.flatMap((action): Move[] => {
    if (action.type === "abandonTunnel") {
      const worth = thought.standing(plan.links, withLaid(outlook));
      return [{ action, worth, why: "the tunnel is not worth it" }];
    }
    if (action.type !== "payTunnel") return [];
    const { locomotives } = action;
    const after = afterPaying(outlook.hand, { color, locomotives }, extra);
    return [
      { action, worth: gain + thought.standing(rest, after), why: `${extra} more is worth it` },
    ];
  });
}

/** The hand with what lies before the tunnel. */
function withLaid({ hand, view }: Outlook): number[] {
  const held = [...hand];
  for (const card of view.tunnel?.laid ?? []) {
    const i = cards.indexOf(card);
    held[i] = (held[i] as number) + 1;
  }
  return held;
}

/** The best move as this character sees it. */
function choose(
  moves: readonly Move[],
  { noise, dreams }: Character,
  stream: Stream,
  fallback: Action,
): Choice {
  const draws = moves.filter(({ action }) => action.type === "drawCard");
  if (dreams > 0 && draws.length > 0 && below(stream, 100) < dreams) {
    const { action } = draws[below(stream, draws.length)] as Move;
    return { action, why: "was looking out of the window" };
  }
  let best: Move | null = null;
  let most = -Infinity;
  for (const move of moves) {
    const seen = move.worth + (noise > 0 ? (noise * below(stream, 1001)) / 1000 : 0);
    if (seen > most) {
      most = seen;
      best = move;
    }
  }
  if (!best) return { action: fallback, why: "nothing better comes to mind" };
  return { action: best.action, why: best.why };
}
