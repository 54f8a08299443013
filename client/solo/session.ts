/** A game inside the page, kept on this device, behind the same promise as one over the wire. */
import { batch, signal } from "@preact/signals";
import { evolve } from "../../engine/evolve.ts";
import { tableOf } from "../../engine/table.ts";
import {
  type Action,
  type GameEvent,
  type GameLog,
  playerColors,
  type State,
} from "../../engine/types.ts";
import type { Board } from "../../maps/board.ts";
import type { Room } from "../../worker/protocol.ts";
import { loadBoard } from "../connection/boards.ts";
import { keepSolo, type SoloRecord, type SoloWish } from "../device/solo.ts";
import type { Answer, Link, Session } from "../session.ts";

import { type FromRoom, personSeat, type ToRoom } from "./talk.ts";

export interface SoloSession extends Session {
  /** The whole game in full form, for its replay and its check. */
  log(): Promise<GameLog>;
}

interface SoloStart {
  readonly from: { readonly wish: SoloWish } | { readonly record: SoloRecord };
  readonly name: string;
  /** What computer player number `n` (from 1) is called. */
  readonly botName: (n: number) => string;
  /** The pause before a computer player moves, so that one can follow. */
  readonly pause: () => number;
  readonly worker?: () => Worker;
}

const open: Link = { state: "open" };
const notHere: Answer = { refused: { code: "not-playing", message: "A solo game has no room." } };

export function openSolo(start: SoloStart): SoloSession {
  const wish = "wish" in start.from ? start.from.wish : start.from.record;
  const board = signal<Board | undefined>(undefined);
  const room = signal<Room>(roomFor(start, wish));
  const events = signal<readonly GameEvent[]>([]);
  const view = signal<State | undefined>(undefined);
  const pending = signal<Action | null>(null);
  const answers = new Map<number, (answer: Answer) => void>();
  const logs: ((log: GameLog) => void)[] = [];
  let lastId = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const worker =
    start.worker?.() ??
    new Worker(new URL("./room.worker.ts", import.meta.url), { type: "module" });
  const say = (message: ToRoom): void => worker.postMessage(message);
  worker.addEventListener("message", (event: MessageEvent<FromRoom>) =>
    batch(() => hear(event.data)),
  );

  void loadBoard(wish.map).then((loaded) => {
    board.value = loaded;
    say(
      "wish" in start.from
        ? { type: "begin", wish, seed: freshSeed() }
        : { type: "resume", record: start.from.record },
    );
  });

  function hear(message: FromRoom): void {
    switch (message.type) {
      case "opened":
        room.value = { ...room.peek(), commitment: message.commitment };
        return take(message);
      case "events":
        return take(message);
      case "done":
        return answer(message.id, { done: true });
      case "refused":
        return answer(message.id, { refused: message.refused });
      case "log":
        return logs.splice(0).forEach((give) => give(message.log));
      default:
        message satisfies never;
    }
  }

  function take(message: Extract<FromRoom, { readonly type: "opened" | "events" }>): void {
    const loaded = board.peek();
    if (!loaded) return;
    const table = tableOf(loaded);
    view.value = message.events.reduce<State | undefined>(
      (state, event) => evolve(table, state, event),
      view.peek(),
    );
    events.value = [...events.peek(), ...message.events];
    room.value = {
      ...room.peek(),
      status: message.record.finished ? "finished" : "playing",
      now: Date.now(),
    };
    keepSolo(message.record);
    clearTimeout(timer);
    if (message.waitingFor !== null) timer = setTimeout(() => say({ type: "bot" }), start.pause());
  }

  function answer(id: number, text: Answer): void {
    pending.value = null;
    answers.get(id)?.(text);
    answers.delete(id);
  }

  return {
    game: "solo",
    board,
    room,
    seat: signal(personSeat),
    events,
    view,
    chat: signal([]),
    link: signal(open),
    pending,
    skew: signal(0),
    rematch: signal(null),
    act(action) {
      if (pending.peek()) return Promise.resolve({ refused: { code: "stale", message: "" } });
      pending.value = action;
      const id = (lastId += 1);
      return new Promise((resolve) => {
        answers.set(id, resolve);
        say({ type: "act", id, action });
      });
    },
    send: () => Promise.resolve(notHere),
    onReaction: () => () => {},
    log() {
      const players = room
        .peek()
        .seats.map(({ name, kind, level }) =>
          kind === "bot" && level ? { name, kind, level } : { name, kind: "person" as const },
        );
      return new Promise((resolve) => {
        logs.push(resolve);
        say({ type: "log", players });
      });
    },
    close() {
      clearTimeout(timer);
      worker.terminate();
    },
  };
}

function roomFor(start: SoloStart, wish: SoloWish): Room {
  return {
    status: "playing",
    map: wish.map,
    host: personSeat,
    seats: Array.from({ length: wish.opponents + 1 }, (_, i) => ({
      name: i === personSeat ? start.name : start.botName(i),
      kind: i === personSeat ? ("person" as const) : ("bot" as const),
      ...(i === personSeat ? {} : { level: wish.level }),
      color: playerColors[i] ?? "blue",
      connected: true,
      autopilot: false,
    })),
    watchers: 0,
    clock: null,
    deadline: null,
    public: false,
    watching: false,
    chat: false,
    late: false,
    commitment: null,
    now: Date.now(),
  };
}

function freshSeed(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(32)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
