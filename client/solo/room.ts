/**
 * The room of a solo game: it knows everything, decides, and lets the computer players move. It
 * runs in a Web Worker, so that a computer player that thinks never holds up the table.
 */
import { bots } from "../../engine/bots/index.ts";
import { commitmentOf, engineVersion, rulesFor, type Rules } from "../../engine/index.ts";
import type { Action, GameEvent, GameLog, State } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { SoloRecord, SoloWish } from "../device/solo.ts";
import { personSeat } from "./talk.ts";

export interface Step {
  /** As the person may see them. */
  readonly events: readonly GameEvent[];
  readonly record: SoloRecord;
}

export class SoloRoom {
  readonly rules: Rules;
  readonly wish: SoloWish;
  readonly seed: string;
  private readonly taken: { readonly seat: number; readonly action: Action }[] = [];
  private readonly told: GameEvent[] = [];
  private state: State | undefined;

  constructor(board: Board, wish: SoloWish, seed: string) {
    this.rules = rulesFor(board);
    this.wish = wish;
    this.seed = seed;
    this.fold(this.rules.begin({ seats: wish.opponents + 1, seed }));
  }

  /** The game as it was left; the part of it that this version of the rules still plays. */
  static resume(board: Board, record: SoloRecord): SoloRoom {
    const room = new SoloRoom(board, record, record.seed);
    try {
      for (const { seat, action } of record.actions) room.apply(seat, action);
    } catch {
      // Kept by another version: go on from the last move that still holds.
    }
    return room;
  }

  /** Everything so far, as the person saw it. */
  get sofar(): readonly GameEvent[] {
    return this.told.map((event) => this.rules.redact(event, personSeat));
  }

  get commitment(): string {
    return commitmentOf(this.seed);
  }

  get finished(): boolean {
    return this.now.result !== null;
  }

  /** Throws a `Refusal` when it is not legal. */
  act(action: Action): Step {
    return this.step(this.apply(personSeat, action));
  }

  /** The seat of the computer player that has to move now, if one has. */
  get waitingFor(): number | null {
    const { turn, seats } = this.now;
    if (this.finished) return null;
    if (turn !== null) return turn === personSeat ? null : turn;
    const choosing = seats.findIndex((seat, i) => i !== personSeat && seat.offer !== null);
    return choosing === -1 ? null : choosing;
  }

  botMoves(): Step | null {
    const seat = this.waitingFor;
    if (seat === null) return null;
    const sight = {
      view: this.rules.view(this.now, seat),
      events: this.told.map((event) => this.rules.redact(event, seat)),
      seat,
    };
    // A seed of its own per decision: nothing of the game's shuffles can be read off it.
    const { action } = bots[this.wish.level](
      this.rules,
      sight,
      `${this.commitment}:${this.told.length}`,
    );
    return this.step(this.apply(seat, action));
  }

  get record(): SoloRecord {
    const { map, opponents, level } = this.wish;
    return {
      map,
      opponents,
      level,
      engine: engineVersion,
      seed: this.seed,
      actions: [...this.taken],
      finished: this.finished,
      at: Date.now(),
    };
  }

  log(players: GameLog["players"]): GameLog {
    return {
      format: 1,
      engine: engineVersion,
      map: this.wish.map,
      seats: this.wish.opponents + 1,
      seed: this.seed,
      commitment: this.commitment,
      players,
      events: [...this.told],
      actions: [...this.taken],
      ...(this.finished ? {} : { ended: true }),
    };
  }

  private get now(): State {
    return this.state as State;
  }

  private apply(seat: number, action: Action): readonly GameEvent[] {
    const events = this.rules.decide(this.now, seat, action);
    this.taken.push({ seat, action });
    this.fold(events);
    return events;
  }

  private fold(events: readonly GameEvent[]): void {
    for (const event of events) {
      this.state = this.rules.evolve(this.state, event);
      this.told.push(event);
    }
  }

  private step(events: readonly GameEvent[]): Step {
    return {
      events: events.map((event) => this.rules.redact(event, personSeat)),
      record: this.record,
    };
  }
}
