/** A game folded from its acts: what a wake rebuilds, and each move adds to. */
import { type Rules, rulesFor } from "../engine/index.ts";
import type { GameEvent, State, Viewer } from "../engine/types.ts";
import { boards } from "../maps/index.ts";
import type { Act } from "./ledger.ts";
import { Refused } from "./refused.ts";

export interface Turn {
  /** The index of the event that opened it; the first choice of tickets counts as one, of all. */
  readonly seq: number;
  readonly at: number;
  readonly still: boolean;
}

const bound = new Map<string, Rules>();

/** The rules of a map, bound once; boards never change while the code runs. */
function rulesOf(map: string): Rules {
  const known = bound.get(map);
  if (known) return known;
  const board = Object.hasOwn(boards, map) ? boards[map] : undefined;
  if (!board) throw new Refused("no-such-map", "There is no such map.");
  const rules = rulesFor(board);
  bound.set(map, rules);
  return rules;
}

export class Game {
  readonly rules: Rules;
  readonly events: GameEvent[] = [];
  readonly actions: { seat: number; action: NonNullable<Act["action"]> }[] = [];
  turn: Turn = { seq: 0, at: 0, still: false };
  /** Turns begun. */
  turns = 0;
  /** When the last act was. */
  lastAt = 0;
  private readonly ids = new Set<string>();
  private readonly misses: number[] = [];
  private current: State | undefined;

  constructor(map: string) {
    this.rules = rulesOf(map);
  }

  get state(): State {
    if (!this.current) throw new Error("The game has not begun.");
    return this.current;
  }

  get seq(): number {
    return this.events.length;
  }

  add(act: Act): void {
    const choosing = this.current !== undefined && this.current.turn === null;
    let over = choosing;
    for (const event of act.events) {
      this.current = this.rules.evolve(this.current, event);
      if (event.type === "turnStarted" || event.type === "started") {
        this.turn = { seq: this.events.length, at: act.at, still: act.still === true };
        if (event.type === "turnStarted") this.turns += 1;
        over = true;
      }
      this.events.push(event);
    }
    this.lastAt = act.at;
    if (act.seat === null || act.action === null) return;
    this.actions.push({ seat: act.seat, action: act.action });
    if (act.id !== undefined) this.ids.add(`${act.seat}:${act.id}`);
    if (over) this.misses[act.seat] = act.by === "clock" ? this.missed(act.seat) + 1 : 0;
  }

  /** Whether the seat has carried out an act with this id. */
  did(seat: number, id: string): boolean {
    return this.ids.has(`${seat}:${id}`);
  }

  /** Turns in a row that the clock took from the seat. */
  missed(seat: number): number {
    return this.misses[seat] ?? 0;
  }

  /** The seats something is expected of: all that choose at first, later the one in turn. */
  movers(): number[] {
    const { turn, seats } = this.state;
    if (turn !== null) return [turn];
    return seats.flatMap((seat, i) => (seat.offer === null ? [] : [i]));
  }

  /** The events from an index on as a viewer may know them. */
  seenBy(viewer: Viewer, from = 0): GameEvent[] {
    return this.events.slice(from).map((event) => this.rules.redact(event, viewer));
  }
}
