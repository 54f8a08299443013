/** My games: which seat I hold where. The tokens are here and nowhere else on the device. */
import { type ReadonlySignal, signal } from "@preact/signals";
import { forget, isRecord, keep, onElsewhere, recall } from "./memory.ts";

export interface MyGame {
  readonly game: string;
  /** Missing when I only watched. */
  readonly token?: string;
  readonly invite?: string;
  readonly map: string;
  readonly players: readonly string[];
  readonly status: "lobby" | "playing" | "finished" | "ended";
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
  const before = myGame(game);
  const next: MyGame = {
    map: "",
    players: [],
    status: "lobby",
    at: Date.now(),
    ...before,
    ...part,
    game,
  };
  write([next, ...current.peek().filter((one) => one.game !== game)].slice(0, most));
}

/** The token died (a new link was made) or was never good. */
export function forgetSeat(game: string): void {
  const known = myGame(game);
  if (!known) return;
  const { token: _token, ...rest } = known;
  write(current.peek().map((one) => (one.game === game ? rest : one)));
}

export function forgetGame(game: string): void {
  write(current.peek().filter((one) => one.game !== game));
}

export function forgetAllGames(): void {
  current.value = [];
  forget("games");
}

onElsewhere("games", () => (current.value = read()));

function write(list: readonly MyGame[]): void {
  current.value = list;
  keep("games", list);
}

function read(): readonly MyGame[] {
  const since = Date.now() - longest;
  const list = recall("games", (value) => (Array.isArray(value) ? value : undefined)) ?? [];
  return list.flatMap(checked).filter((one) => one.at > since);
}

function checked(value: unknown): readonly MyGame[] {
  if (!isRecord(value) || typeof value["game"] !== "string") return [];
  const { game, token, invite, map, players, status, at } = value;
  return [
    {
      game,
      ...(typeof token === "string" ? { token } : {}),
      ...(typeof invite === "string" ? { invite } : {}),
      map: typeof map === "string" ? map : "",
      players: Array.isArray(players) ? players.filter((name) => typeof name === "string") : [],
      status:
        status === "playing" || status === "finished" || status === "ended" ? status : "lobby",
      at: typeof at === "number" ? at : 0,
    },
  ];
}
