/** What makes one level play unlike another: the same parts, other knobs. */
export interface Character {
  /** Points one turn is worth: what everyone else makes of theirs. */
  readonly turnWorth: number;
  /** The same when there is nothing planned to do with it. */
  readonly idleTurn: number;
  /** Points one train is worth while it is not laid. */
  readonly trainWorth: number;
  /** How much of a lane's points speaks for going that way. */
  readonly scenic: number;
  /** Between equals, what is in hand is claimed: nobody else can then. */
  readonly eagerness: number;
  /** How many tickets it has in mind at once. */
  readonly attention: number;
  /** In how many orders the tickets are tried when a network is planned. */
  readonly orders: number;
  /** Plans lanes beyond the tickets, for their points. */
  readonly fillers: number;
  /** How much lanes beyond the tickets count while tickets are open, from 0 to 1. */
  readonly aside: number;
  /** Trains kept in case a ticket has to go another way. */
  readonly detour: number;
  /** Weighs the danger that others take a lane. */
  readonly caution: number;
  /** Weighs what a claim spoils for others. */
  readonly blocking: number;
  /** Tickets are drawn during the game when they promise this much more than their turn. */
  readonly ticketGreed: number;
  /** How much turns and trains count when tickets are chosen: 0 is bold, 1 is modest. */
  readonly modesty: number;
  /** Points a turn costs by which the network comes too late. */
  readonly haste: number;
  /** How surely a planned link is claimed in the end. */
  readonly trust: number;
  /** Points by which a move may look better or worse than it is. */
  readonly noise: number;
  /** How often a turn goes by as it pleases, out of 100. */
  readonly dreams: number;
  /** Plays for the longest path. */
  readonly farSighted: boolean;
  /** How much of their value it sees in country cards. */
  readonly abroad: number;
}

export const hardCharacter: Character = {
  turnWorth: 3,
  idleTurn: 1.5,
  trainWorth: 0.7,
  scenic: 0.6,
  eagerness: 0.1,
  attention: Infinity,
  orders: 12,
  fillers: 6,
  aside: 0.1,
  detour: 5,
  caution: 2,
  blocking: 1,
  ticketGreed: -1,
  modesty: 0.4,
  haste: 5,
  trust: 0.94,
  noise: 0,
  dreams: 0,
  farSighted: true,
  abroad: 1.4,
};

export const normalCharacter: Character = {
  turnWorth: 2.5,
  idleTurn: 1.5,
  trainWorth: 0.3,
  scenic: 0.6,
  eagerness: 0.3,
  attention: 3,
  orders: 2,
  fillers: 1,
  aside: 0.1,
  detour: 5,
  caution: 0,
  blocking: 0,
  ticketGreed: 6,
  modesty: 1,
  haste: 5,
  trust: 0.96,
  noise: 3.5,
  dreams: 0,
  farSighted: false,
  abroad: 0.4,
};

export const easyCharacter: Character = {
  turnWorth: 2,
  idleTurn: 1.5,
  trainWorth: 0.3,
  scenic: 0.3,
  eagerness: 0.3,
  attention: 1,
  orders: 1,
  fillers: 0,
  aside: 0.1,
  detour: 5,
  caution: 0,
  blocking: 0,
  ticketGreed: Infinity,
  modesty: 1,
  haste: 5,
  trust: 0.96,
  noise: 5,
  dreams: 25,
  farSighted: false,
  abroad: 0,
};
