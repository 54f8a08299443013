/** What a page says of a board before it is loaded. `test/maps/catalog.test.ts` keeps it true. */
export const catalog = {
  usa: { most: 5, trains: 45, feature: "plain" },
  europe: { most: 5, trains: 45, feature: "stations" },
  poland: { most: 4, trains: 35, feature: "countries" },
} as const;

export type MapId = keyof typeof catalog;

export const mapIds = Object.keys(catalog) as readonly MapId[];

/** How many can sit at this board; an id from elsewhere gets the smallest table. */
export function mostPlayers(map: string): number {
  return Object.hasOwn(catalog, map) ? catalog[map as MapId].most : 2;
}
