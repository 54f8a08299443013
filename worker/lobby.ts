/** Before the game: seats, host, colours, settings. Every function takes a sheet and gives a new one. */
import { type PlayerColor, playerColors } from "../engine/types.ts";
import { boards } from "../maps/index.ts";
import type { Board } from "../maps/board.ts";
import type { Opening } from "./frames.ts";
import type { ClientFrame, Level } from "./protocol.ts";
import { Refused } from "./refused.ts";
import { type SeatRecord, type Sheet, withSeat } from "./sheet.ts";
import { cleanName } from "./text.ts";

const botNames = ["Whistle", "Tender", "Buffer", "Signal", "Piston"] as const;

const empty = {
  name: "",
  kind: "open",
  level: null,
  hash: null,
  autopilot: false,
  away: null,
} as const;

function boardOf(map: string): Board {
  const board = Object.hasOwn(boards, map) ? boards[map] : undefined;
  if (!board) throw new Refused("no-such-map", "There is no such map.");
  return board;
}

function checkSeats(map: string, seats: number): void {
  const { min, max } = boardOf(map).rules.players;
  if (seats < min || seats > max) {
    throw new Refused("too-many-seats", `This map is for ${min} to ${max} players.`);
  }
}

const spare = (seats: readonly SeatRecord[]): PlayerColor =>
  playerColors.find((color) => seats.every((seat) => seat.color !== color)) ?? playerColors[0];

function botSeat(seats: readonly SeatRecord[], color: PlayerColor, level: Level): SeatRecord {
  const taken = new Set(seats.map((seat) => seat.name));
  const name = botNames.find((one) => !taken.has(one)) ?? botNames[0];
  return { ...empty, name, kind: "bot", level, color };
}

/** A name as it will be shown: cleaned, and told apart from the others at the table. */
function nameAt(sheet: Sheet, seat: number, text: string): string {
  const name = cleanName(text);
  if (name === "")
    throw new Refused("no-name", "A name needs at least one letter that can be seen.");
  const taken = new Set(sheet.seats.flatMap((other, i) => (i === seat ? [] : [other.name])));
  for (let n = 2; ; n += 1) {
    const candidate = n === 2 ? name : `${name} ${n - 1}`;
    if (!taken.has(candidate)) return candidate;
  }
}

function inLobby(sheet: Sheet): void {
  if (sheet.status !== "lobby") {
    throw new Refused("not-in-lobby", "This can only be done before the game begins.");
  }
}

export function newSheet(game: string, opening: Opening, invite: string, now: number): Sheet {
  checkSeats(opening.map, opening.seats);
  const bots = opening.bots ?? [];
  if (bots.length >= opening.seats) {
    throw new Refused("too-many-bots", "At least one seat is for a person.");
  }
  const seats: SeatRecord[] = [];
  for (let i = 0; i < opening.seats; i += 1) {
    const level = bots[i - (opening.seats - bots.length)];
    const color = spare(seats);
    seats.push(level ? botSeat(seats, color, level) : { ...empty, color });
  }
  return {
    game,
    status: "lobby",
    map: opening.map,
    seats,
    host: null,
    clock: opening.clock ?? null,
    public: opening.public ?? false,
    watching: true,
    chat: true,
    late: false,
    invite,
    seed: null,
    commitment: null,
    engine: null,
    createdAt: now,
    startedAt: null,
    overAt: null,
    seen: now,
    timer: null,
    ending: [],
    rematch: null,
    told: { watchers: 0, at: 0 },
    done: [],
  };
}

/** The room of a rematch: the same people, known by the same tokens, under the same invite. */
export function again(old: Sheet, game: string, now: number): Sheet {
  const base = newSheet(game, { map: old.map, seats: old.seats.length }, old.invite, now);
  const { host, clock, public: open, watching, chat, late } = old;
  const seats = old.seats.map((seat) => ({
    ...seat,
    autopilot: false,
    away: seat.kind === "person" ? now : null,
  }));
  return { ...base, seats, host, clock, public: open, watching, chat, late };
}

/** Which seat someone gets who comes by the invite. */
function seatFor(sheet: Sheet): number {
  const open = sheet.seats.findIndex((seat) => seat.kind === "open");
  if (sheet.status === "lobby" && open >= 0) return open;
  if (sheet.status === "playing" && sheet.late) {
    const bot = sheet.seats.findIndex((seat) => seat.kind === "bot");
    const left = sheet.seats.findIndex((seat) => seat.autopilot && seat.away !== null);
    const autopilot = sheet.seats.findIndex((seat) => seat.autopilot);
    const found = [bot, left, autopilot].find((seat) => seat >= 0);
    if (found !== undefined) return found;
  }
  throw new Refused("no-free-seat", "There is no free seat in this game.");
}

