/**
 * The desk where events are written down. Whoever decides writes an event and at once sees the table
 * after it, so that each consequence is worked out from what its cause has left.
 */
import { evolve } from "./evolve.ts";
import { listCards } from "./sets.ts";
import { heightOf, known } from "./piles.ts";
import { shuffled, streamOf } from "./stream.ts";
import type { Table } from "./table.ts";
import type { Card, GameEvent, State } from "./types.ts";

/** How often a row may be flushed in one filling before it stays as it is (R3.5). */
const mostFlushes = 20;

export class Desk {
  readonly table: Table;
  readonly events: GameEvent[] = [];
  #state: State | undefined;

  constructor(table: Table, state?: State) {
    this.table = table;
    this.#state = state;
  }

  get state(): State {
    if (!this.#state) throw new Error("the game has not started");
    return this.#state;
  }

  write(event: GameEvent): void {
    this.events.push(event);
    this.#state = evolve(this.table, this.#state, event);
  }

  /** The card on top of the deck. Ask only when there is one. */
  top(): Card {
    return known(this.state.deck)[0] as Card;
  }

  /** The moment the deck is empty and there are discards, they become the deck (R3.6). */
  reshuffle(): void {
    if (heightOf(this.state.deck) > 0) return;
    const discards = listCards(this.state.discards);
    if (discards.length === 0) return;
    this.write({
      type: "deckShuffled",
      deck: this.shuffle(`discards ${this.state.shuffles}`, discards),
    });
  }

  shuffle<T>(label: string, list: readonly T[]): T[] {
    const { seed, source } = this.state;
    if (seed === null) throw new Error("a view cannot shuffle");
    return shuffled(list, streamOf(seed, label, source));
  }

  /** Shuffle, fill the gaps of the row, flush it if due, until nothing is left to do (R3.2-R3.7). */
  settle(): void {
    let flushes = 0;
    for (;;) {
      this.reshuffle();
      if (!this.#fillGaps()) return;
      if (flushes === mostFlushes || !mustFlush(this.state)) return;
      this.write({ type: "rowFlushed", discarded: this.state.row.filter((card) => card !== null) });
      flushes++;
    }
  }

  /** True if this filling has left no gap. */
  #fillGaps(): boolean {
    let filled = false;
    for (let slot = 0; slot < this.state.row.length; slot++) {
      if (this.state.row[slot] !== null) continue;
      if (heightOf(this.state.deck) === 0) return false;
      this.write({ type: "rowFilled", slot, card: this.top() });
      this.reshuffle();
      filled = true;
    }
    return filled;
  }
}

function mustFlush(state: State): boolean {
  const locomotives = state.row.filter((card) => card === "locomotive").length;
  if (locomotives < 3) return false;
  // With hardly a coloured card left a flush could go on for ever.
  return colored(state.row) + colored(known(state.deck)) + colored(listCards(state.discards)) >= 3;
}

function colored(cards: readonly (Card | null)[]): number {
  return cards.filter((card) => card !== null && card !== "locomotive").length;
}
