/** One network for all tickets: which links to claim, in which the tickets share what they can. */
import { join, rootOf } from "../network.ts";
import { below, fastStream, shuffled } from "../stream.ts";
import { countryWorth } from "./countries.ts";
import { type Link, WayFinder } from "./links.ts";
import { type Goal, type Outlook, locomotive } from "./outlook.ts";
import { Purse } from "./purse.ts";

export interface Plan {
  /** Links to claim. */
  readonly links: readonly number[];
  /** Links of others that a station is to use. */
  readonly borrowed: readonly number[];
  /** Points it will bring, less what its turns and trains are worth elsewhere. */
  readonly value: number;
  /** The same when there is little else to do with turns and trains. */
  readonly sure: number;
  /** And when it does not matter if the last of it comes too late. */
  readonly idle: number;
  readonly turns: number;
  readonly trains: number;
  readonly done: readonly Goal[];
}

/** Searches of the board one decision may make, whatever happens. */
export const mostSearches = 6000;

export class Planner {
  readonly outlook: Outlook;
  readonly purse: Purse;
  readonly finder: WayFinder;
  /** What each link costs by itself, in points; never quite nothing. */
  readonly cost: Float64Array;
  readonly danger: readonly number[];
  searches = 0;
  readonly #turnWorth: number;
  readonly #scratch: Float64Array;

  constructor(outlook: Outlook, danger: readonly number[]) {
    this.outlook = outlook;
    this.danger = danger;
    this.purse = new Purse(outlook);
    this.finder = new WayFinder(outlook.links.list, outlook.links.at);
    this.#turnWorth = worthOfTurn(outlook);
    this.cost = Float64Array.from(outlook.links.list, (_, link) => this.#costOf(link));
    this.#scratch = new Float64Array(this.cost.length);
  }

  get turnWorth(): number {
    return this.#turnWorth;
  }

  #costOf(number: number): number {
    const { hand, own, open, trains, borrowable, stationsLeft, table, links } = this.outlook;
    const { length, points, ferry, tunnel } = links.list[number] as Link;
    if (own[number]) return 0;
    const lanes = open[number] as readonly number[];
    if (lanes.length === 0 || length > trains) {
      if (!borrowable[number] || stationsLeft === 0) return Infinity;
      const price = table.board.rules.stations - stationsLeft + 1;
      return table.board.rules.unbuiltStation + this.#turnWorth * (1 + price / 2);
    }
    let held = 0;
    for (const lane of lanes) {
      const color = table.colorNumber[lane] as number;
      held = Math.max(
        held,
        color === -1 ? Math.max(...hand.slice(0, locomotive)) : (hand[color] as number),
      );
    }
    const missing =
      Math.max(0, length - ferry - 0.7 * held) +
      2 * Math.max(0, ferry - (hand[locomotive] as number)) +
      (tunnel ? 0.7 : 0);
    const { caution, scenic, trainWorth } = this.outlook.character;
    const risk = 12 * (this.danger[number] as number) * caution;
    const price = this.#turnWorth * (1 + missing / 1.75) - scenic * points;
    return Math.max(0.3, price) + (trainWorth + 0.02) * length + risk;
  }

  /** The best network found for these tickets; hopeless ones are left out. */
  best(goals: readonly Goal[], orders = this.outlook.character.orders): Plan {
    let tried = goals.filter((goal) => this.#apart(goal));
    let best = this.#tryOrders(tried, goals, orders);
    // Too much for the trains or the time: see whether less would be more.
    for (;;) {
      let better: Plan | null = null;
      let without = tried;
      for (const goal of tried) {
        const rest = tried.filter((other) => other !== goal);
        const plan = this.#tryOrders(rest, goals, Math.min(orders, 3));
        if (plan.value > (better ?? best).value + 0.01) {
          better = plan;
          without = rest;
        }
      }
      if (!better) return best;
      best = better;
      tried = without;
    }
  }

  #apart({ a, b }: Goal): boolean {
    return this.outlook.joined[a] !== this.outlook.joined[b];
  }

