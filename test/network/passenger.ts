/** A scripted player on the client's own connection code: what the page would do, without the page. */
import { effect } from "@preact/signals";
import { openOnline } from "../../client/connection/online.ts";
import type { Surroundings } from "../../client/connection/reconnect.ts";
import { dialSocket, type Dial } from "../../client/connection/socket.ts";
import type { Session } from "../../client/session.ts";
import { bots } from "../../engine/bots/index.ts";
import { type Action, type Rules, rulesFor } from "../../engine/index.ts";
import { seeded } from "./random.ts";

export interface Passenger {
  readonly session: Session;
  /** What this player did and was told is done, in order. */
  readonly done: Action[];
  readonly refused: string[];
  readonly wire: { dials: number; resends: number };
  readonly finished: Promise<void>;
  close(): void;
}

/** Time as in a browser, or `haste` times as fast; nothing ever wakes this device up. */
function surroundings(random: () => number, haste: number): Surroundings {
  return {
    now: () => Date.now(),
    random,
    after(ms, run) {
      const timer = setTimeout(run, ms / haste);
      return () => clearTimeout(timer);
    },
    onWake: () => () => {},
  };
}

/** Counts what goes over the wire: how often it was dialled, and which frames were said again. */
function counted(dial: Dial, wire: { dials: number; resends: number }): Dial {
  const said = new Set<string>();
  return (events) => {
    wire.dials += 1;
    const real = dial(events);
    return {
      send(data) {
        if (data.includes('"id"')) {
          if (said.has(data)) wire.resends += 1;
          said.add(data);
        }
        real.send(data);
      },
      drop: () => real.drop(),
    };
  };
}

/** Half of the players are greedy; the others do anything legal, though claims come first. */
function choose(rules: Rules, session: Session, seat: number, random: () => number): Action {
  const view = session.view.peek();
  if (!view) throw new Error("nothing to choose from");
  if (seat % 2 === 0) {
    return bots.greedy(rules, { view, events: session.events.peek(), seat }, "").action;
  }
  const actions = rules.legalActions(view, seat);
  const claims = actions.filter(({ type }) => type === "claimLane" || type === "payTunnel");
  const from = claims.length > 0 && random() < 0.8 ? claims : actions;
  return from[Math.floor(random() * from.length)] as Action;
}

export interface Journey {
  readonly socket: string;
  readonly game: string;
  readonly token?: string;
  readonly seed: string;
  readonly haste: number;
  /** Told of every act that was done. */
  readonly acted: () => void;
}

export function board({ socket, game, token, seed, haste, acted }: Journey): Passenger {
  const random = seeded(seed);
  const wire = { dials: 0, resends: 0 };
  const session = openOnline({
    game,
    ...(token === undefined ? {} : { token }),
    dial: counted(dialSocket(socket), wire),
    world: surroundings(random, haste),
  });
  const done: Action[] = [];
  const refused: string[] = [];

  async function move(rules: Rules, seat: number) {
    const action = choose(rules, session, seat, random);
    const answer = await session.act(action);
    if ("done" in answer) done.push(action);
    else refused.push(`${action.type}: ${answer.refused.code} ${answer.refused.message}`);
    acted();
  }

  let stop = () => {};
  const finished = new Promise<void>((resolve, reject) => {
    stop = effect(() => {
      const [map, view, seat] = [session.board.value, session.view.value, session.seat.value];
      const link = session.link.value;
      if (link.state === "closed") reject(new Error(`${link.code} ${link.reason}`));
      if (!map || !view) return;
      if (view.result) return resolve();
      if (seat === null || session.pending.value) return;
      const mine = view.turn === null ? view.seats[seat]?.offer : view.turn === seat;
      // After the effect: acting changes signals it has just read.
      if (mine) queueMicrotask(() => session.pending.peek() || void move(rulesFor(map), seat));
    });
  });
  return {
    session,
    done,
    refused,
    wire,
    finished,
    close() {
      stop();
      session.close();
    },
  };
}
