/** Getting in the way: what it costs others when this seat takes a link they evidently want. */
import { lanesToSpare } from "./danger.ts";
import { type Link, WayFinder } from "./links.ts";
import type { Outlook } from "./outlook.ts";
import type { Rival } from "./rivals.ts";

/** How often a gap between two parts of a network is really meant to be closed. */
const meant = 0.35;
/** Points of harm that one space of detour does, and the most a detour can do. */
const harmPerSpace = 1;
const mostHarm = 12;

/** Points of advantage over the field from taking this link away from those who want it. */
export function harmOf(outlook: Outlook, number: number): number {
  const { links, rivals, view } = outlook;
  if (lanesToSpare(outlook, number) > 0) return 0;
  const link = links.list[number] as Link;
  let harm = 0;
  for (const rival of rivals) if (closesGap(link, rival)) harm += detour(outlook, number, rival);
  // With more at the table, harm to one helps everyone else as well.
  return (meant * harm) / (view.seats.length - 1) ** 1.5;
}

function closesGap(link: Link, { joined, touched, trains, cards }: Rival): boolean {
  const between = touched[link.a] && touched[link.b] && joined[link.a] !== joined[link.b];
  return Boolean(between) && trains >= link.length && cards >= link.length - 1;
}

/** What the rival would have to lay instead. */
function detour({ links, view }: Outlook, number: number, rival: Rival): number {
  const cost = Float64Array.from(links.list, ({ lanes, length }) => {
    if (lanes.some((lane) => view.owners[lane] === rival.seat)) return 0;
    return lanes.some((lane) => view.owners[lane] === null) ? length : Infinity;
  });
  const { a, b, length } = links.list[number] as Link;
  cost[number] = Infinity;
  const finder = new WayFinder(links.list, links.at);
  finder.search(cost, a, b);
  const longer = (finder.distance[b] as number) - length;
  return Math.min(mostHarm, harmPerSpace * Math.max(0, longer));
}
