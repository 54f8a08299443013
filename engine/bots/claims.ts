/** Claiming a lane: what each legal claim is worth, tunnels with their true odds. */
import { type Color, colors } from "../../maps/board.ts";
import type { Action } from "../types.ts";
import type { Link } from "./links.ts";
import { locomotive } from "./outlook.ts";
import type { Thought } from "./thought.ts";
import { laneName } from "./words.ts";

type Claim = Extract<Action, { type: "claimLane" }>;

export interface Move {
  readonly action: Action;
  readonly worth: number;
  readonly why: string;
}

export function claimMoves(thought: Thought, legal: readonly Action[]): Move[] {
  const moves: Move[] = [];
  for (const action of legal) {
    if (action.type !== "claimLane") continue;
    const move = weighClaim(thought, action);
    if (move) moves.push(move);
  }
  return moves;
}

function weighClaim(thought: Thought, action: Claim): Move | null {
  const { outlook, plan } = thought;
  const number = outlook.links.ofLane[action.lane] as number;
  const link = outlook.links.list[number] as Link;
  const planned = plan.links.includes(number);
  if (!leavesTrains(thought, number, link)) return null;
  if (link.special && waitsForNetwork(thought, number)) return null;
  const rest = planned ? plan.links.filter((other) => other !== number) : plan.links;
  const harm = thought.harm(number);
  const gain = gainOf(thought, number, link) + harm;
  const relief = planned ? thought.dread(number) : 0;
  const after = afterPaying(outlook.hand, action, link.length);
  const worth = link.tunnel
    ? tunnelWorth(thought, action, after, rest, gain + relief)
    : gain + relief + thought.standing(rest, after);
  const name = laneName(outlook, action.lane);
  const why = planned ? `${name} is in the plan` : `${name} for its ${link.points} points`;
  const danger = relief > 0.3 ? ` and in danger (${relief.toFixed(1)})` : "";
  const block = harm > 0.3 ? `, and others want it (${harm.toFixed(1)})` : "";
  return { action, worth, why: why + danger + block };
}

/** What the claim itself brings, before its cards are counted. */
function gainOf(thought: Thought, number: number, { points, length }: Link): number {
  const { outlook, plan, core, turnWorth } = thought;
  const { eagerness, aside, trainWorth } = outlook.character;
  const claim = (1 + eagerness) * turnWorth;
  if (thought.isCore(number)) return claim;
  if (plan.links.includes(number)) return core.links.length > 0 ? aside * claim : claim;
  // Outside the plan it takes trains and a turn that something better may come for.
  return points - (outlook.turns < 2 ? 0 : 0.8 * turnWorth + trainWorth * length);
}

/** A lane the tickets do not need must leave them trains, and some to go round with. */
function leavesTrains({ outlook, plan, core }: Thought, number: number, link: Link): boolean {
  if (core.links.includes(number)) return true;
  const detour = core.links.length > 0 ? outlook.character.detour : 0;
  const needed = plan.links.includes(number) ? core.trains : plan.trains;
  return outlook.trains - link.length >= Math.max(needed, core.trains + detour);
}

/** The hand after laying this set. */
export function afterPaying(
  hand: readonly number[],
  { color, locomotives }: { color: Color | null; locomotives: number },
  count: number,
): number[] {
  const after = [...hand];
  after[locomotive] = (after[locomotive] as number) - locomotives;
  if (color !== null) {
    const i = colors.indexOf(color);
    after[i] = (after[i] as number) - (count - locomotives);
  }
  return after;
}

/** Weighs each number of extra cards by its odds (R4.7); what cannot be paid brings nothing. */
function tunnelWorth(
  thought: Thought,
  action: Claim,
  after: readonly number[],
  rest: readonly number[],
  gain: number,
): number {
  const { outlook, plan } = thought;
  const fits = chanceToFit(outlook.unseen, action.color);
  const nothing = thought.standing(plan.links, outlook.hand);
  const color = action.color === null ? -1 : colors.indexOf(action.color);
  let worth = 0;
  for (let extra = 0; extra <= 3; extra++) {
    const odds = [1, 3, 3, 1][extra] as number;
    const chance = odds * fits ** extra * (1 - fits) ** (3 - extra);
    const left = [...after];
    let due = extra;
    if (color !== -1) {
      const paid = Math.min(due, left[color] as number);
      left[color] = (left[color] as number) - paid;
      due -= paid;
    }
    left[locomotive] = (left[locomotive] as number) - due;
    const paid = (left[locomotive] as number) < 0 ? nothing : gain + thought.standing(rest, left);
    worth += chance * Math.max(nothing, paid);
  }
  return worth;
}

/** How likely one card turned up is to cost another. */
function chanceToFit(unseen: readonly number[], color: Color | null): number {
  const all = unseen.reduce((sum, n) => sum + n, 0);
  if (all === 0) return 0;
  const same = color === null ? 0 : (unseen[colors.indexOf(color)] as number);
  return (same + (unseen[locomotive] as number)) / all;
}

/**
 * A country reached before the network holds another pays nothing when the two are joined later
 * (R7.2), so only the first country may come before its network.
 */
function waitsForNetwork({ outlook, plan }: Thought, number: number): boolean {
  const { table, links, joined } = outlook;
  const { a, b } = links.list[number] as Link;
  const city = table.countryAt[a] === -1 ? a : b;
  const countries = table.board.countries.map(({ id }) => table.placeNumber.get(id) as number);
  const own = countries.filter((place) =>
    joined.some((g, i) => i !== place && g === joined[place]),
  );
  if (own.length === 0) return false;
  if (own.some((place) => joined[place] === joined[city])) return false;
  // Not joined yet: wait if the plan is going to join them.
  return plan.links.some((link) => !(links.list[link] as Link).special);
}
