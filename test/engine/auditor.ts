/**
 * A second pair of eyes. The auditor follows the events of a game with piles of its own, knows
 * nothing of the engine's `evolve` or `decide`, and says what is wrong: a card that was not on top,
 * a thing that appeared or vanished, an event that came out of the order of the contract.
 */
import type { Card, GameEvent } from "../../engine/index.ts";
import { type Board, type Lane, lanePoints } from "../../maps/board.ts";

interface AuditedSeat {
  readonly hand: Card[];
  trains: number;
  stations: number;
  readonly tickets: number[];
  offer: number[] | null;
  countryCards: number;
}

export class Auditor {
  readonly #board: Board;
  readonly #seats: AuditedSeat[] = [];
  #deck: Card[] = [];
  #discards: Card[] = [];
  readonly #row: (Card | null)[] = [null, null, null, null, null];
  #tickets: number[] = [];
  #long: number[] = [];
  #aside: number[] = [];
  readonly #stacks: number[][];
  readonly #owners = new Map<number, number>();
  #beside: Card[] = [];
  #revealed: Card[] = [];
  #turn: number | null = null;
  #first = 0;
  #filling = false;
  #flushes = 0;
  #passes = 0;
  #lastRound: number | null = null;
  #over = false;

  constructor(board: Board) {
    this.#board = board;
    this.#stacks = board.countries.map((country) => [...country.cards]);
  }

  follow(event: GameEvent): void {
    if (this.#over) throw new Error(`"${event.type}" after the end`);
    this.#checkDue(event);
    this.#take(event);
    this.#count();
  }

  /** What the contract says must come now, if anything must. */
  #checkDue(event: GameEvent): void {
    const due = this.#due();
    if (due && event.type !== due) throw new Error(`"${event.type}" came where "${due}" was due`);
    if (!due && (event.type === "deckShuffled" || event.type === "rowFlushed")) {
      throw new Error(`"${event.type}" was not due`);
    }
  }

