/** Turns an action into events, or refuses it. The state given is never touched. */
import { laneBarrier } from "./barrier.ts";
import { pointsFor, stationBarrier, stationPrice } from "./claim.ts";
import { countryCardsFor } from "./countries.ts";
import { Desk } from "./desk.ts";
import { setOfCards } from "./sets.ts";
import { laidColor, legalActions, maySecondDraw } from "./legal.ts";
import { barriers, checkPayment } from "./payment.ts";
import { heightOf, known } from "./piles.ts";
import { resultOf } from "./score.ts";
import { checkShape } from "./shape.ts";
import { type Table, laneOf } from "./table.ts";
import {
  type Action,
  type Card,
  type GameEvent,
  type Hand,
  Refusal,
  type Seat,
  type State,
  type Tunnel,
} from "./types.ts";

type ActionOf<T extends Action["type"]> = Extract<Action, { type: T }>;

export function decide(table: Table, state: State, seat: number, action: Action): GameEvent[] {
  checkShape(table, action);
  checkTurn(state, seat, action);
  const desk = new Desk(table, state);
  switch (action.type) {
    case "keepTickets":
      keepTickets(desk, seat, action);
      break;
    case "drawCard":
      drawCard(desk, seat, action);
      break;
    case "claimLane":
      claimLane(desk, seat, action);
      break;
    case "payTunnel":
      payTunnel(desk, seat, action);
      break;
    case "abandonTunnel":
      desk.write({ type: "tunnelAbandoned", seat, lane: dugTunnel(state).lane });
      desk.settle();
      endTurn(desk);
      break;
    case "drawTickets":
      drawTickets(desk, seat);
      break;
    case "buildStation":
      buildStation(desk, seat, action);
      break;
    case "pass":
      pass(desk, seat);
      break;
    default:
      return action satisfies never;
  }
  return desk.events;
}

/** Whose move it is, and whether something else has to be finished first. */
function checkTurn(state: State, number: number, action: Action): void {
  const seat = state.seats[number];
  if (!seat) throw new Refusal("no-such-seat", "There is no such seat at this table.");
  if (state.result) throw new Refusal("game-over", "The game is over.");
  if (action.type === "keepTickets") {
    if (!seat.offer) throw new Refusal("no-choice", "There are no tickets to choose from now.");
    return;
  }
  if (seat.offer) throw new Refusal("choose-tickets", "Choose which tickets to keep first.");
  if (state.turn !== number) throw new Refusal("not-your-turn", "It is not your turn.");
  const digs = action.type === "payTunnel" || action.type === "abandonTunnel";
  if (state.tunnel && !digs) {
    throw new Refusal("finish-tunnel", "Pay for the tunnel or turn back first.");
  }
  if (!state.tunnel && digs) throw new Refusal("no-tunnel", "No tunnel is being dug.");
  if (state.drawn > 0 && action.type !== "drawCard") {
    throw new Refusal("finish-drawing", "You have drawn one card: take a second one.");
  }
}

function keepTickets(desk: Desk, number: number, { tickets }: ActionOf<"keepTickets">): void {
  const { offer } = desk.state.seats[number] as Seat;
  if (!offer) throw new Refusal("no-choice", "There are no tickets to choose from now.");
  const offered = known(offer.tickets);
  if (!tickets.every((ticket) => offered.includes(ticket))) {
    throw new Refusal("ticket-not-offered", "Only tickets that were offered can be kept.");
  }
  if (tickets.length < offer.keep) {
    throw new Refusal("keep-more", `Keep at least ${offer.keep}.`);
  }
  desk.write({
    type: "ticketsKept",
    seat: number,
    kept: offered.filter((ticket) => tickets.includes(ticket)),
    returned: offered.filter((ticket) => !tickets.includes(ticket)),
  });
  if (desk.state.turn !== null) endTurn(desk);
  else if (desk.state.seats.every((seat) => !seat.offer)) firstTurn(desk);
}

/** Everyone has chosen (R2.4-R2.6). */
function firstTurn(desk: Desk): void {
  if (desk.table.board.rules.setup.returns === "shuffled") {
    const returns = known(desk.state.aside);
    desk.write({ type: "ticketsShuffled", tickets: desk.shuffle("returned tickets", returns) });
  }
  desk.write({ type: "turnStarted", seat: desk.state.first });
}

function drawCard(desk: Desk, seat: number, { from }: ActionOf<"drawCard">): void {
  const { deck, row, drawn } = desk.state;
  if (from === "deck") {
    if (heightOf(deck) === 0) throw new Refusal("empty-deck", "The deck is empty.");
    desk.write({ type: "cardDrawn", seat, from, card: desk.top() });
  } else {
    const card = row[from];
    if (!card) throw new Refusal("empty-slot", "There is no open card in that place.");
    if (card === "locomotive" && drawn > 0) {
      throw new Refusal("open-locomotive", "An open locomotive can only be the first card taken.");
    }
    desk.write({ type: "cardDrawn", seat, from, card });
  }
  desk.settle();
  const openLocomotive = from !== "deck" && row[from] === "locomotive";
  if (drawn > 0 || openLocomotive || !maySecondDraw(desk.state)) endTurn(desk);
}

