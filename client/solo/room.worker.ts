/** The solo room behind `postMessage`. */
import { loadBoard } from "../connection/boards.ts";
import { Refusal } from "../../engine/types.ts";
import { SoloRoom, type Step } from "./room.ts";
import type { FromRoom, ToRoom } from "./talk.ts";

let room: SoloRoom | undefined;
/** Messages wait for the board to be loaded, and for each other. */
let queue = Promise.resolve();

const say = (message: FromRoom): void => postMessage(message);

addEventListener("message", (event: MessageEvent<ToRoom>) => {
  queue = queue.then(() => hear(event.data));
});

async function hear(message: ToRoom): Promise<void> {
  switch (message.type) {
    case "begin":
      room = new SoloRoom(await loadBoard(message.wish.map), message.wish, message.seed);
      return opened(room);
    case "resume":
      room = SoloRoom.resume(await loadBoard(message.record.map), message.record);
      return opened(room);
    case "act":
      return act(message.id, message.action);
    case "bot":
      return tell(room?.botMoves() ?? null);
    case "log":
      if (room) say({ type: "log", log: room.log(message.players) });
      return;
    default:
      message satisfies never;
  }
}

function act(id: number, action: Parameters<SoloRoom["act"]>[0]): void {
  if (!room) return;
  try {
    tell(room.act(action));
    say({ type: "done", id });
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    say({ type: "refused", id, refused: { code: error.code, message: error.message } });
  }
}

function opened(room: SoloRoom): void {
  const { sofar, commitment, record, waitingFor } = room;
  say({ type: "opened", events: sofar, commitment, record, waitingFor });
}

function tell(step: Step | null): void {
  if (step && room) say({ type: "events", ...step, waitingFor: room.waitingFor });
}
