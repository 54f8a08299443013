/** The game against computer players that is kept on this device, and how it is liked. */
import { mapIds, mostPlayers } from "../../maps/catalog.ts";
import { type ReadonlySignal, signal } from "@preact/signals";
import type { Action } from "../../engine/types.ts";
import type { Level } from "../../worker/protocol.ts";
import { levels } from "./levels.ts";
import { forget, isRecord, keep, onElsewhere, recall } from "./memory.ts";

export interface SoloWish {
  readonly map: string;
  readonly opponents: number;
  readonly level: Level;
}

/** Seed and actions are the whole game: everything else follows from them. */
export interface SoloRecord extends SoloWish {
  readonly engine: number;
  readonly seed: string;
  readonly actions: readonly { readonly seat: number; readonly action: Action }[];
  readonly finished: boolean;
  readonly at: number;
}

const wish = signal<SoloWish>(
  recall("solo.wish", checkedWish) ?? { map: "usa", opponents: 2, level: "normal" },
);
const record = signal<SoloRecord | null>(readRecord());

export const soloWish: ReadonlySignal<SoloWish> = wish;
export const soloRecord: ReadonlySignal<SoloRecord | null> = record;

export function wishFor(part: Partial<SoloWish>): void {
  const next = { ...wish.peek(), ...part };
  wish.value = { ...next, opponents: Math.min(next.opponents, mostPlayers(next.map) - 1) };
  keep("solo.wish", wish.peek());
}

export function keepSolo(next: SoloRecord): void {
  record.value = next;
  keep("solo.game", next);
}

export function forgetSolo(): void {
  record.value = null;
  forget("solo.game");
}

onElsewhere("solo.game", () => (record.value = readRecord()));

function readRecord(): SoloRecord | null {
  return recall("solo.game", checkedRecord) ?? null;
}

function checkedWish(value: unknown): SoloWish | undefined {
  if (!isRecord(value)) return undefined;
  const map = mapIds.find((one) => one === value["map"]);
  const level = levels.find((one) => one === value["level"]);
  const opponents = value["opponents"];
  if (!map || !level || typeof opponents !== "number") return undefined;
  return { map, level, opponents: Math.max(1, Math.min(4, Math.round(opponents))) };
}

/** What is inside is checked again by the rules when the game is taken up. */
function checkedRecord(value: unknown): SoloRecord | undefined {
  const base = checkedWish(value);
  if (!base || !isRecord(value)) return undefined;
  const { engine, seed, actions, finished, at } = value;
  if (typeof engine !== "number" || typeof seed !== "string" || !Array.isArray(actions)) {
    return undefined;
  }
  return {
    ...base,
    engine,
    seed,
    actions,
    finished: finished === true,
    at: typeof at === "number" ? at : 0,
  };
}
