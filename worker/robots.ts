/** Moves the room makes: for computer players, autopilots, and a turn whose clock ran out. */
import { bots, type Sight } from "../engine/bots/index.ts";
import type { Rules } from "../engine/index.ts";
import type { Action } from "../engine/types.ts";
import { newSeed } from "./access.ts";
import { type Push, pushOf } from "./alarms.ts";
import type { Hall } from "./hall.ts";
import { carryOut } from "./play.ts";
import type { Level } from "./protocol.ts";
import { type Sheet, withSeat } from "./sheet.ts";

/** What the bot wants; whatever goes wrong in it, the game goes on with the first legal action. */
function choose(rules: Rules, sight: Sight, level: Level): Action {
  const [fallback] = rules.legalActions(sight.view, sight.seat);
  try {
    return bots[level](rules, sight, newSeed()).action;
  } catch (error) {
    console.error("bot", level, error);
    if (!fallback) throw error;
    return fallback;
  }
}

/** The seat stays on autopilot after two turns in a row that the clock took. */
function afterMiss(hall: Hall, push: Push): Sheet | null {
  const missed = hall.game?.missed(push.seat) ?? 0;
  if (push.by !== "clock" || missed === 0 || missed % 2 !== 0) return null;
  return hall.sheet.seats[push.seat]?.autopilot
    ? null
    : withSeat(hall.sheet, push.seat, { autopilot: true });
}

/** Makes the move that is due, if one is; the bot sees what its seat sees and no more. */
export function pushOn(hall: Hall, now: number): void {
  const { game } = hall;
  const push = game && pushOf(hall.sheet, game, hall.present());
  if (!game || !push || push.at > now) return;
  const { seat, by } = push;
  const missed = game.missed(seat);
  const level = by === "bot" ? (hall.sheet.seats[seat]?.level ?? "normal") : "normal";
  const sight = { view: game.rules.view(game.state, seat), events: game.seenBy(seat), seat };
  carryOut(hall, { seat, action: choose(game.rules, sight, level), by }, now);
  const next = game.missed(seat) === missed ? null : afterMiss(hall, push);
  if (next && hall.sheet.status === "playing") hall.change(next, now);
}
