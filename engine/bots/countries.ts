/** What the country cards within a network will bring (R7), if nobody is quicker. */
import { rootOf } from "../network.ts";
import type { Outlook } from "./outlook.ts";

/** Someone else may be quicker; the further off a card, the less it counts. */
const trust = 0.9;

/**
 * `parent` joins what will be joined. Each country that is new to a network which holds others pays
 * the top card of every country in it, so the richest stack is best reached first.
 */
export function countryWorth(outlook: Outlook, parent: readonly number[]): number {
  const { table, view, joined } = outlook;
  const { countries } = table.board;
  if (countries.length === 0) return 0;
  const places = countries.map(({ id }) => table.placeNumber.get(id) as number);
  const networks = new Map<number, { held: number[]; gained: number[] }>();
  places.forEach((place, country) => {
    const root = rootOf(parent, place);
    let network = networks.get(root);
    if (!network) networks.set(root, (network = { held: [], gained: [] }));
    const held = joined.some((group, other) => other !== place && group === joined[place]);
    (held ? network.held : network.gained).push(country);
  });
  let worth = 0;
  for (const { held, gained } of networks.values()) {
    if (held.length + gained.length < 2) continue;
    worth += payout(view.stacks, held, gained);
  }
  return worth;
}

function payout(
  stacks: readonly (readonly number[])[],
  held: readonly number[],
  gained: readonly number[],
): number {
  const taken = stacks.map(() => 0);
  const reached = [...held];
  let worth = 0;
  let factor = 1;
  for (const country of [...gained].sort((x, y) => sum(stacks[y]) - sum(stacks[x]))) {
    reached.push(country);
    if (reached.length < 2) continue;
    factor *= trust;
    for (const one of reached) {
      const card = stacks[one]?.[taken[one] as number];
      if (card === undefined) continue;
      taken[one] = (taken[one] as number) + 1;
      worth += card * factor;
    }
  }
  return worth;
}

function sum(list: readonly number[] | undefined): number {
  return (list ?? []).reduce((total, n) => total + n, 0);
}
