/**
 * What Cloudflare asks for, in dollars, from its documentation as it could be read on `date`:
 * developers.cloudflare.com/workers/platform/pricing and …/durable-objects/platform/pricing.
 */
export const prices = {
  date: "2026-11-18",
  plan: 5,
  /** What the paid plan's month includes, and what a million more costs. */
  paid: {
    workerRequests: { included: 10e6, perMillion: 0.3 },
    workerCpuMs: { included: 30e6, perMillion: 0.02 },
    objectRequests: { included: 1e6, perMillion: 0.15 },
    objectGbSeconds: { included: 400e3, perMillion: 12.5 },
    rowsWritten: { included: 50e6, perMillion: 1 },
    rowsRead: { included: 25e9, perMillion: 0.001 },
    storedGb: { included: 5, perMillion: 0.2e6 },
  },
  /** What the free plan allows in a day; storage as a whole. */
  free: {
    workerRequests: 100e3,
    objectRequests: 100e3,
    objectGbSeconds: 13e3,
    rowsWritten: 100e3,
    rowsRead: 5e6,
    storedGb: 5,
  },
  /** So many incoming messages of a socket count as one request. */
  messagesPerRequest: 20,
  /** An object is billed for this much memory, whatever it uses. */
  objectGb: 0.128,
} as const;

export type Meter = keyof typeof prices.paid;
export type Usage = Readonly<Record<Meter, number>>;

/** Dollars for a month of so many games, part by part. */
export function month(game: Usage, games: number): Readonly<Record<Meter | "plan", number>> {
  const cost = (meter: Meter) => {
    const { included, perMillion } = prices.paid[meter];
    return (Math.max(0, game[meter] * games - included) / 1e6) * perMillion;
  };
  const meters = Object.keys(prices.paid) as Meter[];
  const parts = Object.fromEntries(meters.map((meter) => [meter, cost(meter)]));
  return { plan: prices.plan, ...parts } as Record<Meter | "plan", number>;
}

/** How many games a day the free plan carries, and which of its limits is met first. */
export function freeGames(game: Usage): { readonly games: number; readonly first: Meter } {
  const perDay = (Object.keys(prices.free) as (keyof typeof prices.free)[])
    .filter((meter) => meter !== "storedGb")
    .map((meter) => ({ games: Math.floor(prices.free[meter] / game[meter]), first: meter }));
  return perDay.reduce((least, one) => (one.games < least.games ? one : least));
}
