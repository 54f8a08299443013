/** How likely it is that a link is gone before this seat's next turn. */
import type { Link } from "./links.ts";
import type { Outlook } from "./outlook.ts";
import type { Rival } from "./rivals.ts";

/** Of everything others claim, how much falls on a link nothing speaks for; and on one all want. */
const anyLink = 0.003;
const popularLink = 0.02;
/** A link that leads on from their network, and one that joins two parts of it. */
const leadsOn = 0.012;
const joinsParts = 0.03;

export function dangers(outlook: Outlook): number[] {
  const { links, open, rivals } = outlook;
  return links.list.map((link, number) => {
    const lanes = (open[number] as readonly number[]).length;
    if (lanes === 0) return 0;
    let safe = 1;
    for (const rival of rivals) {
      safe *= 1 - wish(link, links.popularity[number] as number, rival);
    }
    const spare = lanesToSpare(outlook, number);
    return (1 - safe) * (spare > 0 ? 0.2 : 1);
  });
}

function wish(link: Link, popularity: number, rival: Rival): number {
  if (rival.trains < link.length) return 0;
  const { joined, touched } = rival;
  let chance = anyLink + popularLink * popularity;
  const ends = (touched[link.a] ? 1 : 0) + (touched[link.b] ? 1 : 0);
  if (ends > 0 && joined[link.a] !== joined[link.b]) chance += ends === 2 ? joinsParts : leadsOn;
  return rival.cards < link.length ? 0.3 * chance : chance;
}

/** Lanes that would still be open to this seat if someone took one. */
export function lanesToSpare({ table, view, open }: Outlook, number: number): number {
  const lanes = open[number] as readonly number[];
  if (lanes.length < 2) return 0;
  const closes =
    !table.special[lanes[0] as number] && view.seats.length <= table.board.rules.closedDoublesUpTo;
  return closes ? 0 : lanes.length - 1;
}
