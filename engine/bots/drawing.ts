/** Drawing train cards: the open row against the deck, for the links of the plan. */
import { heightOf } from "../piles.ts";
import { cards } from "../types.ts";
import type { Move } from "./claims.ts";
import { locomotive } from "./outlook.ts";
import type { Thought } from "./thought.ts";

/** A locomotive is good for plans not made yet; any card is good for a little. */
const spareLocomotive = 0.3;
const spareCard = 0.02;

/** The best ways to begin, or to end, a draw. */
export function drawMoves(thought: Thought): Move[] {
  const { view } = thought.outlook;
  const row = view.row.map((card) => (card === null ? -1 : cards.indexOf(card)));
  const blind = heightOf(view.deck) > 0;
  return view.drawn > 0 ? secondDraws(thought, row, blind) : firstDraws(thought, row, blind);
}

function firstDraws(thought: Thought, row: readonly number[], blind: boolean): Move[] {
  const { hand } = thought.outlook;
  const moves: Move[] = [];
  const seen = new Set<number>();
  row.forEach((card, slot) => {
    if (card === -1 || seen.has(card)) return;
    seen.add(card);
    const held = plus(hand, card);
    const worth =
      card === locomotive
        ? weigh(thought, held)
        : Math.max(
            bestOpen(thought, held, row, slot),
            blind ? blindWorth(thought, held) : -Infinity,
          );
    moves.push(open(thought, slot, card, worth));
  });
  if (blind) {
    const worth = overDeck(thought, (card) => {
      const held = plus(hand, card);
      return Math.max(bestOpen(thought, held, row, -1), blindWorth(thought, held));
    });
    moves.push(fromDeck(worth));
  }
  return moves;
}

function secondDraws(thought: Thought, row: readonly number[], blind: boolean): Move[] {
  const { hand } = thought.outlook;
  const moves: Move[] = [];
  row.forEach((card, slot) => {
    if (card === -1 || card === locomotive) return;
    moves.push(open(thought, slot, card, weigh(thought, plus(hand, card))));
  });
  if (blind) moves.push(fromDeck(blindWorth(thought, hand)));
  return moves;
}

function open(thought: Thought, slot: number, card: number, worth: number): Move {
  const wanted =
    card === locomotive ? "a locomotive for what is missing" : `${cards[card]} helps the plan`;
  return { action: { type: "drawCard", from: slot }, worth, why: wanted };
}

function fromDeck(worth: number): Move {
  return { action: { type: "drawCard", from: "deck" }, worth, why: "the deck promises more" };
}

/** The best second card among the open ones other than `without`. */
function bestOpen(
  thought: Thought,
  hand: readonly number[],
  row: readonly number[],
  without: number,
): number {
  let best = -Infinity;
  row.forEach((card, slot) => {
    if (slot === without || card === -1 || card === locomotive) return;
    best = Math.max(best, weigh(thought, plus(hand, card)));
  });
  return best;
}

function blindWorth(thought: Thought, hand: readonly number[]): number {
  return overDeck(thought, (card) => weigh(thought, plus(hand, card)));
}

/** The mean over what the deck may give. */
function overDeck({ outlook }: Thought, worth: (card: number) => number): number {
  let sum = 0;
  let all = 0;
  outlook.unseen.forEach((count, card) => {
    if (count === 0) return;
    sum += count * worth(card);
    all += count;
  });
  return all === 0 ? worth(0) : sum / all;
}

function weigh(thought: Thought, hand: readonly number[]): number {
  const { outlook, plan } = thought;
  const locomotives = hand[locomotive] as number;
  const more = hand.reduce((sum, n) => sum + n, 0);
  const spare = Math.min(1, outlook.turns / 4) * (spareLocomotive * locomotives + spareCard * more);
  return thought.standing(plan.links, hand) + spare;
}

function plus(hand: readonly number[], card: number): number[] {
  const held = [...hand];
  held[card] = (held[card] as number) + 1;
  return held;
}
