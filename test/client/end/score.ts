import type { Score } from "../../../engine/types.ts";

/** A score of nothing, but for what is said. */
export const score = (part: Partial<Score> = {}): Score => ({
  total: 0,
  lanes: 0,
  tickets: 0,
  stations: 0,
  longest: 0,
  countries: 0,
  longestLength: 0,
  longestLanes: [],
  completed: [],
  failed: [],
  paths: {},
  stationLanes: {},
  ...part,
});