export function sit(sheet: Sheet, text: string, hash: string, now: number): [Sheet, number] {
  const seat = seatFor(sheet);
  // Whoever takes over the host's seat does not become host while another person is there.
  const host =
    sheet.host === seat || sheet.host === null ? (heir(sheet, seat) ?? seat) : sheet.host;
  const person = { name: nameAt(sheet, seat, text), kind: "person", level: null, hash } as const;
  const next = withSeat({ ...sheet, host }, seat, { ...person, autopilot: false, away: now });
  return [{ ...next, seen: now }, seat];
}

/** Who becomes host when this seat no longer is: people who are here come first. */
function heir(sheet: Sheet, seat: number): number | null {
  const others = sheet.seats.flatMap((other, i) =>
    i !== seat && other.kind === "person" ? [i] : [],
  );
  return others.find((i) => sheet.seats[i]?.away === null) ?? others[0] ?? null;
}

/** Empties a seat; the host leaving hands the role on. */
export function vacate(sheet: Sheet, seat: number): Sheet {
  inLobby(sheet);
  if (sheet.seats[seat]?.kind === "open") throw new Refused("seat-empty", "Nobody sits there.");
  const host = sheet.host === seat ? heir(sheet, seat) : sheet.host;
  return withSeat({ ...sheet, host }, seat, empty);
}

export function setBot(sheet: Sheet, seat: number, level: Level | null): Sheet {
  inLobby(sheet);
  const record = sheet.seats[seat];
  if (!record) throw new Refused("no-such-seat", "There is no such seat.");
  if (record.kind === "person") throw new Refused("seat-taken", "A person sits there.");
  if (level === null) return vacate(sheet, seat);
  const change = record.kind === "bot" ? { level } : botSeat(sheet.seats, record.color, level);
  return withSeat(sheet, seat, change);
}

/** Keeps `seats` seats: more are open ones, and of fewer the last open ones go. */
function resize(sheet: Sheet, count: number): Sheet {
  const seats = [...sheet.seats];
  while (seats.length < count) seats.push({ ...empty, color: spare(seats) });
  while (seats.length > count) {
    const last = seats.findLastIndex((seat) => seat.kind === "open");
    if (last < 0) throw new Refused("too-many-seats", "More people than that have sat down.");
    seats.splice(last, 1);
  }
  return renumber(sheet, seats);
}

function renumber(sheet: Sheet, seats: readonly SeatRecord[]): Sheet {
  const host = sheet.host === null ? undefined : sheet.seats[sheet.host]?.hash;
  const found = seats.findIndex((seat) => seat.hash !== null && seat.hash === host);
  return { ...sheet, seats, host: found < 0 ? null : found };
}

type Options = Extract<ClientFrame, { type: "options" }>;

export function setOptions(sheet: Sheet, options: Options): Sheet {
  const { watching = sheet.watching, chat = sheet.chat, late = sheet.late } = options;
  const next: Sheet = { ...sheet, watching, chat, late };
  const { map, seats, clock, public: open } = options;
  if (map === undefined && seats === undefined && clock === undefined && open === undefined) {
    return next;
  }
  inLobby(sheet);
  const board = boardOf(map ?? sheet.map);
  const count = seats ?? Math.min(sheet.seats.length, board.rules.players.max);
  checkSeats(board.id, count);
  return resize(
    {
      ...next,
      map: board.id,
      clock: clock === undefined ? sheet.clock : clock,
      public: open ?? sheet.public,
    },
    count,
  );
}

/** A person's new name or colour; a colour that only an open seat or a computer has is free. */
export function setProfile(sheet: Sheet, seat: number, name?: string, color?: PlayerColor): Sheet {
  inLobby(sheet);
  const named =
    name === undefined ? sheet : withSeat(sheet, seat, { name: nameAt(sheet, seat, name) });
  const mine = named.seats[seat]?.color;
  if (color === undefined || mine === undefined || color === mine) return named;
  const holder = named.seats.findIndex((other) => other.color === color);
  if (named.seats[holder]?.kind === "person") {
    throw new Refused("color-taken", "Someone else has this colour.");
  }
  return withSeat(withSeat(named, holder, { color: mine }), seat, { color });
}

export function swap(sheet: Sheet, seat: number, other: number): Sheet {
  inLobby(sheet);
  const [mine, theirs] = [sheet.seats[seat], sheet.seats[other]];
  if (!mine || !theirs) throw new Refused("no-such-seat", "There is no such seat.");
  const seats = sheet.seats.map((record, i) => (i === seat ? theirs : i === other ? mine : record));
  return renumber(sheet, seats);
}

/** The seats that play: those nobody took are dropped and the rest numbered anew. */
export function filled(sheet: Sheet): Sheet {
  inLobby(sheet);
  const seats = sheet.seats.filter((seat) => seat.kind !== "open");
  if (seats.length < 2) throw new Refused("few-players", "A game needs two players.");
  return renumber(sheet, seats);
}
