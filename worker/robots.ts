/** Moves the room makes: for computer players, autopilots, and a turn whose clock ran out. */
import { bots } from "../engine/bots/index.ts";
import { newSeed } from "./access.ts";
import { type Push, pushOf } from "./alarms.ts";
import type { Hall } from "./hall.ts";
import { carryOut } from "./play.ts";
import { type Sheet, withSeat } from "./sheet.ts";

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
  try {
    carryOut(hall, { seat, action: bots[level](game.rules, sight, newSeed()).action, by }, now);
  } catch (error) {
    // Whatever goes wrong in a bot, the game goes on with the first legal action.
    console.error("bot", level, error);
    const [action] = game.rules.legalActions(sight.view, seat);
    if (!action) throw error;
    carryOut(hall, { seat, action, by }, now);
  }
  const next = game.missed(seat) === missed ? null : afterMiss(hall, push);
  if (next && hall.sheet.status === "playing") hall.change(next, now);
}
