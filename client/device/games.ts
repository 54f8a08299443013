/** My games: which seat I hold where. The tokens are here and nowhere else on the device. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { isRecord, keep, onElsewhere, recall } from "./memory.ts";

const statuses = ["lobby", "playing", "finished", "ended"] as const;

export interface MyGame {
  readonly game: string;
  /** Missing when I only watched. */
  readonly token?: string | undefined;
  readonly invite?: string | undefined;
  readonly map: string;
  readonly players: readonly string[];
  readonly status: (typeof statuses)[number];
  /** When this device last saw it, ms since 1970. */
  readonly at: number;
}

/** Rooms are cleaned up after 90 days at the latest; what is older leads nowhere. */
const longest = 90 * 24 * 3600 * 1000;
const most = 40;

const current = signal<readonly MyGame[]>(read());

/** The one seen last comes first. */
export const myGames: ReadonlySignal<readonly MyGame[]> = current;

export function myGame(game: string): MyGame | undefined {
  return current.peek().find((one) => one.game === game);
}

export function remember(game: string, part: Partial<Omit<MyGame, "game">>): void {
  const next = { ...(myGame(game) ?? understood({ game, at: Date.now() })), ...part };
  keepGames([next, ...current.peek().filter((one) => one.game !== game)].slice(0, most));
}

/** The token died (a new link was made) or was never good. */
export function forgetSeat(game: string): void {
  keepGames(current.peek().map((one) => (one.game === game ? { ...one, token: undefined } : one)));
}

onElsewhere("games", () => (current.value = read()));

/** All my games from now on; which of them are forgotten is asked elsewhere, see forget.ts. */
export function keepGames(list: readonly MyGame[]): void {
  current.value = list;
  keep("games", list);
}

function read(): readonly MyGame[] {
  const since = Date.now() - longest;
  const list = recall("games", (value) => (Array.isArray(value) ? value : undefined)) ?? [];
  return list
    .filter((one) => isRecord(one) && typeof one["game"] === "string")
    .map(understood)
    .filter((one) => one.at > since);
}

function understood(value: Readonly<Record<string, unknown>>): MyGame {
  const text = (part: unknown) => (typeof part === "string" ? part : undefined);
  const { game, token, invite, map, players, status, at } = value;
  return {
    game: String(game),
    token: text(token),
    invite: text(invite),
    map: text(map) ?? "",
    players: Array.isArray(players) ? players.filter((name) => typeof name === "string") : [],
    status: statuses.find((one) => one === status) ?? "lobby",
    at: Number(at) || 0,
  };
}
