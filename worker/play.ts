/** Every act of a game goes through here: the engine decides, the room writes, then sends. */
import { commitmentOf, engineVersion } from "../engine/index.ts";
import type { Action } from "../engine/types.ts";
import { newSeed } from "./access.ts";
import { standsStill } from "./clock.ts";
import { Game } from "./game.ts";
import type { Hall } from "./hall.ts";
import type { Act } from "./ledger.ts";
import { filled } from "./lobby.ts";
import { Refused } from "./refused.ts";
import { type Sheet, withSeat } from "./sheet.ts";

interface Move {
  readonly seat: number;
  readonly action: Action;
  readonly by: Act["by"];
  readonly id?: string | undefined;
}

/** Throws the engine's `Refusal`, with nothing changed, when the action is not legal. */
export function carryOut(hall: Hall, { seat, action, by, id }: Move, now: number): void {
  const { game, sheet } = hall;
  if (!game || sheet.status !== "playing") {
    throw new Refused("not-playing", "No game is being played here now.");
  }
  const events = game.rules.decide(game.state, seat, action);
  const still = standsStill(sheet) && hall.present().seats.size === 0;
  const act: Act = {
    seat,
    action,
    by,
    at: now,
    ...(id === undefined ? {} : { id }),
    ...(still ? { still } : {}),
    events,
  };
  const over = events.some((event) => event.type === "finished");
  hall.record(act, over ? { ...sheet, status: "finished", overAt: now, seen: now } : null);
}

/** An act of a person. Whoever acts is back: the autopilot lets go, also when it is not their turn. */
export function act(
  hall: Hall,
  seat: number,
  frame: { readonly action: Action; readonly id?: string; readonly seq?: number },
  now: number,
): void {
  const { game } = hall;
  if (!game || hall.sheet.status !== "playing") {
    throw new Refused("not-playing", "No game is being played here now.");
  }
  if (hall.sheet.seats[seat]?.autopilot) {
    hall.change(withSeat(hall.sheet, seat, { autopilot: false }), now);
  }
  if (frame.seq !== undefined && frame.seq !== game.seq) {
    throw new Refused("stale", "Something else happened first. Look again.");
  }
  carryOut(hall, { seat, action: frame.action, by: "person", id: frame.id }, now);
}

/** The game begins: seed and commitment, seats numbered anew, the set-up dealt. */
export function start(hall: Hall, sheet: Sheet, now: number): void {
  const lobby = filled(sheet);
  const seed = newSeed();
  const next: Sheet = {
    ...lobby,
    status: "playing",
    seed,
    commitment: commitmentOf(seed),
    engine: engineVersion,
    startedAt: now,
    seen: now,
  };
  const game = new Game(next.map);
  const events = game.rules.begin({ seats: next.seats.length, seed });
  const act: Act = { seat: null, action: null, by: "bot", at: now, events };
  hall.ledger.together(() => {
    hall.ledger.writeSheet(next);
    hall.ledger.writeAct(0, act);
  });
  hall.sheet = next;
  game.add(act);
  hall.game = game;
  // The commitment goes out before any card; who got another number gets both in a new welcome.
  const welcomed = hall.reseat(now);
  hall.tell(now, welcomed);
  hall.sendEvents(0, welcomed);
}
