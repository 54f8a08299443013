/** What the driver of the browser test does next: it steers towards what has not been seen yet. */
import type { Action } from "../../engine/types.ts";
import type { Listener } from "./tablePlayer.ts";

type Sighted = Omit<Listener, "close">;

export const keepAll = (at: Sighted): Action => ({
  type: "keepTickets",
  tickets: at.view.seats[at.seat]?.offer?.tickets as readonly number[],
});

/** What has not been seen yet comes first; after that whatever ends the game soonest. */
export function choose(at: Sighted, seen: ReadonlySet<string>): Action {
  const legal = at.legal();
  const lanes = at.table.board.lanes;
  const claims = legal.filter((action) => action.type === "claimLane");
  const best = (list: typeof claims) =>
    list.toSorted(
      (a, b) =>
        (lanes[b.lane]?.length ?? 0) - (lanes[a.lane]?.length ?? 0) ||
        a.locomotives - b.locomotives,
    )[0];
  const pay = legal.find(({ type }) => type === "payTunnel");
  if (pay) return pay;
  const offered = at.view.seats[at.seat]?.offer;
  if (offered) return keepAll(at);
  if (at.view.tunnel) return { type: "abandonTunnel" };
  const turns = at.events.filter(({ type }) => type === "turnStarted").length;
  if (!seen.has("station") && turns > 4) {
    const station = legal.find(({ type }) => type === "buildStation");
    if (station) return station;
  }
  if (!seen.has("tickets") && turns > 6 && legal.some(({ type }) => type === "drawTickets"))
    return { type: "drawTickets" };
  const ferry = best(claims.filter(({ lane }) => lanes[lane]?.ferry));
  if (!seen.has("ferry") && ferry) return ferry;
  // A tunnel is dug where its surprise could be paid, until one has been.
  const hand = at.view.seats[at.seat]?.hand;
  const tunnel = best(
    claims.filter(({ lane, color, locomotives }) => {
      const { tunnel, length } = lanes[lane] as (typeof lanes)[number];
      return (
        tunnel &&
        color &&
        hand &&
        hand[color] - (length - locomotives) + hand.locomotive - locomotives > 0
      );
    }),
  );
  if (!seen.has("payTunnel") && tunnel) return tunnel;
  const long = best(claims.filter(({ lane }) => (lanes[lane]?.length ?? 0) >= 3));
  const trains = at.view.seats[at.seat]?.trains ?? 0;
  if (long) return long;
  const any = best(claims);
  if (any && (trains < 8 || at.view.seats[at.seat]!.cards > 14)) return any;
  const draws = legal.filter((action) => action.type === "drawCard");
  // A ferry and a tunnel both want locomotives: take an open one while they are to be seen.
  const engine = draws.find(
    ({ from }) => from !== "deck" && at.view.row[from] === "locomotive" && !seen.has("ferry"),
  );
  return engine ?? draws[turns % draws.length] ?? any ?? (legal[0] as Action);
}

/** What two people with phones have to meet before the table counts as played. */
export const wanted = [
  "drawCard",
  "claimLane",
  "extra",
  "payTunnel",
  "ferry",
  "station",
  "tickets",
  "lastRound",
] as const;
