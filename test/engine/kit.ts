/** Laying out positions for the tests of the rules: say what matters, the rest is filled in. */
import { plusCards, noCards } from "../../engine/hand.ts";
import {
  type Action,
  type Card,
  type CountryCard,
  type GameEvent,
  type Hand,
  Refusal,
  type RefusalCode,
  type Rules,
  type Seat,
  type State,
  type Tunnel,
  cards as cardKinds,
  rulesFor,
} from "../../engine/index.ts";
import {
  type Board,
  type BoardRules,
  type Color,
  type Country,
  type Lane,
  type Ticket,
  lanePoints,
} from "../../maps/board.ts";
import { europe } from "../../maps/europe.ts";
import { poland } from "../../maps/poland.ts";
import { usa } from "../../maps/usa.ts";

export const inUsa = rulesFor(usa);
export const inEurope = rulesFor(europe);
export const inPoland = rulesFor(poland);

export const seed = "5e".repeat(32);

export type Cards = Partial<Record<Card, number>>;

export interface SeatSetup {
  readonly hand?: Cards;
  readonly lanes?: readonly number[];
  /** The board's number less what lies on the lanes, unless given. */
  readonly trains?: number;
  readonly tickets?: readonly number[];
  readonly stations?: readonly string[];
  readonly countries?: readonly CountryCard[];
  readonly points?: number;
}

export interface Setup {
  readonly seats: number | readonly SeatSetup[];
  /** From the top. */
  readonly deck?: readonly Card[];
  readonly row?: readonly (Card | null)[];
  readonly discards?: Cards;
  /** Where the train cards lie that nothing else names: under the deck, or in one seat's hand. */
  readonly rest?: "deck" | "discards" | number;
  /** The ticket deck from the top; those nobody was given, in order, unless said. */
  readonly tickets?: readonly number[];
  readonly stacks?: readonly (readonly number[])[];
  readonly turn?: number;
  readonly drawn?: number;
  readonly lastRound?: number;
  readonly tunnel?: Tunnel;
  readonly passes?: number;
}

const plainRow: readonly Card[] = ["purple", "blue", "orange", "white", "green"];

/** A full state in the middle of a game, with all 110 cards somewhere, frozen to the bottom. */
export function position(rules: Rules, setup: Setup): State {
  const { board } = rules;
  const seats: readonly SeatSetup[] =
    typeof setup.seats === "number" ? Array.from({ length: setup.seats }, () => ({})) : setup.seats;
  const row = setup.row ?? plainRow;
  const rest = setup.rest ?? "deck";
  const named: Card[] = [
    ...row.filter((card) => card !== null),
    ...(setup.deck ?? []),
    ...listOf(setup.discards ?? {}),
    ...(setup.tunnel ? [...setup.tunnel.laid, ...setup.tunnel.revealed] : []),
    ...seats.flatMap((seat) => listOf(seat.hand ?? {})),
  ];
  const others = leftOver(named);
  const owners: (number | null)[] = board.lanes.map(() => null);
  seats.forEach((seat, number) => seat.lanes?.forEach((lane) => (owners[lane] = number)));
  const given = new Set(seats.flatMap((seat) => seat.tickets ?? []));
  const state: State = {
    map: board.id,
    seed,
    source: null,
    first: 0,
    shuffles: 0,
    seats: seats.map((seat, number) => laySeat(board, seat, rest === number ? others : [])),
    deck: [...(setup.deck ?? []), ...(rest === "deck" ? others : [])],
    discards: plusCards(hand(setup.discards ?? {}), rest === "discards" ? others : []),
    row,
    tickets:
      setup.tickets ??
      board.tickets.flatMap((ticket, number) => (given.has(number) || ticket.long ? [] : [number])),
    long: [],
    aside: [],
    owners,
    stacks: setup.stacks ?? board.countries.map((country) => country.cards),
    turn: setup.turn ?? 0,
    drawn: setup.drawn ?? 0,
    tunnel: setup.tunnel ?? null,
    passes: setup.passes ?? 0,
    lastRound: setup.lastRound ?? null,
    result: null,
  };
  return frozen(state);
}

function laySeat(board: Board, setup: SeatSetup, more: readonly Card[]): Seat {
  const held = plusCards(hand(setup.hand ?? {}), more);
  const lanes = (setup.lanes ?? []).map((lane) => board.lanes[lane] as Lane);
  const laid = lanes.reduce((sum, lane) => sum + lane.length, 0);
  return {
    hand: held,
    cards: listOf(held).length,
    trains: setup.trains ?? board.rules.trains - laid,
    points: setup.points ?? lanes.reduce((sum, lane) => sum + (lanePoints[lane.length] ?? 0), 0),
    stations: setup.stations ?? [],
    tickets: setup.tickets ?? [],
    offer: null,
    countries: setup.countries ?? [],
  };
}

export function hand(cards: Cards): Hand {
  return { ...noCards, ...cards };
}

export function listOf(cards: Cards): Card[] {
  return cardKinds.flatMap((card) => times(cards[card] ?? 0, card));
}

export function times<C>(count: number, card: C): C[] {
  return Array<C>(count).fill(card);
}