function claimLane(desk: Desk, number: number, action: ActionOf<"claimLane">): void {
  const { table, state } = desk;
  const seat = state.seats[number] as Seat;
  const barrier = laneBarrier(table, state, number, action.lane);
  if (barrier) throw new Refusal(barrier, barriers[barrier]);
  const { length, color, ferry = 0, tunnel } = laneOf(table, action.lane);
  checkPayment(handOf(seat), action, length, color, ferry);
  const cards = setOfCards(action.color, length, action.locomotives);
  if (tunnel) digTunnel(desk, number, action.lane, cards);
  else takeLane(desk, number, action.lane, cards);
}

/** Lay the cards, turn up three, and see what it costs (R4.7-R4.10). */
function digTunnel(desk: Desk, seat: number, lane: number, cards: readonly Card[]): void {
  desk.write({ type: "tunnelDug", seat, lane, cards });
  for (let i = 0; i < 3 && heightOf(desk.state.deck) > 0; i++) {
    desk.write({ type: "cardRevealed", card: desk.top() });
    desk.reshuffle();
  }
  const color = laidColor(cards);
  const { revealed } = dugTunnel(desk.state);
  const extra = revealed.filter((card) => card === color || card === "locomotive").length;
  desk.write({ type: "tunnelPriced", seat, lane, extra });
  if (extra === 0) takeLane(desk, seat, lane, cards);
}

function payTunnel(desk: Desk, number: number, { locomotives }: ActionOf<"payTunnel">): void {
  const { lane, laid, extra } = dugTunnel(desk.state);
  const hand = handOf(desk.state.seats[number] as Seat);
  const count = extra ?? 0;
  const color = laidColor(laid);
  const fitting = color === null ? locomotives === count : locomotives <= count;
  if (!fitting) {
    throw new Refusal("wrong-count", `The tunnel costs ${count} more, of what was laid for it.`);
  }
  if (hand.locomotive < locomotives || (color && hand[color] < count - locomotives)) {
    throw new Refusal("few-cards", "You do not hold these cards.");
  }
  const paid = [...laid, ...setOfCards(color, count, locomotives)];
  const colored = paid.filter((card) => card !== "locomotive");
  takeLane(desk, number, lane, [...colored, ...paid.filter((card) => card === "locomotive")]);
}

function takeLane(desk: Desk, seat: number, lane: number, cards: readonly Card[]): void {
  const points = pointsFor(laneOf(desk.table, lane).length);
  desk.write({ type: "laneClaimed", seat, lane, cards, points });
  desk.settle();
  const taken = countryCardsFor(desk.table, desk.state, seat, lane);
  if (taken.length > 0) desk.write({ type: "countryCardsTaken", seat, cards: taken });
  endTurn(desk);
}

function drawTickets(desk: Desk, seat: number): void {
  const deck = known(desk.state.tickets);
  if (deck.length === 0) throw new Refusal("no-tickets", "The ticket deck is empty.");
  const { tickets, keep } = desk.table.board.rules.draw;
  desk.write({ type: "ticketsOffered", seat, tickets: deck.slice(0, tickets), keep });
}

function buildStation(desk: Desk, number: number, action: ActionOf<"buildStation">): void {
  const barrier = stationBarrier(desk.table, desk.state, number, action.city);
  if (barrier) throw new Refusal(barrier, barriers[barrier]);
  const seat = desk.state.seats[number] as Seat;
  const price = stationPrice(seat);
  checkPayment(handOf(seat), action, price, null, 0);
  const cards = setOfCards(action.color, price, action.locomotives);
  desk.write({ type: "stationBuilt", seat: number, city: action.city, cards });
  desk.settle();
  endTurn(desk);
}

function pass(desk: Desk, seat: number): void {
  const only = legalActions(desk.table, desk.state, seat)[0];
  if (only?.type !== "pass") {
    throw new Refusal("may-not-pass", "Passing is allowed only when nothing else can be done.");
  }
  desk.write({ type: "passed", seat });
  if (desk.state.passes === desk.state.seats.length) finish(desk);
  else endTurn(desk);
}

/** The last round is announced once; the one who brought it on also plays its last turn (R8.1). */
function endTurn(desk: Desk): void {
  const { turn, seats, lastRound } = desk.state;
  const number = turn as number;
  if (lastRound === number) return finish(desk);
  if (lastRound === null && (seats[number] as Seat).trains <= 2) {
    desk.write({ type: "lastRound", seat: number });
  }
  desk.write({ type: "turnStarted", seat: (number + 1) % seats.length });
}

function finish(desk: Desk): void {
  desk.write({ type: "finished", result: resultOf(desk.table, desk.state) });
}

function handOf(seat: Seat): Hand {
  if (!seat.hand) throw new Error("this hand is hidden in a view");
  return seat.hand;
}

function dugTunnel(state: State): Tunnel {
  if (!state.tunnel) throw new Refusal("no-tunnel", "No tunnel is being dug.");
  return state.tunnel;
}
