/** Hints for the first game. */
export const hints = {
  dismiss: "Got it",
  stop: "No more hints",
  tickets:
    "Tickets are your secret goals. Good first choice: two or three that share a part of their way.",
  firstTurn:
    "Nothing to claim yet? Draw cards: tap an open card or the deck. Two cards make a turn.",
  collect: "Tap a colour in your hand to see the routes it could pay for.",
  claim: "You can pay for a route now. Tap it on the board to see what it costs and scores.",
  locomotive: "Locomotives are wild. An open one counts as your whole turn, so think twice.",
  ticketDone: "A ticket is done. You can draw more tickets when you feel strong.",
  lastRound: "Last round: spend your cards on any route that scores.",
};
