/** The race for the longest path (R8.3): what making one's own longer is worth. */
import { longestPath } from "../longest.ts";
import { lanesOf } from "../network.ts";
import type { Link } from "./links.ts";
import type { Outlook } from "./outlook.ts";

/** How much of the trains still to be laid makes a path longer, by experience. */
const growth = 0.35;
/** How unsure the race is, in spaces: at least this, and more while there are trains to lay. */
const unsure = 3;
const unsurePerTrain = 0.15;

export interface Race {
  /** With these links planned: what one more link is worth for the race. */
  bonus(planned: readonly number[]): (link: number) => number;
}

/** Null where there is no such bonus, or this character does not look that far. */
export function longestRace(outlook: Outlook): Race | null {
  const { table, view, seat, rivals, trains, character, links } = outlook;
  const prize = table.board.rules.longestPath;
  if (prize === 0 || !character.farSighted) return null;
  const own = lanesOf(view.owners, seat);
  const theirs = Math.max(
    ...rivals.map((rival) => {
      const { length } = longestPath(table, lanesOf(view.owners, rival.seat));
      return length + growth * rival.trains;
    }),
  );
  const scale = unsure + unsurePerTrain * trains;
  const chance = (length: number) => 1 / (1 + Math.exp((theirs - length) / scale));
  return {
    bonus(planned) {
      const lanes = planned.map((link) => (links.list[link] as Link).lanes[0] as number);
      const path = longestPath(table, [...own, ...lanes]);
      const laid = planned.reduce((sum, link) => sum + (links.list[link] as Link).length, 0);
      const mine = path.length + growth * Math.max(0, trains - laid);
      const ends = endsOf(outlook, path.lanes);
      return (link) => {
        const { a, b, length } = links.list[link] as Link;
        if (ends.length > 0 && !ends.includes(a) && !ends.includes(b)) return 0;
        return prize * (chance(mine + (1 - growth) * length) - chance(mine));
      };
    },
  };
}

/** The two places where a path begins and ends. */
function endsOf({ table }: Outlook, path: readonly number[]): number[] {
  const visits = new Map<number, number>();
  for (const lane of path) {
    for (const place of table.ends[lane] ?? []) visits.set(place, (visits.get(place) ?? 0) + 1);
  }
  return [...visits].flatMap(([place, count]) => (count % 2 === 1 ? [place] : []));
}
