/** Country cards (R7): what a lane into a neighbouring country brings. */
import { joinedBy, lanesOf } from "./network.ts";
import type { Table } from "./table.ts";
import type { CountryCard, State } from "./types.ts";

/** The cards that claiming `lane` brings, from the table as it is after the claim. */
export function countryCardsFor(
  table: Table,
  state: State,
  seat: number,
  lane: number,
): CountryCard[] {
  if (!table.special[lane]) return [];
  const [a, b] = table.ends[lane] as readonly [number, number];
  const own = lanesOf(state.owners, seat);
  const before = joinedBy(
    table,
    own.filter((other) => other !== lane),
  );
  if (before[a] === before[b]) return [];
  const after = joinedBy(table, own);
  const reached = table.board.countries.map(
    ({ id }) => after[table.placeNumber.get(id) as number] === after[a],
  );
  if (reached.filter(Boolean).length < 2) return [];
  return table.board.countries.flatMap(({ id }, i) => {
    const value = state.stacks[i]?.[0];
    return reached[i] && value !== undefined ? [{ country: id, value }] : [];
  });
}