/** The 110 cards less those named. */
function leftOver(named: readonly Card[]): Card[] {
  const left: Record<string, number> = { ...noCards };
  for (const card of cardKinds) left[card] = card === "locomotive" ? 14 : 12;
  for (const card of named) {
    left[card] = (left[card] ?? 0) - 1;
    if ((left[card] ?? 0) < 0) throw new Error(`this position has too many ${card} cards`);
  }
  return listOf(left as Cards);
}

export function frozen<T>(value: T): T {
  if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) frozen(part);
  }
  return value;
}

export interface Outcome {
  readonly events: readonly GameEvent[];
  readonly state: State;
}

/** Does it, on a state that cannot be changed by accident. */
export function act(rules: Rules, state: State, seat: number, action: Action): Outcome {
  const events = rules.decide(frozen(state), seat, frozen(action));
  return { events, state: fold(rules, state, events) };
}

export function fold(rules: Rules, state: State, events: readonly GameEvent[]): State {
  return frozen(events.reduce<State>((now, event) => rules.evolve(now, event), state));
}

/** The code it is refused with; fails when it is not refused, or not with a sentence. */
export function refusal(rules: Rules, state: State, seat: number, action: unknown): RefusalCode {
  const before = JSON.stringify(state);
  try {
    rules.decide(frozen(state), seat, action as Action);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    if (!/^[A-Z`].{8,}\.$/.test(error.message)) {
      throw new Error(`"${error.message}" is no sentence`, { cause: error });
    }
    if (JSON.stringify(state) !== before) throw new Error("a refused action changed the state");
    return error.code;
  }
  throw new Error(`${JSON.stringify(action)} was not refused`);
}

export function typesOf(events: readonly GameEvent[]): string[] {
  return events.map((event) => event.type);
}

export function only<T extends GameEvent["type"]>(
  events: readonly GameEvent[],
  type: T,
): Extract<GameEvent, { type: T }> {
  const found = events.filter((event) => event.type === type);
  if (found.length !== 1) throw new Error(`${found.length} times "${type}"`);
  return found[0] as Extract<GameEvent, { type: T }>;
}

/** The number of the lane between two places; of a colour, where there are several. */
export function lane(rules: Rules, a: string, b: string, color?: Color | null): number {
  const number = rules.board.lanes.findIndex(
    (lane) =>
      ((lane.a === a && lane.b === b) || (lane.a === b && lane.b === a)) &&
      (color === undefined || lane.color === color),
  );
  if (number < 0) throw new Error(`no lane ${a}-${b}`);
  return number;
}

export function ticket(rules: Rules, a: string, b: string): number {
  const number = rules.board.tickets.findIndex(
    (one) => (one.a === a && one.b === b) || (one.a === b && one.b === a),
  );
  if (number < 0) throw new Error(`no ticket ${a}-${b}`);
  return number;
}

export function claim(lane: number, color: Color | null, locomotives = 0): Action {
  return { type: "claimLane", lane, color, locomotives };
}

export const draw = (from: "deck" | number): Action => ({ type: "drawCard", from });

/** How many train cards there are in all; 110 or something is wrong. */
export function cardsIn(state: State): number {
  const pile = (hidden: readonly unknown[] | number) =>
    typeof hidden === "number" ? hidden : hidden.length;
  return (
    pile(state.deck) +
    listOf(state.discards).length +
    state.row.filter((card) => card !== null).length +
    state.seats.reduce((sum, seat) => sum + listOf(seat.hand ?? {}).length, 0) +
    (state.tunnel ? state.tunnel.laid.length + state.tunnel.revealed.length : 0)
  );
}

export interface Sketch {
  /** "a-b 3 red", "a-b 2" for gray, "a-b 4 ferry 1", "a-b 3 green tunnel". */
  readonly lanes: readonly string[];
  /** "a-d 7", "a-d 20 long". */
  readonly tickets?: readonly string[];
  readonly countries?: readonly Country[];
  readonly rules?: Partial<BoardRules>;
}

/** A small board of one's own, sketched in words. */
export function sketch({ lanes, tickets = [], countries = [], rules = {} }: Sketch): Rules {
  const parsed = lanes.map(laneFrom);
  const ids = [...new Set(parsed.flatMap((lane) => [lane.a, lane.b]))].toSorted();
  return rulesFor({
    id: "sketch",
    name: "Sketch",
    places: ids.map((id, i) => ({ id, name: id.toUpperCase(), at: [i, 0] })),
    lanes: parsed,
    tickets: tickets.map(ticketFrom),
    countries,
    rules: { ...usa.rules, ...rules },
  });
}

function laneFrom(text: string): Lane {
  const [ends = "", length, ...rest] = text.split(" ");
  const [a = "", b = ""] = ends.split("-");
  const color = cardKinds.find((card) => card === rest[0] && card !== "locomotive") ?? null;
  const ferry = rest.indexOf("ferry");
  return {
    a,
    b,
    length: Number(length),
    color: color as Color | null,
    ...(ferry >= 0 ? { ferry: Number(rest[ferry + 1]) } : {}),
    ...(rest.includes("tunnel") ? { tunnel: true } : {}),
  };
}

function ticketFrom(text: string): Ticket {
  const [ends = "", points, long] = text.split(" ");
  const [a = "", b = ""] = ends.split("-");
  return { a, b, points: Number(points), ...(long ? { long: true } : {}) };
}