  #tryOrders(tried: readonly Goal[], all: readonly Goal[], orders: number): Plan {
    let best = this.plan([], all);
    if (tried.length === 0) return best;
    for (const order of ordersOf(tried, orders)) {
      const plan = this.#build(order, all);
      if (plan && plan.value > best.value) best = plan;
    }
    return best;
  }

  /** The value of the best network that does without one link of `plan`. */
  valueWithout(link: number, plan: Plan): number {
    const cost = this.cost[link] as number;
    this.cost[link] = Infinity;
    const tried = plan.done.filter((goal) => this.#apart(goal));
    const { value } = this.#tryOrders(tried, this.outlook.goals, 2);
    this.cost[link] = cost;
    return value;
  }

  /**
   * Joins ticket after ticket by the cheapest way, where what is chosen already is free. A ticket
   * that the trains or stations no longer reach for is left out.
   */
  #build(order: readonly Goal[], all: readonly Goal[]): Plan | null {
    const cost = this.#scratch;
    cost.set(this.cost);
    const chosen: number[] = [];
    let { trains, stationsLeft: stations } = this.outlook;
    for (const { a, b } of order) {
      if (this.searches++ >= mostSearches) return null;
      const way = this.finder.way(cost, a, b);
      if (!way) continue;
      let length = 0;
      let borrowed = 0;
      for (const link of way) {
        if (cost[link] === 0) continue;
        if (this.#borrows(link)) borrowed++;
        else length += (this.outlook.links.list[link] as Link).length;
      }
      if (length > trains || borrowed > stations) continue;
      trains -= length;
      stations -= borrowed;
      for (const link of way) {
        if (cost[link] !== 0) chosen.push(link);
        cost[link] = 0;
      }
    }
    return this.plan(chosen, all);
  }

  #borrows(link: number): boolean {
    const { open, links, trains } = this.outlook;
    return open[link]?.length === 0 || (links.list[link] as Link).length > trains;
  }

  /** What this choice of links comes to. */
  plan(chosen: readonly number[], goals: readonly Goal[]): Plan {
    const { outlook } = this;
    const { links, joined, trains, stationsLeft, table } = outlook;
    const parent = joined.slice();
    const claimed: number[] = [];
    const borrowed: number[] = [];
    let length = 0;
    let value = 0;
    for (const number of chosen) {
      const link = links.list[number] as Link;
      join(parent, link.a, link.b);
      if (!this.#borrows(number)) {
        claimed.push(number);
        length += link.length;
        value += link.points - 6 * (this.danger[number] as number) * outlook.character.caution;
      } else {
        borrowed.push(number);
      }
    }
    const done: Goal[] = [];
    for (const goal of goals) {
      const joins = rootOf(parent, goal.a) === rootOf(parent, goal.b);
      value += joins ? goal.points : -goal.points;
      if (joins) done.push(goal);
    }
    const built = table.board.rules.stations - stationsLeft;
    let stationCards = 0;
    for (let i = 1; i <= borrowed.length; i++) stationCards += built + i;
    const turns =
      claimed.length +
      borrowed.length +
      stationCards / 2 +
      this.purse.turnsFor(claimed, outlook.hand);
    value -= borrowed.length * table.board.rules.unbuiltStation;
    const { abroad } = outlook.character;
    if (abroad > 0) value += abroad * countryWorth(outlook, parent);
    if (length > trains || borrowed.length > stationsLeft) value -= 1000;
    const { trainWorth, idleTurn, haste } = outlook.character;
    const spent = this.turnWorth * turns + trainWorth * length;
    const late = turns === 0 ? 0 : haste * lateness(turns, outlook.turns);
    return {
      links: claimed,
      borrowed,
      value: value - spent - late,
      sure: value - idleTurn * turns - late,
      idle: value - idleTurn * turns - hurry(turns - outlook.turns),
      turns,
      trains: length,
      done,
    };
  }
}

/**
 * Turns by which a network will probably come too late. It takes a bit longer than planned (others
 * get in the way, wrong cards come), and neither that nor the end of the game is sure.
 */
function lateness(planned: number, left: number): number {
  return 2 * Math.log1p(Math.exp(overdue(planned, left) / 2));
}

function overdue(planned: number, left: number): number {
  return 1.15 * planned + 1.5 - left;
}

/** How likely the last of a network is claimed before the game ends. */
export function chanceInTime(planned: number, left: number): number {
  return 1 / (1 + Math.exp(overdue(planned, left) / 2));
}

/** What it costs to need more turns than there will probably be. */
function hurry(late: number): number {
  const over = late + 2;
  return over <= 0 ? 0 : Math.min(over * over, 8 * over);
}

/** Towards the end turns that are left over are worth little. */
function worthOfTurn({ character, turns }: Outlook): number {
  return character.turnWorth * Math.min(1, 0.25 + turns / 8);
}

/** Orders in which to join the tickets: the longest first, the shortest first, then others. */
function ordersOf(goals: readonly Goal[], most: number): Goal[][] {
  const dear = [...goals].sort((x, y) => y.points - x.points);
  const orders = [dear];
  if (goals.length === 1) return orders;
  if (most > 1) orders.push([...dear].reverse());
  if (goals.length === 2) return orders;
  const stream = fastStream(dear.map((goal) => goal.ticket).join());
  while (orders.length < most) {
    const order = shuffled(dear, stream);
    const turn = below(stream, order.length);
    orders.push([...order.slice(turn), ...order.slice(0, turn)]);
  }
  return orders;
}
