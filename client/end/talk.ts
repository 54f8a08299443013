/** What people talk about afterwards, read off the events as any viewer saw them. Pure. */
import type { GameEvent } from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";

export interface Most {
  readonly seat: number;
  readonly n: number;
}

interface Talk {
  readonly turns: number;
  readonly longestLane: (Most & { readonly lane: number }) | null;
  readonly dearestTunnel: (Most & { readonly lane: number }) | null;
  readonly turnedBack: Most | null;
  readonly biggestHand: Most | null;
  readonly ticketsRefused: Most | null;
  readonly locomotivesSpent: Most | null;
  readonly drawnBlind: Most | null;
}

export function talkOf(board: Board, events: readonly GameEvent[]): Talk {
  const seats = events.find((event) => event.type === "started")?.seats ?? 0;
  const zeros = () => Array.from({ length: seats }, () => 0);
  const [hand, biggest, refused, locos, blind, back] = [0, 0, 0, 0, 0, 0].map(zeros) as [
    number[],
    number[],
    number[],
    number[],
    number[],
    number[],
  ];
  let turns = 0;
  let longestLane: Talk["longestLane"] = null;
  let dearestTunnel: Talk["dearestTunnel"] = null;
  let extra = 0;
  const bump = (list: number[], seat: number, by: number) => {
    list[seat] = (list[seat] ?? 0) + by;
  };
  const holds = (seat: number, by: number) => {
    bump(hand, seat, by);
    biggest[seat] = Math.max(biggest[seat] ?? 0, hand[seat] ?? 0);
  };
  for (const event of events) {
    switch (event.type) {
      case "turnStarted":
        turns += 1;
        break;
      case "cardsDealt":
        holds(event.seat, size(event.cards));
        break;
      case "cardDrawn":
        holds(event.seat, 1);
        if (event.from === "deck") bump(blind, event.seat, 1);
        break;
      case "ticketsKept":
        bump(refused, event.seat, size(event.returned));
        break;
      case "tunnelPriced":
        ({ extra } = event);
        break;
      case "tunnelAbandoned":
        bump(back, event.seat, 1);
        extra = 0;
        break;
      case "stationBuilt":
        holds(event.seat, -event.cards.length);
        bump(locos, event.seat, event.cards.filter((card) => card === "locomotive").length);
        break;
      case "laneClaimed": {
        const { seat, lane, cards } = event;
        holds(seat, -cards.length);
        bump(locos, seat, cards.filter((card) => card === "locomotive").length);
        const n = board.lanes[lane]?.length ?? 0;
        if (n > (longestLane?.n ?? 0)) longestLane = { seat, lane, n };
        if (extra > (dearestTunnel?.n ?? 0)) dearestTunnel = { seat, lane, n: extra };
        extra = 0;
        break;
      }
      default:
    }
  }
  return {
    turns,
    longestLane,
    dearestTunnel,
    turnedBack: most(back),
    biggestHand: most(biggest),
    ticketsRefused: most(refused),
    locomotivesSpent: most(locos),
    drawnBlind: most(blind),
  };
}

/** The seat with the most; nobody when it is nothing, or when several share it. */
function most(list: readonly number[]): Most | null {
  const n = Math.max(0, ...list);
  const seats = list.flatMap((value, seat) => (value === n ? [seat] : []));
  const [seat] = seats;
  return n > 0 && seat !== undefined && seats.length === 1 ? { seat, n } : null;
}

const size = (list: readonly unknown[] | number): number =>
  typeof list === "number" ? list : list.length;
