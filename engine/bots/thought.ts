/** The plan of one decision and what follows from it, worked out once and asked by every move. */
import { harmOf } from "./blocking.ts";
import { dangers } from "./danger.ts";
import { withCountries, withFillers } from "./fillers.ts";
import type { Link } from "./links.ts";
import type { Goal, Outlook } from "./outlook.ts";
import { type Plan, Planner } from "./plan.ts";

export class Thought {
  readonly outlook: Outlook;
  readonly planner: Planner;
  /** For the tickets, and countries on the way. */
  readonly core: Plan;
  /** With the lanes that are claimed for other reasons. */
  readonly plan: Plan;
  readonly #dread = new Map<number, number>();
  readonly #harm = new Map<number, number>();

  constructor(outlook: Outlook) {
    this.outlook = outlook;
    this.planner = new Planner(outlook, dangers(outlook));
    const mind = inMind(this.planner, outlook);
    this.core = withCountries(this.planner, this.planner.best(mind), outlook.goals);
    this.plan = withFillers(this.planner, this.core, outlook.goals);
  }

  get turnWorth(): number {
    return this.planner.turnWorth;
  }

  /** How good it is to hold this hand with these links still to claim; 0 is all in hand. */
  standing(links: readonly number[], hand: readonly number[]): number {
    const { purse } = this.planner;
    const all = purse.turnsFor(links, hand);
    if (this.plan === this.core || this.core.links.length === 0) return -this.turnWorth * all;
    const first = links.filter((link) => this.isCore(link));
    const core = purse.turnsFor(first, hand);
    return -this.turnWorth * (core + this.outlook.character.aside * Math.max(0, all - core));
  }

  isCore(link: number): boolean {
    return this.core.links.includes(link);
  }

  /** What leaving this planned link open for one more round costs on average. */
  dread(link: number): number {
    let dread = this.#dread.get(link);
    if (dread === undefined) this.#dread.set(link, (dread = this.#fear(link)));
    return dread;
  }

  #fear(link: number): number {
    const { caution } = this.outlook.character;
    const danger = this.planner.danger[link] as number;
    if (caution === 0 || danger === 0) return 0;
    return caution * danger * this.damage(link);
  }

  /** What taking this link spoils for others. */
  harm(link: number): number {
    const { blocking } = this.outlook.character;
    if (blocking === 0) return 0;
    let harm = this.#harm.get(link);
    if (harm === undefined) this.#harm.set(link, (harm = blocking * harmOf(this.outlook, link)));
    return harm;
  }

  /** Points lost if the link goes to someone else. */
  damage(link: number): number {
    const { points } = this.outlook.links.list[link] as Link;
    if (!this.core.links.includes(link)) return 0.3 * points;
    return Math.max(0.3 * points, this.core.value - this.planner.valueWithout(link, this.core));
  }
}

/** The tickets this character thinks of now: those that are open, the nearest first. */
function inMind(planner: Planner, outlook: Outlook): readonly Goal[] {
  const { goals, joined, character } = outlook;
  const open = goals.filter(({ a, b }) => joined[a] !== joined[b]);
  if (open.length <= character.attention) return goals;
  return open
    .map((goal) => ({ goal, plan: planner.best([goal], 1) }))
    .sort((x, y) => x.plan.turns - y.plan.turns || x.goal.ticket - y.goal.ticket)
    .slice(0, character.attention)
    .map(({ goal }) => goal);
}
