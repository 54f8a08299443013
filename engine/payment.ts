/** Whether what is laid pays for what is asked, and how a refusal says that it does not. */
import type { Color } from "../maps/board.ts";
import type { Barrier } from "./barrier.ts";
import type { Payment } from "./claim.ts";
import { type Hand, Refusal } from "./types.ts";

/** What stands in the way whatever is paid, in sentences. */
export const barriers: Readonly<Record<Barrier, string>> = {
  "lane-taken": "This lane is taken.",
  "own-double": "You own the other lane between these two places.",
  "lane-closed": "The other lane is taken, and at this table that closes this one.",
  "few-trains": "Not enough trains left for this lane.",
  "no-stations": "There are no stations on this board.",
  "no-such-city": "No station can be built there.",
  "station-taken": "There is a station in this city already.",
  "no-stations-left": "All your stations are built.",
};

/** Throws unless the payment is a set of `count` cards that this hand holds. */
export function checkPayment(
  hand: Hand,
  payment: Payment,
  count: number,
  color: Color | null,
  least: number,
): void {
  const { locomotives } = payment;
  if (payment.color === null) {
    if (locomotives !== count) {
      throw new Refusal("wrong-count", `A set of locomotives only must be ${count} of them.`);
    }
  } else {
    if (color !== null && payment.color !== color) {
      throw new Refusal("wrong-color", `Only ${color} cards and locomotives can be laid here.`);
    }
    if (locomotives >= count) {
      throw new Refusal("wrong-count", "A set of locomotives only is laid without a colour.");
    }
    if (locomotives < least) {
      throw new Refusal("few-locomotives", `Locomotives this ferry takes: ${least} or more.`);
    }
    if (hand[payment.color] < count - locomotives) {
      throw new Refusal("few-cards", `Not enough ${payment.color} cards.`);
    }
  }
  if (hand.locomotive < locomotives) throw new Refusal("few-cards", "Not enough locomotives.");
}
