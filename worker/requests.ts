/** Every frame of someone who has said hello, carried out or refused. */
import { hashOf, newSecret, secretFrom } from "./access.ts";
import { type Pace, say } from "./chat.ts";
import type { Hall } from "./hall.ts";
import { asHost, isAway } from "./host.ts";
import { setBot, setOptions, setProfile, swap, vacate } from "./lobby.ts";
import { act, start } from "./play.ts";
import { type ClientFrame, closeCodes } from "./protocol.ts";
import { Refused } from "./refused.ts";
import { type Sheet, withSeat } from "./sheet.ts";

export type Request = Exclude<ClientFrame, { type: "hello" | "rematch" }>;

export interface Done {
  readonly token?: string;
}

/** How many carried-out frames are remembered, so that one sent again is not done again. */
const remembered = 64;

/** The person and seat behind a socket; everything but watching needs one. */
export function seatOf(hall: Hall, socket: WebSocket): { seat: number; hash: string } {
  const { seat, hash } = hall.sockets.guest(socket);
  if (seat === null || hash === null) {
    throw new Refused("not-seated", "You are watching this game; only players can do this.");
  }
  return { seat, hash };
}

/** Ids are random and nobody else's, so the id alone will do, also after its sender's seat changed. */
const keyOf = (id: string) => hashOf(id).slice(0, 32);

/** What was answered to this frame before, if it was carried out. */
export function doneBefore(hall: Hall, socket: WebSocket, frame: ClientFrame): Done | undefined {
  const { seat } = hall.sockets.guest(socket);
  const { id } = frame;
  if (id === undefined) return undefined;
  if (frame.type === "act") return seat !== null && hall.game?.did(seat, id) ? {} : undefined;
  const key = keyOf(id);
  const found = hall.sheet.done.find((one) => one.key === key);
  if (!found) return undefined;
  return found.salt === undefined ? {} : { token: secretFrom(found.salt, id) };
}

function relink(
  hall: Hall,
  socket: WebSocket,
  sheet: Sheet,
  seat: number,
  id: string,
): [Sheet, Done, string] {
  if (sheet.seats[seat]?.kind !== "person") {
    throw new Refused("not-person", "Nobody sits there who could use a link.");
  }
  const salt = newSecret();
  const token = secretFrom(salt, id);
  const hash = hashOf(token);
  for (const old of hall.sockets.ofSeat(seat)) {
    if (old === socket) hall.sockets.set(old, { ...hall.sockets.guest(old), hash });
    else hall.sockets.close(old, closeCodes.badToken, "This seat was given a new link.");
  }
  return [withSeat(sheet, seat, { hash }), { token }, salt];
}

function autopilot(hall: Hall, own: number, seat: number, on: boolean, now: number): Sheet {
  const { sheet } = hall;
  if (sheet.status !== "playing") throw new Refused("not-playing", "No game is being played here.");
  const record = sheet.seats[seat];
  if (!record) throw new Refused("no-such-seat", "There is no such seat.");
  if (record.kind !== "person") throw new Refused("not-person", "Nobody sits there.");
  if (!on && own !== seat) throw new Refused("not-yours", "Only its own person takes a seat back.");
  if (on && !isAway(sheet, seat, now)) {
    throw new Refused("not-away", "This player has not been away for a minute.");
  }
  return withSeat(sheet, seat, { autopilot: on });
}

/** With everyone agreed who is here and plays, the game ends as it stands. */
function end(hall: Hall, hash: string, agree: boolean, now: number): Sheet {
  const { sheet } = hall;
  if (sheet.status !== "playing") throw new Refused("not-playing", "No game is being played here.");
  const others = sheet.ending.filter((one) => one !== hash);
  const next = { ...sheet, ending: agree ? [...others, hash] : others };
  const { seats } = hall.present();
  const asked = sheet.seats.filter(
    (seat, i) => seat.kind === "person" && !seat.autopilot && seats.has(i),
  );
  const all = agree && asked.every((seat) => seat.hash !== null && next.ending.includes(seat.hash));
  return all ? { ...next, status: "ended", overAt: now, seen: now } : next;
}

export function handle(
  hall: Hall,
  pace: Pace,
  socket: WebSocket,
  frame: Request,
  now: number,
): Done {
  const { seat, hash } = seatOf(hall, socket);
  const { id } = frame;
  const noted = (sheet: Sheet, salt?: string): Sheet => {
    if (id === undefined) return sheet;
    const entry = { key: keyOf(id), ...(salt === undefined ? {} : { salt }) };
    return { ...sheet, done: [...sheet.done.slice(1 - remembered), entry] };
  };
  const change = (sheet: Sheet): Done => {
    hall.change(noted(sheet), now);
    return {};
  };
  switch (frame.type) {
    case "act":
      act(hall, seat, frame, now);
      return {};
    case "options":
      return change(setOptions(asHost(hall, seat, now), frame));
    case "bot":
      return change(setBot(asHost(hall, seat, now), frame.seat, frame.level));
    case "remove":
      if (!hall.sheet.seats[frame.seat])
        throw new Refused("no-such-seat", "There is no such seat.");
      return change(vacate(asHost(hall, seat, now), frame.seat));
    case "start":
      start(hall, noted(asHost(hall, seat, now)), now);
      return {};
    case "relink": {
      const sheet = asHost(hall, seat, now);
      const [next, done, salt] = relink(hall, socket, sheet, frame.seat, id ?? newSecret());
      const away = frame.seat === seat ? {} : { away: hall.sheet.seats[frame.seat]?.away ?? now };
      hall.change(withSeat(noted(next, salt), frame.seat, away), now);
      return done;
    }
    case "profile":
      return change(setProfile(hall.sheet, seat, frame.name, frame.color));
    case "swap":
      return change(swap(hall.sheet, seat, frame.seat));
    case "leave":
      return change(vacate(hall.sheet, seat));
    case "autopilot":
      return change(autopilot(hall, seat, frame.seat, frame.on, now));
    case "end":
      return change(end(hall, hash, frame.agree, now));
    case "chat":
      say(hall, pace, seat, { text: frame.text }, id, now);
      return {};
    case "react":
      say(hall, pace, seat, { react: frame.name }, id, now);
      return {};
    default:
      return frame satisfies never;
  }
}
