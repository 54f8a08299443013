/** What makes one level play unlike another: the same parts, other knobs. */
export interface Character {
  readonly name: "easy" | "normal" | "hard";
  /** Points one turn is worth: what everyone else makes of theirs. */
  readonly turnWorth: number;
  /** Points one train is worth while it is not laid. */
  readonly trainWorth: number;
  /** How much of a lane's points speaks for going that way. */
  readonly scenic: number;
  /** Between equals, what is in hand is claimed: nobody else can then. */
  readonly eagerness: number;
  /** In how many orders the tickets are tried when a network is planned. */
  readonly orders: number;
  /** Plans lanes beyond the tickets, for their points. */
  readonly fillers: number;
  /** Weighs the danger that others take a lane. */
  readonly caution: number;
  /** Tickets are drawn during the game when they promise this much more than their turn. */
  readonly ticketGreed: number;
  /** Points by which a move may look better or worse than it is. */
  readonly noise: number;
  /** How often a turn goes by as it pleases, out of 100. */
  readonly dreams: number;
  /** Takes the longest path, and what it costs others, into account. */
  readonly farSighted: boolean;
}

export const hardCharacter: Character = {
  name: "hard",
  turnWorth: 3,
  trainWorth: 0.3,
  scenic: 0.6,
  eagerness: 0.3,
  orders: 12,
  fillers: 6,
  caution: 1,
  ticketGreed: 1000,
  noise: 0,
  dreams: 0,
  farSighted: true,
};

export const normalCharacter: Character = {
  name: "normal",
  turnWorth: 2.5,
  trainWorth: 0.3,
  scenic: 0.6,
  eagerness: 0.3,
  orders: 2,
  fillers: 1,
  caution: 0,
  ticketGreed: 6,
  noise: 2,
  dreams: 0,
  farSighted: false,
};

export const easyCharacter: Character = {
  name: "easy",
  turnWorth: 2,
  trainWorth: 0.3,
  scenic: 0.3,
  eagerness: 0.3,
  orders: 1,
  fillers: 0,
  caution: 0,
  ticketGreed: Infinity,
  noise: 4,
  dreams: 15,
  farSighted: false,
};
