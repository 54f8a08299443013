/** What a set of links still costs in cards, counted in turns of drawing. */
import type { Link } from "./links.ts";
import { type Outlook, locomotive } from "./outlook.ts";

/** Cards one turn brings when this many colours are wanted: few wanted, few found. */
const cardsPerTurn = [1, 0.65, 1.1, 1.5, 1.75, 1.88, 1.95, 1.98, 2] as const;
/** A gray link can be paid with whatever comes. */
const grayPerTurn = 1.7;
/** Turns for a locomotive that nothing else can stand for. */
const turnsPerLocomotive = 1.4;
/** Cards of one colour that a tunnel costs on top, on average: three turned up, each may fit. */
const tunnelExtra = 0.72;

export class Purse {
  readonly #outlook: Outlook;
  /** The colours that can pay each link; null is any. */
  readonly #colors: readonly (readonly number[] | null)[];
  readonly #scarcity: readonly number[];
  readonly #need = new Float64Array(8);
  readonly #short = new Float64Array(8);
  /** The colour `turnsFor` last had in mind for each link it was asked about. */
  readonly paidIn: Int8Array;

  constructor(outlook: Outlook) {
    this.#outlook = outlook;
    const { table, open, links, unseen } = outlook;
    this.#colors = open.map((lanes) => {
      const numbers = lanes.map((lane) => table.colorNumber[lane] as number);
      return numbers.includes(-1) ? null : numbers;
    });
    this.paidIn = new Int8Array(links.list.length);
    const all = unseen.reduce((sum, n) => sum + n, 0);
    this.#scarcity = unseen.map((n) => {
      const share = all > 0 ? n / all : 0;
      return Math.min(2, Math.max(0.8, 0.109 / Math.max(share, 0.02)));
    });
  }

  /** Turns of drawing until all of these links can be paid from this hand. */
  turnsFor(chosen: readonly number[], hand: readonly number[]): number {
    const need = this.#need.fill(0);
    const { list } = this.#outlook.links;
    let locomotives = hand[locomotive] as number;
    let flexible: number[] | null = null;
    for (const number of chosen) {
      const { length, ferry, tunnel } = list[number] as Link;
      locomotives -= ferry;
      const colors = this.#colors[number];
      if (colors?.length === 1) {
        const color = colors[0] as number;
        need[color] = (need[color] as number) + length - ferry + (tunnel ? tunnelExtra : 0);
        this.paidIn[number] = color;
      } else {
        (flexible ??= []).push(number);
      }
    }
    let gray = 0;
    if (flexible) {
      if (flexible.length > 1) flexible.sort((x, y) => this.#length(y) - this.#length(x));
      for (const number of flexible) gray += this.#payFlexible(number, need, hand);
    }
    return this.#turns(need, hand, locomotives, gray);
  }

  #length(link: number): number {
    return (this.#outlook.links.list[link] as Link).length;
  }

  /** Takes the colour there is most of; says how many cards of any colour are still missing. */
  #payFlexible(number: number, need: Float64Array, hand: readonly number[]): number {
    const { length, ferry, tunnel } = this.#outlook.links.list[number] as Link;
    const count = length - ferry + (tunnel ? tunnelExtra : 0);
    if (count <= 0) return 0;
    const colors = this.#colors[number];
    let best = -1;
    let most = -Infinity;
    const options = colors?.length ?? 8;
    for (let i = 0; i < options; i++) {
      const color = colors ? (colors[i] as number) : i;
      const left = (hand[color] as number) - (need[color] as number);
      // Too much of a colour is better kept for another link; a plain maximum wastes little.
      const fit = Math.min(left, count) - 0.05 * Math.max(0, left - count);
      if (fit > most) {
        most = fit;
        best = color;
      }
    }
    this.paidIn[number] = best;
    if (colors || most >= count) {
      need[best] = (need[best] as number) + count;
      return 0;
    }
    const held = Math.max(0, most);
    need[best] = (need[best] as number) + held;
    return count - held;
  }

  #turns(need: Float64Array, hand: readonly number[], locomotives: number, gray: number): number {
    const short = this.#short;
    let missing = gray;
    let wanted = 0;
    for (let color = 0; color < 8; color++) {
      const lack = (need[color] as number) - (hand[color] as number);
      short[color] = lack > 0 ? lack : 0;
      if (lack > 0) missing += lack;
    }
    let turns = 0;
    if (locomotives < 0) turns -= locomotives * turnsPerLocomotive;
    for (let left = locomotives; left > 0 && missing > 0; left--) {
      // A locomotive goes where most is missing.
      let worst = -1;
      let most = 0;
      for (let color = 0; color < 8; color++) {
        const lack = (short[color] as number) * (this.#scarcity[color] as number);
        if (lack > most) {
          most = lack;
          worst = color;
        }
      }
      if (worst === -1) {
        gray = Math.max(0, gray - 1);
        missing = gray;
      } else {
        const paid = Math.min(1, short[worst] as number);
        short[worst] = (short[worst] as number) - paid;
        missing -= paid;
      }
    }
    if (missing <= 0.001) return turns;
    let sum = 0;
    let largest = 0;
    for (let color = 0; color < 8; color++) {
      const lack = (short[color] as number) * (this.#scarcity[color] as number);
      if (lack <= 0) continue;
      wanted++;
      sum += lack;
      if (lack > largest) largest = lack;
    }
    if (gray > 0) {
      turns += gray / grayPerTurn;
    }
    if (wanted === 0) return turns;
    const together = sum / (cardsPerTurn[wanted] as number);
    // One colour of which much is missing takes longer than the rest together.
    const alone = largest / cardsPerTurn[1];
    return turns + Math.max(together, 0.5 * (together + alone));
  }
}
