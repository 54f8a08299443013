/** Hints for the first game. */
export const hints = {
  dismiss: "Got it",
  stop: "No more hints",
  tickets:
    "Tickets are your secret goals. Good first choice: two or three that share a part of their way.",
  firstTurn:
    "Nothing to claim yet? Draw cards: tap an open card or the deck. Two cards make a turn.",
};
