/** Links beyond the tickets: countries within reach, and long lanes for their points. */
import type { Link } from "./links.ts";
import { type Goal, locomotive } from "./outlook.ts";
import { longestRace } from "./longest.ts";
import type { Plan, Planner } from "./plan.ts";

/** Candidates looked at for each link added. */
const width = 12;

export function withFillers(planner: Planner, plan: Plan, goals: readonly Goal[]): Plan {
  const { fillers } = planner.outlook.character;
  const race = fillers > 0 ? longestRace(planner.outlook) : null;
  let best = plan;
  const candidates = likely(planner, best);
  for (let i = 0; i < fillers; i++) {
    const bonus = race?.bonus(best.links);
    let better: Plan | null = null;
    let most = 0.01;
    for (const link of candidates) {
      if (best.links.includes(link)) continue;
      const longer = planner.plan([...best.links, ...best.borrowed, link], goals);
      const gain = longer.idle - best.idle + (bonus?.(link) ?? 0);
      if (gain <= most) continue;
      most = gain;
      better = longer;
    }
    if (!better) return best;
    best = better;
  }
  return best;
}

/** Extends the network to one country after another while that pays. */
export function withCountries(planner: Planner, plan: Plan, goals: readonly Goal[]): Plan {
  const { table, character } = planner.outlook;
  if (character.abroad === 0 || table.board.countries.length === 0) return plan;
  let best = plan;
  const places = table.board.countries.map(({ id }) => table.placeNumber.get(id) as number);
  for (;;) {
    let better: Plan | null = null;
    const cost = planner.cost.slice();
    for (const link of [...best.links, ...best.borrowed]) cost[link] = 0;
    for (const from of places) {
      planner.searches++;
      planner.finder.search(cost, from, -1);
      for (const to of places) {
        if (to <= from || planner.finder.distance[to] === Infinity) continue;
        const way = planner.finder.wayTo(to, from).filter((link) => (cost[link] as number) > 0);
        if (way.length === 0) continue;
        const longer = planner.plan([...best.links, ...best.borrowed, ...way], goals);
        if (longer.value > (better ?? best).value + 0.01) better = longer;
      }
    }
    if (!better) return best;
    best = better;
  }
}

/** The lanes that look best by themselves: many points for few cards still missing. */
function likely({ outlook, turnWorth }: Planner, plan: Plan): number[] {
  const { links, open, hand, table, trains } = outlook;
  const left = trains - plan.trains;
  const worth = (number: number): number => {
    const { length, points, ferry } = links.list[number] as Link;
    const held = Math.max(
      ...(open[number] as readonly number[]).map((lane) => {
        const color = table.colorNumber[lane] as number;
        return color === -1 ? Math.max(...hand.slice(0, locomotive)) : (hand[color] as number);
      }),
    );
    return points - turnWorth * (1 + (Math.max(0, length - held) + ferry) / 1.7);
  };
  return [...links.list.keys()]
    .filter(
      (n) => open[n]?.length && (links.list[n] as Link).length <= left && !plan.links.includes(n),
    )
    .map((n) => ({ n, worth: worth(n) }))
    .sort((x, y) => y.worth - x.worth)
    .slice(0, width)
    .map(({ n }) => n);
}