  #due(): GameEvent["type"] | null {
    if (this.#seats.length === 0) return "started";
    // The four cards each come first; only then is the row begun.
    if (this.#turn === null && this.#seats.some((seat) => seat.hand.length === 0)) {
      return "cardsDealt";
    }
    if (this.#deck.length === 0 && this.#discards.length > 0) return "deckShuffled";
    if (this.#beside.length > 0) return null;
    if (this.#row.includes(null) && this.#deck.length > 0) return "rowFilled";
    if (this.#filling && this.#flushDue()) return "rowFlushed";
    return null;
  }

  #flushDue(): boolean {
    if (this.#row.includes(null) || this.#flushes >= 20) return false;
    const isLocomotive = (card: Card | null) => card === "locomotive";
    if (this.#row.filter(isLocomotive).length < 3) return false;
    const left = [...this.#row, ...this.#deck, ...this.#discards];
    return left.filter((card) => !isLocomotive(card)).length >= 3;
  }

  #take(event: GameEvent): void {
    if (
      event.type !== "rowFilled" &&
      event.type !== "rowFlushed" &&
      event.type !== "deckShuffled"
    ) {
      this.#filling = false;
      this.#flushes = 0;
    }
    switch (event.type) {
      case "started": {
        const { trains, stations } = this.#board.rules;
        this.#deck = [...(event.deck as Card[])];
        this.#tickets = [...(event.tickets as number[])];
        this.#long = [...((event.long ?? []) as number[])];
        this.#first = event.first;
        for (let seat = 0; seat < event.seats; seat++) {
          const none = { offer: null, countryCards: 0 };
          this.#seats.push({ ...none, hand: [], tickets: [], trains, stations });
        }
        return;
      }
      case "cardsDealt":
        for (const card of event.cards as Card[]) this.#seat(event.seat).hand.push(this.#top(card));
        return;
      case "rowFilled":
        same(event.slot, this.#row.indexOf(null), "the lowest gap");
        this.#row[event.slot] = this.#top(event.card);
        this.#filling = true;
        return;
      case "rowFlushed":
        same(event.discarded, this.#row, "the cards flushed");
        this.#discards.push(...(this.#row as Card[]));
        this.#row.fill(null);
        this.#flushes++;
        return;
      case "deckShuffled":
        same([...(event.deck as Card[])].sort(), this.#discards.toSorted(), "the new deck");
        this.#deck = [...(event.deck as Card[])];
        this.#discards = [];
        return;
      case "ticketsOffered":
        this.#offer(event.seat, event.tickets as number[]);
        return;
      case "ticketsKept":
        this.#keep(event.seat, event.kept as number[], event.returned as number[]);
        return;
      case "ticketsShuffled":
        same([...(event.tickets as number[])].sort(), this.#aside.toSorted(), "the returns");
        this.#tickets.push(...(event.tickets as number[]));
        this.#aside = [];
        return;
      case "turnStarted":
        same(this.#seats.every((seat) => !seat.offer) && this.#beside.length === 0, true, "an end");
        same(event.seat, this.#turn === null ? this.#first : this.#after(this.#turn), "the turn");
        this.#turn = event.seat;
        return;
      case "cardDrawn":
        same(event.seat, this.#turn, "the one on turn");
        this.#passes = 0;
        this.#seat(event.seat).hand.push(this.#drawn(event.from, event.card as Card));
        return;
      case "tunnelDug":
        same(this.#lane(event.lane).tunnel, true, "a tunnel");
        this.#pay(event.seat, event.cards);
        this.#beside = [...event.cards];
        return;
      case "cardRevealed":
        this.#revealed.push(this.#top(event.card));
        return;
      case "tunnelPriced": {
        const color = this.#beside.find((card) => card !== "locomotive");
        const fits = (card: Card) => card === color || card === "locomotive";
        same(event.extra, this.#revealed.filter(fits).length, "the price");
        const more = this.#deck.length + this.#discards.length > 0;
        if (more) same(this.#revealed.length, 3, "the cards revealed");
        return;
      }
      case "tunnelAbandoned":
        this.#seat(event.seat).hand.push(...this.#beside);
        this.#endTunnel();
        return;
      case "laneClaimed":
        this.#claim(event);
        return;
      case "stationBuilt": {
        const seat = this.#seat(event.seat);
        same(event.cards.length, this.#board.rules.stations - seat.stations + 1, "the price");
        seat.stations--;
        this.#pay(event.seat, event.cards);
        this.#discards.push(...event.cards);
        this.#passes = 0;
        return;
      }
      case "countryCardsTaken":
        for (const { country, value } of event.cards) {
          const stack = this.#board.countries.findIndex(({ id }) => id === country);
          same(this.#stacks[stack]?.shift(), value, "the top country card");
          this.#seat(event.seat).countryCards++;
        }
        return;
      case "passed":
        this.#passes++;
        return;
      case "lastRound":
        same(this.#lastRound, null, "the first last round");
        same(this.#seat(event.seat).trains <= 2 && event.seat === this.#turn, true, "few trains");
        this.#lastRound = event.seat;
        return;
      case "finished":
        same(
          this.#turn === this.#lastRound || this.#passes === this.#seats.length,
          true,
          "the end",
        );
        this.#over = true;
        return;
      default:
        throw new Error(`unknown event ${(event satisfies never as GameEvent).type}`);
    }
  }

  #claim(event: Extract<GameEvent, { type: "laneClaimed" }>): void {
    const { length, color, ferry = 0, tunnel } = this.#lane(event.lane);
    const seat = this.#seat(event.seat);
    const extra = event.cards.length - length;
    const locomotives = event.cards.filter((card) => card === "locomotive").length;
    const colors = new Set(event.cards.filter((card) => card !== "locomotive"));
    same(this.#owners.has(event.lane), false, "a free lane");
    same(extra >= 0 && (extra === 0 || tunnel === true), true, "the number of cards");
    same(colors.size <= 1 && locomotives >= ferry, true, "one colour");
    if (color) for (const one of colors) same(one, color, "the lane's colour");
    same(
      event.cards.indexOf("locomotive") % event.cards.length <= event.cards.length - locomotives,
      true,
      "the colour first",
    );
    same(event.points, lanePoints[length], "the points");
    if (tunnel) seat.hand.push(...this.#beside);
    this.#pay(event.seat, event.cards);
    this.#discards.push(...event.cards);
    if (tunnel) this.#endTunnel();
    seat.trains -= length;
    same(seat.trains >= 0, true, "enough trains");
    this.#owners.set(event.lane, event.seat);
    this.#passes = 0;
  }

  #offer(number: number, tickets: readonly number[]): void {
    const { setup, draw } = this.#board.rules;
    const isSetup = this.#turn === null;
    const long = isSetup ? this.#long.splice(0, setup.long) : [];
    const regular = this.#tickets.splice(0, isSetup ? setup.tickets : draw.tickets);
    same(tickets, [...long, ...regular], "the tickets offered");
    this.#seat(number).offer = [...tickets];
    this.#passes = 0;
  }

  #keep(number: number, kept: readonly number[], returned: readonly number[]): void {
    const seat = this.#seat(number);
    const offer = seat.offer ?? [];
    same(
      kept,
      offer.filter((ticket) => kept.includes(ticket)),
      "kept in the order offered",
    );
    same(
      returned,
      offer.filter((ticket) => !kept.includes(ticket)),
      "returned in that order",
    );
    seat.tickets.push(...kept);
    seat.offer = null;
    const under = this.#turn !== null || this.#board.rules.setup.returns === "bottom";
    (under ? this.#tickets : this.#aside).push(...returned);
  }

  #drawn(from: "deck" | number, card: Card): Card {
    if (from === "deck") return this.#top(card);
    same(card, this.#row[from], "the open card");
    this.#row[from] = null;
    return card;
  }

  #top(card: Card): Card {
    same(card, this.#deck.shift(), "the top of the deck");
    return card;
  }

  #pay(number: number, cards: readonly Card[]): void {
    const { hand } = this.#seat(number);
    for (const card of cards) {
      const at = hand.indexOf(card);
      same(at >= 0, true, `a ${card} card in hand`);
      hand.splice(at, 1);
    }
  }

  #endTunnel(): void {
    this.#discards.push(...this.#revealed);
    this.#revealed = [];
    this.#beside = [];
  }

  #after(seat: number): number {
    return (seat + 1) % this.#seats.length;
  }

  #seat(number: number): AuditedSeat {
    return this.#seats[number] as AuditedSeat;
  }

  #lane(number: number): Lane {
    return this.#board.lanes[number] as Lane;
  }

  /** Nothing appears and nothing vanishes. */
  #count(): void {
    const inHands = this.#seats.reduce((sum, seat) => sum + seat.hand.length, 0);
    const open = this.#row.filter((card) => card !== null).length;
    const aside = this.#beside.length + this.#revealed.length;
    same(this.#deck.length + this.#discards.length + open + inHands + aside, 110, "110 cards");
    const held = this.#seats.flatMap((seat) => [...seat.tickets, ...(seat.offer ?? [])]);
    const tickets = [...this.#tickets, ...this.#long, ...this.#aside, ...held];
    same(new Set(tickets).size, this.#board.tickets.length, "every ticket");
    same(tickets.length, this.#board.tickets.length, "every ticket once");
    const countryCards = this.#board.countries.flatMap(({ cards }) => cards).length;
    const taken = this.#seats.reduce((sum, seat) => sum + seat.countryCards, 0);
    same(this.#stacks.flat().length + taken, countryCards, "every country card");
    for (const [number, seat] of this.#seats.entries()) {
      let laid = 0;
      for (const [lane, owner] of this.#owners)
        if (owner === number) laid += this.#lane(lane).length;
      same(seat.trains + laid, this.#board.rules.trains, "every train");
    }
  }
}

function same(found: unknown, expected: unknown, what: string): void {
  if (found === expected) return;
  const [is, should] = [JSON.stringify(found), JSON.stringify(expected)];
  if (is !== should) throw new Error(`${what}: ${is} instead of ${should}`);
}
